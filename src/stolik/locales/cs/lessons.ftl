### První lekce: co udělat na desce a jaké pravidlo se na tom ukáže

draughts-lesson-step = Kameny chodí o jedno pole šikmo dopředu, na volné pole. Ťukni na svůj kámen a pak na pole, kam má jít.
draughts-lesson-step-corner = Kameny stojí ve dvou rozích a dlouhá diagonála mezi nimi je prázdná. Chodí o jedno pole šikmo dopředu. Ťukni na svůj kámen a pak na pole, kam má jít.
draughts-lesson-step-all = Tady se hraje na všech 64 polích. Kameny chodí o jedno pole šikmo dopředu, na volné pole. Ťukni na svůj kámen a pak na pole, kam má jít.
draughts-lesson-must = Kdo může brát, musí. Kámen přeskočí soupeře, který stojí vedle něj, na volné pole za ním. Ten, který to může udělat, je označený. Nejdřív zkus táhnout tím druhým.
draughts-lesson-back = Kameny chodí jen dopředu, ale berou i dozadu. Vezmi kámen, který stojí za tvým.
draughts-lesson-not-back = Kameny berou jen dopředu. Soupeř za tvým kamenem je v bezpečí, takže prostě jdi dál.
draughts-lesson-ahead = Kdo může brát, musí. Kameny berou rovně dopředu i šikmo dopředu, skokem na volné pole za soupeřem. Vezmi ho.
draughts-lesson-aside = Kameny berou i do stran, ale nikdy dozadu. Skoč do strany.
draughts-lesson-most = Brát mohou dva kameny, ale smí se jen tak, aby se vzalo co nejvíc. Jeden z nich vezme dva, skok za skokem: najdi ho.
draughts-lesson-free = Brát mohou dva kameny a můžeš si vybrat, kterým. Začaté braní ale pokračuje, dokud to jde, skok za skokem.
draughts-lesson-crown = Kámen, který skončí tah na poslední řadě, se stane dámou. Chybí jeden krok.
draughts-lesson-through = Kámen, který poslední řadou při braní jen projde, zůstane kamenem. Vezmi oba a pak se na něj podívej.
draughts-lesson-at-once = Kámen, který při braní dojde na poslední řadu, se hned stane dámou a bere dál jako dáma. Vezmi všechny tři.
draughts-lesson-stops = Kámen, který dojde na poslední řadu, se stane dámou a zastaví se tam, i kdyby mohl brát dál. Ber.
draughts-lesson-king-flying = Dáma létá: jde šikmo, jak daleko chce, a bere z dálky. Dopadnout smí na kterékoli volné pole za tím, co vzala.
draughts-lesson-king-short = Dáma chodí o jedno pole, ale i dozadu, a stejně tak bere: jen soupeře, který stojí vedle ní. Ber dozadu.
draughts-lesson-king-all = Dáma chodí o jedno pole všemi osmi směry a stejně tak bere. Skoč rovně dozadu.
draughts-lesson-win = Vyhrává, kdo vezme všechno nebo nechá soupeře bez tahu. Tvoje dáma to zvládne jedním tahem.
