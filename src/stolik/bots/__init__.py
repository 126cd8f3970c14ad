"""Opinions: searches written against the contract, then what is known of each game. Levels from weak to strong."""

from stolik.core.registry import add_bots, add_study

add_bots(
    "nimmt",
    {
        "random": "stolik.bots.random:RandomBot",
        "easy": "stolik.bots.nimmt.easy:EasyBot",
        "medium": "stolik.bots.montecarlo:MonteCarloBot",
        "strong": "stolik.bots.nimmt.strong:StrongBot",
    },
)
add_bots(
    "ogorek",
    {
        "random": "stolik.bots.random:RandomBot",
        "easy": "stolik.bots.ogorek.easy:EasyBot",
        "medium": "stolik.bots.ogorek.quick:QuickBot",
        "strong": "stolik.bots.ogorek.search:StrongBot",
    },
)
add_bots(
    "sixtysix",
    {
        "random": "stolik.bots.random:RandomBot",
        "easy": "stolik.bots.sixtysix.thumb:ThumbBot",
        "medium": "stolik.bots.sixtysix.plain:PlainBot",
        "strong": "stolik.bots.sixtysix.expert:Expert",
    },
)
for variant in ("polish", "russian", "american", "corner", "german", "russian-official", "english", "brazilian"):
    add_bots(
        f"draughts/{variant}",
        {
            "random": "stolik.bots.random:RandomBot",
            "easy": "stolik.bots.draughts.bot:Easy",
            "medium": "stolik.bots.draughts.bot:Medium",
            "hard": "stolik.bots.draughts.bot:Hard",
            "strong": "stolik.bots.draughts.bot:Strong",
        },
    )
add_bots(
    "words",
    {
        "random": "stolik.bots.random:RandomBot",
        "easy": "stolik.bots.words.beginners:EasyPair",
        "everyday": "stolik.bots.words.beginners:EverydayPair",
        "medium": "stolik.bots.words.pair:GreedyPair",
        "joint": "stolik.bots.words.pair:JointPair",
        "strong": "stolik.bots.words.pair:StrongPair",
    },
)
add_study("nimmt", "stolik.bots.study:HeadsStudy")
add_study("ogorek", "stolik.bots.study:Study")
add_study("sixtysix", "stolik.bots.sixtysix.study:SixtysixStudy")
add_study("draughts", "stolik.bots.draughts.study:DraughtsStudy")
add_study("words", "stolik.bots.words.double_turns:WordsStudy")
