import type { positionProblems as english } from '../../en/problem/position.ts';
import type { Words } from '../../words.ts';

export const positionProblems = {
  'position/bad-side':
    'Brädets $t(fact:sides.{{side}}) är {{found}}. Ange ett heltal från {{least}} till {{most}}.',
  'position/wrong-length':
    '”{{list}}” har {{found, counted(one: uppgift; other: uppgifter)}}, och brädet {{expected}} rutor. Ange en för varje ruta, rad för rad.',
  'position/bad-factor': 'Ruta {{square}} multiplicerar med {{found}}. Ange ett heltal från 0 till {{most}}.',
  'position/start-off-board':
    'Startrutan {{square}} finns inte på brädet. Rutorna räknas rad för rad från 0; de är {{squares}}.',
  'position/too-many-pieces': 'Stället har {{pieces}} pjäser. Lämna kvar högst {{most}}.',
  'position/no-face': 'Pjäs {{piece}} på stället visar ingen bokstav. Ge den minst en, eller gör den blank.',
  'position/too-many-faces':
    'Pjäs {{piece}} på stället har {{faces}} bokstäver. En kub visar en av högst {{most}}.',
  'position/letter-twice': 'Pjäs {{piece}} på stället har {{letter}} två gånger. Ange varje bokstav en gång.',
  'position/unknown-letter':
    '”{{letter}}” på ruta {{at}} finns inte bland ordlistans bokstäver. Använd en av {{alphabet}}.',
  'position/unknown-letter-on-rack':
    '”{{letter}}” på pjäs {{piece}} på stället finns inte bland ordlistans bokstäver. Använd en av {{alphabet}}.',
  'position/bad-value':
    '{{letter}} på ruta {{at}} har värdet {{found}}. Ange ett heltal från 0 till {{most}}.',
  'position/bad-value-on-rack':
    '{{letter}} på pjäs {{piece}} på stället har värdet {{found}}. Ange ett heltal från 0 till {{most}}.',
  'position/bad-bonus':
    'Bonusen för {{pieces, counted(one: pjäs; other: pjäser)}} är {{found}}. Ange heltal upp till {{most}}, för 1 till 10 pjäser.',
  'position/score-too-large':
    'Ett ord kan ge {{score}} på det här brädet; poängen går upp till {{most}}. Ta bort några ordrutor.',

  'position/file-too-large':
    '{{file}} är för stor för en fil med ställningar: {{length}} tecken, högst {{limit}} läses. Dela upp den.',
  'position/file-not-json':
    '{{file}} tar slut för tidigt eller är skadad på rad {{line}}, kolumn {{column}}. Rätta det där.',
  'position/file-key-twice':
    'Samma uppgift står två gånger i {{file}}, andra gången på rad {{line}}, kolumn {{column}}: {{found}}. Ta bort en av de två.',
  'position/file-too-deep':
    '{{file}} är ingen fil med ställningar: listor och objekt ligger för djupt i varandra på rad {{line}}, kolumn {{column}}.',
  'position/file-bad-value': 'Det är fel i {{file}} vid {{path}}. Där väntas: {{expected}}.',
  'position/file-bad-entry': '{{file}}, {{at}}: ”{{path}}” är fel. Där väntas: {{expected}}.',
  'position/file-no-set':
    '{{file}} har ställningar i ”{{section}}” och inget ”{{set}}”. Lägg till det, med brädets rader som ”layout”.',
  'position/file-no-section':
    '{{file}} har varken ”standard” eller ”cubes”. Ange ställningarna i en av de listorna.',
  'position/file-no-rack': '{{file}}, {{at}}: ange antingen ”rack” eller ”cubes”, inte båda.',
  'position/file-row-count':
    '{{file}}, {{at}}: ”{{field}}” har {{rows, counted(one: rad; other: rader)}} men ska ha {{expected}}. Rätta raderna eller storleken.',
  'position/file-row-length':
    '{{file}}, {{at}}: rad {{row}} i ”{{field}}” har {{length, counted(one: ruta; other: rutor)}} men ska ha {{expected}}. Rätta den raden.',
  'position/file-bad-mark':
    '{{file}}, {{at}}: ”{{mark}}” på rad {{row}}, kolumn {{column}} i ”{{field}}”. Där väntas: {{expected}}.',
  'position/file-bad-letter':
    '{{file}}, {{at}}: ”{{letter}}” på pjäs {{piece}} i ”{{field}}” är ingen bokstav med ett värde. Använd stora bokstäver, och ? för en blank.',

  'engine/cancelled': 'Sökningen efter drag stoppades. Fråga igen för att börja om.',
  'engine/no-search':
    'Sökningen efter drag kunde inte läsa frågan. Ladda fönstret igen, så att allt i det är av en och samma version.',
  'engine/crashed':
    'Sökningen efter drag avbröts ({{reason}}). Försök igen; brädet och stället är som de var.',
} as const satisfies Words<typeof english>;
