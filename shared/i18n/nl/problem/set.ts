import type { designProblems as englishDesign, setProblems as englishSet } from '../../en/problem/set.ts';
import type { Words } from '../../words.ts';

export const setProblems = {
  'setup/seats':
    'Dit is niet te spelen met {{seats, counted(one: speler; other: spelers)}}. Kies er {{least}} tot {{most}}.',
  'setup/list-word':
    'In de lijst “$t(fact:lists.{{option}})” staat “{{word}}”, en dat kan geen woord zijn. Schrijf 2 tot 21 letters van de stukken.',

  'set/too-large':
    'Dit bestand is te groot voor een set: {{length}} tekens, en er worden er hoogstens {{limit}} gelezen.',
  'set/not-a-set':
    'Dit is geen bestand van een set: het begint met “{{found}}” in plaats van “{”. Bij Ontwerpen lees je een tabel met stukken in (CSV of geplakte tekst), en sla je die op als set.',
  'set/not-json': 'De set breekt af of is beschadigd op regel {{line}}, kolom {{column}}. Herstel die plek.',
  'set/key-twice':
    'In de set staat een gegeven voor de tweede keer op regel {{line}}, kolom {{column}}: {{found}}. Haal een van de twee weg.',
  'set/too-deep':
    'Dit is geen set: op regel {{line}}, kolom {{column}} zitten lijsten en objecten te diep in elkaar. Kies een ander bestand.',
  'set/wrong-format':
    'Dit is geen set: het formaat is “{{found}}”, verwacht “{{expected}}”. Kies een ander bestand.',
  'set/newer-version':
    'Deze set is geschreven door een nieuwere Cubewright (versie {{version}}; deze leest tot en met {{known}}). Werk Cubewright bij om hem te openen.',
  'set/bad-value': 'De set klopt niet bij {{path}}. Daar hoort: {{expected}}.',
  'set/same-letter-twice':
    'Kubus {{piece}} heeft twee keer {{letter}}. Een kubus in een bestand van versie 1 heeft vijf verschillende letters nodig; stukken van versie 2 mogen alle letters hebben.',
  'set/no-value': 'Stuk {{piece}} heeft {{letter}}, en die heeft geen waarde. Zet hem bij “values”.',
  'set/two-values': 'De letter {{letter}} heeft twee waarden. Houd er één.',
  'set/no-letter':
    '“{{found}}” bij {{path}} is geen letter van de set, {{alphabet}}. Neem één letter, een getal, * voor een blanco, of vanaf versie 3 een premie: 2L, 3L, 4L, 2W of 3W.',
  'set/board-size':
    'Het bord “{{board}}” heeft {{rows, counted(one: rij; other: rijen)}}. Het moeten er {{least}} tot {{most}} zijn.',
  'set/board-row-length':
    'Rij {{row}} van het bord “{{board}}” heeft {{length, counted(one: vak; other: vakken)}}, verwacht {{expected}}.',
  'set/board-mark':
    'Rij {{row}}, vak {{column}} van het bord “{{board}}” heeft het merk “{{mark}}”. Neem er een uit {{expected}}.',
  'set/board-centre': 'Het bord “{{board}}” heeft precies één midden * nodig, en heeft er {{found}}.',
  'set/box-rows':
    'De bak heeft {{found, counted(one: rij; other: rijen)}} merken. Het moeten er {{expected}} zijn.',
  'set/box-row-length':
    'Rij {{row}} van de bak heeft {{length, counted(one: merk; other: merken)}}, verwacht {{expected}} met spaties ertussen.',
  'set/box-mark':
    'Rij {{row}}, vak {{column}} van de bak heeft het merk “{{mark}}”. Neem er een uit {{expected}}.',

  'set/pieces-for-game':
    '$t(common:games.{{game}}) is niet te spelen met {{found, counted(one: stuk; other: stukken)}}. Nodig: {{needed}}.',
  'set/piece-for-game':
    'Op stuk {{piece}} staat {{shows}}. Voor $t(common:games.{{game}}) moet het dit hebben: $t(checks:wants.{{wants}}).',
  'set/alike-for-game':
    'Stuk {{other}} en stuk {{piece}} hebben allebei {{letters}}. $t(common:games.{{game}}) houdt stukken uit elkaar aan hun letters: wijzig er een.',

  'design/proposed-pieces': 'Het aantal stukken kan niet {{found}} zijn. Kies {{least}} tot {{most}}.',
  'design/few-words':
    'De lijst {{list}} is te kort om een set mee in balans te brengen: er staan {{words}} woorden in. Kies er een van {{least}} of meer.',
  'design/few-letters':
    'De lijst {{list}} gebruikt {{letters, counted(one: letter; other: verschillende letters)}}; voor deze soort stukken zijn er {{least}} nodig. Kies een andere lijst, of tegels.',
} as const satisfies Words<typeof englishSet>;

export const designProblems = {
  'design/no-face':
    '“{{written}}” is geen vlak. Schrijf een letter van deze set ({{alphabet}}), een getal tot 999, * voor elke letter, of 2L, 3L, 4L, 2W, 3W.',
  'design/no-file': 'Kies eerst het bestand van een set.',
  'design/file-not-text':
    'Dit bestand is geen gewone tekst. Sla het op als tekst in UTF-8, een tabel als CSV, en kies het opnieuw.',
  'design/file-unreadable': 'Dit bestand is niet te lezen. Misschien is het verplaatst; kies het opnieuw.',
  'design/thread-stopped':
    'Het meten is gestopt door een fout van ons. Kies de woordenlijst opnieuw om het nog eens te proberen.',
  'design/no-value': 'Een letter telt 0 tot {{most}}, in hele punten.',
  'design/too-many-pieces': 'Een set heeft hoogstens {{most}} stukken.',
  'design/last-piece': 'Een set heeft minstens één stuk.',
  'design/too-many-faces': 'Een stuk heeft hoogstens {{most}} vlakken.',
  'design/last-face': 'Stuk {{piece}} heeft één vlak, en dat blijft. Verwijder in plaats daarvan het stuk.',
  'design/letters-in-use':
    'Er staan letters op stukken die dan zouden ontbreken: {{letters}}. Wijzig eerst die vlakken.',
  'design/list-too-long':
    '“{{title}}” is te lang om mee te gaan: een bestand van een set heeft hoogstens {{most}} tekens. Sla de set zonder de lijst op, en geef de lijst als eigen bestand mee.',
  'design/no-title': 'Een naam heeft 1 tot {{most}} tekens.',
  'design/centre-stays': 'Een bord heeft één midden. Verf het ergens anders, dan wordt dit vak gewoon.',
  'design/board-size': 'Een bord heeft {{least}} tot {{most}} vakken per kant.',
  'design/board-taken': 'Er is al een bord {{board}}. Kies een andere naam.',
  'design/board-name': 'De naam van een bord bestaat uit kleine letters, cijfers en streepjes, hoogstens 40.',
  'design/too-many-boards': 'Een set heeft hoogstens {{most}} borden.',
} as const satisfies Words<typeof englishDesign>;
