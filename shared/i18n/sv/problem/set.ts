import type { designProblems as englishDesign, setProblems as english } from '../../en/problem/set.ts';
import type { Words } from '../../words.ts';

export const setProblems = {
  'setup/seats':
    'Det här går inte att spela med {{seats, counted(one: spelare; other: spelare)}}. Välj {{least}} till {{most}}.',
  'setup/list-word':
    'Listan ”$t(fact:lists.{{option}})” har ”{{word}}”, som inte kan vara ett ord. Använd 2 till 21 av pjäsernas bokstäver.',

  'set/too-large': 'Den här filen är för stor för en sats: {{length}} tecken, högst {{limit}} läses.',
  'set/not-a-set':
    'Det här är ingen satsfil: den börjar med ”{{found}}” där ”{” väntas. Satsverktyget läser en tabell med pjäser (CSV eller inklistrad text), och sparar den som en sats.',
  'set/not-json':
    'Satsen tar slut för tidigt eller är skadad på rad {{line}}, kolumn {{column}}. Rätta det där.',
  'set/key-twice':
    'Samma uppgift står två gånger i satsen, andra gången på rad {{line}}, kolumn {{column}}: {{found}}. Ta bort en av de två.',
  'set/too-deep':
    'Det här är ingen sats: listor och objekt ligger för djupt i varandra på rad {{line}}, kolumn {{column}}. Välj en annan fil.',
  'set/wrong-format':
    'Det här är ingen sats pjäser: dess format är ”{{found}}”, inte ”{{expected}}”. Välj en annan fil.',
  'set/newer-version':
    'Satsen skrevs av ett nyare Cubewright (version {{version}}; det här läser upp till {{known}}). Uppdatera Cubewright för att öppna den.',
  'set/bad-value': 'Det är fel i satsen vid {{path}}. Där väntas: {{expected}}.',
  'set/same-letter-twice':
    'Kub {{piece}} har {{letter}} två gånger. En kub i en fil av version 1 behöver fem olika bokstäver; pjäser i version 2 får ha vilka som helst.',
  'set/no-value': 'Pjäs {{piece}} har {{letter}}, som inte har något värde. Lägg till det i ”values”.',
  'set/two-values': 'Bokstaven {{letter}} har två värden. Behåll ett av dem.',
  'set/no-letter':
    'Vid {{path}} är ”{{found}}” ingen av satsens bokstäver, {{alphabet}}. Använd en bokstav, ett tal, * för en blank, eller från version 3 en premie: 2L, 3L, 4L, 2W eller 3W.',
  'set/board-size':
    'Brädet ”{{board}}” har {{rows, counted(one: rad; other: rader)}}. Det behöver {{least}} till {{most}}.',
  'set/board-row-length':
    'Rad {{row}} på brädet ”{{board}}” har {{length, counted(one: ruta; other: rutor)}} men ska ha {{expected}}.',
  'set/board-mark':
    'Rad {{row}}, ruta {{column}} på brädet ”{{board}}” har märket ”{{mark}}”. Använd ett av {{expected}}.',
  'set/board-centre': 'Brädet ”{{board}}” behöver precis en mittruta *, och har {{found}}.',
  'set/box-rows':
    'Lådan har {{found, counted(one: rad; other: rader)}} med märken. Den behöver {{expected}}.',
  'set/box-row-length':
    'Rad {{row}} i lådan har {{length, counted(one: märke; other: märken)}} men ska ha {{expected}}, med blanksteg emellan.',
  'set/box-mark': 'Rad {{row}}, ruta {{column}} i lådan har märket ”{{mark}}”. Använd ett av {{expected}}.',

  'set/pieces-for-game':
    '$t(common:games.{{game}}) går inte att spela med {{found, counted(one: pjäs; other: pjäser)}}. Det behöver {{needed}}.',
  'set/piece-for-game':
    'Pjäs {{piece}} visar {{shows}}. För $t(common:games.{{game}}) behöver den $t(checks:wants.{{wants}}).',
  'set/alike-for-game':
    'Pjäserna {{other}} och {{piece}} har båda {{letters}}. $t(common:games.{{game}}) skiljer pjäser åt med deras bokstäver: ändra en.',

  'design/proposed-pieces': 'Antalet pjäser kan inte vara {{found}}. Välj {{least}} till {{most}}.',
  'design/few-words':
    'Listan {{list}} är för kort för att balansera en sats: antal ord i den, {{words}}. Välj en med minst {{least}}.',
  'design/few-letters':
    'Listan {{list}} använder {{letters, counted(one: bokstav; other: olika bokstäver)}}; pjäser av det här slaget behöver {{least}}. Välj en annan lista, eller brickor.',
} as const satisfies Words<typeof english>;

export const designProblems = {
  'design/no-face':
    '”{{written}}” är ingen sida. Skriv en bokstav ur satsen ({{alphabet}}), ett tal upp till 999, * för vilken bokstav som helst, eller 2L, 3L, 4L, 2W, 3W.',
  'design/no-file': 'Välj filen med en sats först.',
  'design/file-not-text':
    'Den här filen är ingen ren text. Spara den som text i UTF-8, en tabell som CSV, och välj den igen.',
  'design/file-unreadable': 'Den här filen går inte att läsa. Den kan ha flyttats; välj den igen.',
  'design/thread-stopped':
    'Mätningen stannade på grund av ett fel hos oss. Välj ordlistan igen för att försöka en gång till.',
  'design/no-value': 'En bokstav är värd 0 till {{most}}, i hela poäng.',
  'design/too-many-pieces': 'En sats har högst {{most}} pjäser.',
  'design/last-piece': 'En sats har minst en pjäs.',
  'design/too-many-faces': 'En pjäs har högst {{most}} sidor.',
  'design/last-face': 'Pjäs {{piece}} har en sida, och behåller den. Ta bort pjäsen i stället.',
  'design/letters-in-use': 'Pjäser visar bokstäver som skulle saknas: {{letters}}. Ändra de sidorna först.',
  'design/list-too-long':
    '”{{title}}” är för lång för att följa med: en satsfil har högst {{most}} tecken. Spara satsen utan den, och lämna över listan som en egen fil.',
  'design/no-title': 'Ett namn har 1 till {{most}} tecken.',
  'design/centre-stays':
    'Ett bräde har en mittruta. Måla den någon annanstans, så blir den här rutan vanlig.',
  'design/board-size': 'Ett bräde har {{least}} till {{most}} rutor per sida.',
  'design/board-taken': 'Det finns redan ett bräde som heter {{board}}. Välj ett annat namn.',
  'design/board-name': 'Ett bräde döps med små bokstäver, siffror och bindestreck, högst 40.',
  'design/too-many-boards': 'En sats har högst {{most}} bräden.',
} as const satisfies Words<typeof englishDesign>;
