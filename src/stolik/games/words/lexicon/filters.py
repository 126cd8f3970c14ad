"""Which words of a dictionary may be played: no names, no abbreviations, no interjections.

Names and most abbreviations are told by capitals and full stops in the dictionary's entries. What is written in
small letters but cannot be spoken is an abbreviation too; Czech speaks r and l as vowels (vlk, prst). The rest is
named here, by hand and without claim to be complete.
"""

from __future__ import annotations

import re

import numpy as np

from stolik.core.kernel import Cells
from stolik.games.words.tiles import letters_of, word_of

VOWELS = {"cs": "aáeéěiíoóuúůyý", "pl": "aąeęioóuy", "en": "aeiouy"}
SPOKEN = {  # words without a vowel that can be spoken all the same
    "cs": re.compile("^(?=...)(?!.*rr).*[^rl][rl]"),
    "pl": re.compile("(?!)"),
    "en": re.compile("^(?:crwths?|cwms?|nth)$"),
}

INTERJECTIONS = {
    "cs": """ach ah aha ahá ahoj ách au ba bé béé bim bam bum bác baf bla buch cák cink čau čao ech ehm eňo fí fíha
        fuj fuk fič frk ha hahaha haha haf hej hele hm hi hihi ho hoho hola hop hou hu hú hup hurá hr huj chi cha che
        jaj jé jejda jéje jej jéžiš jo jó juj juchú kikirikí krá kuku kšá kvá kvak mňau mé méé mú něé no nó
        och ohó ó paf plác prásk prc prdlajs puf píp ťap ťuk ts tú uf uff ups šup žbluňk hají hačí haló ejhle ouha oj
        pá hí hý ňam cak hajdy""",
    "pl": """aa aaa ach aha aj au aua auć ba bach bam bee bęc bla ble brr bum buch buu bzz cha chi cho cmok ech ee eh
        ehe ehm ej fe fi fiu fru fu gul ha hau hau he hej hę hi ho hm hop hola hopla hu hura hurra huzia hyc
        jej joj kuku kukuryku kwa miau mniam muu no och of oho oj ojej oo ooo oj ojoj paf pa pac papa pfe pfu phi phu
        phy pif puf psik sio siu tfu tiu tra tralala trach uf uff uha uhm uhu umm ups uu uuu wio won wow wrr ymm yhm
        yyy łup łubu ćwir stuk puk cześć bee joł kic""",
    "en": """aah ah aha ahem ahoy alas argh aw bah boo brr eek eh er gee gosh ha haha hah hallo hello hey heigh hi hmm
        ho hooray hoy huh hurrah hurray mm oh oho ohs oi ooh oof oops ouch ow oy pah phew pooh psst rah shh tut ugh uh
        um whoa whoopee wow yah yay yahoo yikes yippee yo yoicks yow yuk zounds tsk phooey pshaw""",
}
ABBREVIATIONS = {  # with vowels, or with a Czech r or l, yet no words
    "cs": """ad adj afr al apod atd atm br bto cca cik cpu db dl dpi dr dto eg es fa fo fp hl http in kar kl ml ob
        op os oz pa pr plm popř prof rbl resp roč ryt tbc tel tzn viz vs zl zn jr sr""",
    "pl": """aa ab abc abp ac act adm afr ag agd agf al alb alg alk am amb and ang ap arb asb atm azj bay bi bmw bp bpa
        bpi bydg ca cd ce cea ci cie cit com cyg cyt czw dyr dzia ed ee egz ekg em et etc fab fac fam fr frr ft geod gim
        godz hab ib ibid ie ii iii il ind inf inr int inż ir itd itp itr jap jez kaw kol krak kub lab lic lit
        łac mat mea med min mies nip nln nru nry obj odc odm odp odr of ogr ok op opl opr ord orz osk ow pe pol pow poz
        prof proc przym przyp red ref reż rozdz rys sek ser soc sob spo tab tel ter tow tys ub ud ul ukr ur usg
        usu ust uzn wew wyb wyd wym wyr wys zal zam zał zob zyg zool żeń żoł""",
    "en": """ac adj adv aeq aka alb amt ane arr att atty av ave avg bi bu ca cal cf chem cir cit co col com cor cpu ct
        cu dds deg dept dis div doz dpi ea ecu ed eds emf enc encl eq esp est etc exp ext fed fem fer fol fut gen gov
        gre hes ibid id ii iii inc incl ind inf int iv ix jan jun kcal lat lii liq lit lix loc lvi lxi misc mod
        mos mun mus neg obj obs op opp orig oz pa pat ped perh phys pl pos prof pt qty re rec ref reg rel riv rte sci
        sec sen seq soc subj suff syn ta tel ti uhf ult univ usu var vi vii viii viz vol wo xci xi xii xiii xiv xix
        xvi xvii xviii xxi xxii xxiii xxiv xxvi yd yr yrs""",
}


def entry_wanted(entry: str) -> bool:
    """Whether a dictionary's entry is a common word: small letters only, no stops, digits or hyphens."""
    return entry.isalpha() and entry.islower()


def playable(rows: Cells, language: str) -> Cells:
    """Sorted words, as rows of letter numbers, without those that nobody may lay."""
    vowels = np.zeros(256, bool)
    vowels[letters_of(language, VOWELS[language])] = True
    kept: Cells = np.asarray(vowels[rows].any(axis=1))
    for i in np.flatnonzero(~kept):
        kept[i] = SPOKEN[language].search(word_of(language, rows[i][rows[i] > 0])) is not None
    packed = np.ascontiguousarray(rows).view(f"S{rows.shape[1]}").ravel()
    for word in (INTERJECTIONS[language] + " " + ABBREVIATIONS[language]).split():
        place = np.searchsorted(packed, bytes(letters_of(language, word)))
        if place < len(packed) and packed[place] == bytes(letters_of(language, word)):
            kept[place] = False
    found: Cells = rows[kept]
    return found
