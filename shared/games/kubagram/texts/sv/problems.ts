import type { Words } from '#shared/i18n/words.ts';
import type { kubagramProblems as english } from '../problems.ts';

export const kubagramProblems = {
  'kubagram/game-over': 'Spelet är slut. Ångra ett drag, eller börja ett nytt spel.',
  'kubagram/no-such-seat': 'Det finns ingen plats {{seat}}: det här spelet har plats 1 till {{seats}}.',
  'kubagram/not-your-turn': 'Du är inte på tur. På tur är plats {{toMove}}.',
  'kubagram/not-now': 'Det går inte nu. $t(record:kubagram.phases.{{phase}})',
  'kubagram/claims-open':
    'Först dina ord: säg att du är klar med dem, så att de andra får ifrågasätta dem eller låta dem stå.',
  'kubagram/take-first': 'Ta nästa tärning innan du avslutar turen, eller stå över.',
  'kubagram/unseen-die':
    'Ingen har angett tärningen på {{square}} än. Lyft den, och skriv vilka bokstäver den har.',
  'kubagram/skipped-already':
    'Du har redan stått över en gång i det här spelet, och får inte igen. Ta nästa tärning.',
  'kubagram/no-skip-alone': 'Ensam finns det ingen att stå över för. Ta nästa tärning.',
  'kubagram/not-this-field':
    'En ny ordning har varje tärning i mittfältet precis en gång. Kontrollera tärningarna.',
  'kubagram/not-last-turn': 'Korta ord hör till den tur då den sista tärningen läggs.',

  'kubagram/letter-not-on-die': 'Tärningen {{die}} har inget {{letter}}. Den visar en av {{letters}}.',
  'kubagram/face-fixed': 'Den här tärningen låg på en ruta I: dess {{letter}} förblir uppåt.',
  'kubagram/vowel-needed':
    'Tio konsonanter och ingen vokal ligger i mittfältet, så den här tärningen läggs med en vokal: {{letters}}.',
  'kubagram/vowel-not-aside':
    'Tio konsonanter och ingen vokal ligger i mittfältet, så jokern läggs med en vokal, och inte åt sidan.',
  'kubagram/no-joker': 'Bara jokrar läggs åt sidan. Lägg tärningen {{die}} i mittfältet.',

  'kubagram/no-dice': 'Ingen tärning är vald. Välj dem som bildar ditt ord.',
  'kubagram/die-twice': 'Tärningen {{die}} är angiven två gånger. Varje tärning används en gång.',
  'kubagram/not-in-central-field': 'Tärningen {{die}} ligger inte i mittfältet. Välj en annan.',
  'kubagram/other-letter-up':
    'Tärningen {{die}} ligger med {{shown}} uppåt, inte med {{letter}}. En sida som lagts står kvar.',
  'kubagram/joker-of-another':
    'Jokern {{die}} är lagd åt sidan av spelare {{seat}}. Andras jokrar är till för den sista spelaren, i den sista turen.',
  'kubagram/jokers-alone':
    '{{word}} skulle bestå av bara jokrar. Ett ord har minst en tärning ur mittfältet.',
  'kubagram/word-too-short':
    '{{word}} har {{letters, counted(one: bokstav; other: bokstäver)}}. Ord har {{least}} eller fler.',
  'kubagram/word-too-long': 'Det här ordet skulle ha {{letters}} bokstäver. De längsta har {{most}}.',
  'kubagram/no-such-word': 'Det finns inget ord med nummer {{id}} i något fält.',
  'kubagram/word-joined-twice': '{{word}} är angivet två gånger. Varje ord fogas en gång.',
  'kubagram/one-word-is-no-compound': 'En sammansättning fogas av två ord eller fler. Välj ett ord till.',
  'kubagram/part-too-short':
    '{{word}} är för kort som del av en sammansättning. Delar har {{least}} bokstäver eller fler.',
  'kubagram/word-made-just-now':
    '{{word}} bildades i den här delen av turen. Bara ord som låg där förut får förlängas.',
  'kubagram/word-extended': '{{word}} förlängdes i den här turen, och står kvar som det är.',
  'kubagram/extension-too-short':
    '{{word}} förlängs med {{least}} tärningar eller fler, framför, bakom eller båda. Här är {{dice}}.',

  'kubagram/not-in-lexicon':
    'Finns inte i listan: {{word}}. Välj ett annat ord, eller kom överens om att tillåta det.',
  'kubagram/not-for-everybody':
    '{{word}} är inte för alla, och utelämnat i det här spelet. Välj ett annat ord, eller kom överens om att tillåta det.',
  'kubagram/excluded-by-table':
    'Ett av orden som ni förbjuder vid bordet: {{word}}. Välj ett annat ord, eller kom överens om att tillåta det.',
  'kubagram/excluded-by-person':
    'Ett av dina egna ord som är förbjudna: {{word}}. Välj ett annat ord, eller kom överens om att tillåta det.',
  'kubagram/verdict-differs':
    'Det här draget dömdes med ordet {{judged}}, men det stavar {{word}}. Protokollet har ändrats för hand.',
  'kubagram/verdict-too-early':
    'När {{word}} togs fick det ett utslag, men i det här spelet döms ord bara när de ifrågasätts. Protokollet har ändrats för hand.',
  'kubagram/word-left':
    'Ett ord med {{least}} bokstäver eller fler går fortfarande att ta. Leta efter det först.',
  'kubagram/not-checked':
    'Om listan tillfrågades om ord som är kvar stämmer inte med det här spelet. Protokollet har ändrats för hand.',
  'kubagram/not-claimed-now': 'Ordet med nummer {{id}} togs inte just nu, så det går inte att ifrågasätta.',
  'kubagram/looked-up-already':
    '{{word}} är redan uppslaget, och det gäller. Ifrågasätt ett annat ord, eller låt orden stå.',
  'kubagram/bad-word':
    '”{{word}}” kan inte vara ett ord här. Stava det med 2 till 21 av tärningarnas bokstäver.',
  'kubagram/too-many-words': '{{words}} ord är för många på en gång. Tillåt högst {{most}} åt gången.',

  'kubagram/set-up-seat':
    'Ställningen anger spelare {{seat}}, och det här spelet har spelare 1 till {{seats}}.',
  'kubagram/set-up-count':
    'Listan ”{{list}}” i ställningen har {{found, counted(one: uppgift; other: uppgifter)}} för {{seats, counted(one: spelare; other: spelare)}}.',
  'kubagram/set-up-squares':
    'Lådan i ställningen har {{found, counted(one: ruta; other: rutor)}}. Den har {{squares}}.',
  'kubagram/set-up-die-twice':
    'Tärningen {{die}} är angiven två gånger, andra gången $t(record:kubagram.places.{{place}}). Varje tärning finns en gång.',
  'kubagram/set-up-none-left':
    'Ingen tärning är kvar som visar {{letter}} $t(record:kubagram.places.{{place}}). Kontrollera bokstäverna, eller ange vilken som är en joker.',
  'kubagram/set-up-unseen-first':
    'Cubewright kan inte dra tärningar som ingen har angett. Ange vem som börjar, eller vad varje spelare har dragit.',
  'kubagram/set-up-any':
    'Lådan har {{squares, counted(one: ruta; other: rutor)}} för vilken tärning som helst, och {{left, counted(one: tärning är; other: tärningar är)}} kvar till dem.',
  'kubagram/set-up-die-missing':
    'Tärningen {{die}} finns ingenstans i ställningen; antal tärningar som saknas: {{count}}. Ange var den ligger, eller utelämna lådan.',
  'kubagram/set-up-letter':
    'Tärningen {{die}}, $t(record:kubagram.places.{{place}}), har inget {{letter}}. Den visar en av {{letters}}.',
  'kubagram/set-up-no-joker': 'Tärningen {{die}} är lagd åt sidan av spelare {{seat}}, och är ingen joker.',
  'kubagram/set-up-short-word':
    '{{word}} hos spelare {{seat}} är för kort. Ord har {{least}} bokstäver eller fler.',
  'kubagram/set-up-long-word': '{{word}} hos spelare {{seat}} är längre än något ord i en lista.',
  'kubagram/set-up-parts':
    '{{word}} hos spelare {{seat}} kan inte vara fogat av {{parts}} ord: det har för få bokstäver.',
  'kubagram/set-up-corner':
    'Tärningar är tagna, så ställningen måste säga hur lådan vreds: corner 0, 90, 180 eller 270.',
  'kubagram/set-up-hole':
    'Ruta {{square}} är tom, och tärningar ligger på rutor som töms före den. Lägg en tärning där, eller töm de andra först.',
  'kubagram/set-up-box-empty':
    'Lådan är tom, så spelet är slut innan det har börjat. Lämna en tärning i lådan.',
  'kubagram/set-up-no-draw': 'Ensam drar ingen någon tärning för att börja. Utelämna de dragna tärningarna.',
  'kubagram/set-up-tie': 'De här spelarna är lika nära A: {{seat}}. Lägg till tärningarna som de drog sedan.',
  'kubagram/set-up-drew':
    'Spelare {{seat}} har dragit {{dice, counted(one: tärning; other: tärningar)}}, vilket inte stämmer med de andra: bara de som är lika närmast A drar om.',
  'kubagram/set-up-first': 'Spelare {{seat}} kan inte börja: en annan spelares tärning är närmare A.',
  'kubagram/set-up-alone':
    'Ensam ges ingen tärning vidare, och ingen står över. Utelämna ”{{entry}}” ur ställningen.',

  'kubagram/who-answers':
    'Ange vem som svarar med ett nummer först, som 2 låt stå eller 2 slå upp CATTLE: {{players}}.',

  'kubagram/entry-sign':
    '”{{found}}” är ingen bokstav på de här tärningarna. Skriv bokstäver, som CAT, med resten av en tärning inom parentes: A(CH).',
  'kubagram/entry-bracket': 'Parentesen har en tärnings andra bokstäver, efter den som ligger uppåt: A(CH).',
  'kubagram/entry-no-die':
    'Ingen tärning i den här satsen har just de här bokstäverna: {{letters}}. Kontrollera dem, eller skriv bara den första.',
  'kubagram/entry-no-joker': 'Ingen joker är kvar som visar {{letter}}. Skriv bokstaven utan stjärnan.',
  'kubagram/entry-too-many': 'Här finns plats för {{most}}, och den här raden har {{found}}. Utelämna några.',
  'kubagram/entry-box-empty':
    'För många rutor är tomma: {{count}} tärningar ligger ingenstans. Skriv ? där det ligger en tärning som du inte känner till.',

  'kubagram/empty-line': 'Det finns inget drag på den här raden. Skriv ett, som ta.',
  'kubagram/unknown-line':
    '”{{found}}” är inget drag. Skriv ta, lägg E vänster, ta CATTLE, foga ihop TABLE SPOON, lägg åt sidan, stå över eller klar.',
  'kubagram/no-clock': 'Inget i det här spelet går på tid.',
  'kubagram/corner-expected':
    'Det här är inget hörn av lådan: ”{{found}}”. Skriv hörn A9, L9, L1 eller A1, eller hur den vrids, som hörn 0, 90, 180 eller 270.',
  'kubagram/letter-expected':
    'Skriv vilken bokstav som ska uppåt: {{letters}}. Skriv lägg, bokstaven, och vänster eller höger.',
  'kubagram/word-expected': 'Ordet saknas, eller är inget ord. Skriv en rad som {{line}}.',
  'kubagram/unknown-die':
    '”{{found}}” är ingen tärning här. Ange tärningar med deras bokstäver, som ACH, och jokrar som DOKTER.',
  'kubagram/word-not-there':
    'Det finns inget ord {{word}} här. Kontrollera stavningen, eller numret efter #.',
  'kubagram/not-longer':
    '{{longer}} har inte {{word}} och fler bokstäver. Skriv förläng COMPUTE till COMPUTERS.',
  'kubagram/field-differs': 'Mittfältet har {{letters}}. Skriv alla dess bokstäver i deras nya ordning.',
  'kubagram/field-lacks': 'I mittfältet saknas bokstäver till {{word}}: {{letters}}.',

  'kubagram/no-other-dice': 'Inga andra tärningar visar de här bokstäverna: {{word}}.',
  'kubagram/dice-and-words':
    'Tärningar och flera ord går inte ihop. Foga ihop bara ord, eller lägg tärningar runt ett enda ord.',
} as const satisfies Words<typeof english>;
