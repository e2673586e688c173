import type {
  projectProblems as englishProject,
  recordProblems as english,
} from '../../en/problem/documents.ts';
import type { Words } from '../../words.ts';

export const recordProblems = {
  'record/too-large':
    'Den här filen är för stor för ett parti: {{length}} tecken, högst {{limit}} läses. Den lämnas orörd.',
  'record/not-json':
    'Partiet tar slut för tidigt eller är skadat på rad {{line}}, kolumn {{column}}. Rätta det där, eller ta en äldre kopia.',
  'record/key-twice':
    'Samma uppgift står två gånger i partiet, andra gången på rad {{line}}, kolumn {{column}}: {{found}}. Ta bort en av de två, eller ta en äldre kopia.',
  'record/too-deep':
    'Det här är inget parti: listor och objekt ligger för djupt i varandra på rad {{line}}, kolumn {{column}}. Välj en *.cubewright-fil, eller en som slutar på .cubewright.json.',
  'record/wrong-format':
    'Det här är inget parti: dess format är ”{{found}}”, inte ”{{expected}}”. Välj en *.cubewright-fil, eller en som slutar på .cubewright.json.',
  'record/newer-version':
    'Partiet skrevs av ett nyare Cubewright (version {{version}}; det här läser upp till {{known}}). Uppdatera Cubewright för att öppna det.',
  'record/unknown-game': 'Det finns inget spel ”{{game}}” här. Det finns: {{known}}.',
  'record/at-move': 'Drag {{move}} är inte tillåtet: {{text}}',
  'record/bad-value': 'Det är fel i partiet vid {{path}}. Där väntas: {{expected}}.',

  'json/key-twice':
    'Samma uppgift står två gånger i filen, andra gången på rad {{line}}, kolumn {{column}}: {{found}}. Ta bort en av de två.',
  'json/too-deep':
    'Listor och objekt ligger för djupt i varandra på rad {{line}}, kolumn {{column}}. Ingen av våra filer är sådan.',
  'json/broken':
    'Filen tar slut för tidigt eller är skadad på rad {{line}}, kolumn {{column}}. Rätta det där.',
} as const satisfies Words<typeof english>;

export const projectProblems = {
  'project/none-in-pdf':
    'Den här PDF:en har inget utskriftsprojekt i sig. Öppna en som Cubewright har skrivit; andra program kan tappa projektet när de sparar en PDF på nytt, och krypterade filer går inte att läsa.',
  'project/damaged':
    'Utskriftsprojektet i den här PDF:en är skadat. Ta en annan kopia av filen, eller skriv ut satsen på nytt.',
  'project/too-large':
    'Det här är för stort för ett utskriftsprojekt: högst {{limit}} byte läses. Välj en annan fil.',
  'project/not-json':
    'Det här är ingen PDF, och som utskriftsprojekt är det fel på rad {{line}}, kolumn {{column}}. Rätta det där, eller välj en annan fil.',
  'project/wrong-format':
    'Det här är inget utskriftsprojekt: dess format är ”{{found}}”, inte ”{{expected}}”. Välj en annan fil.',
  'project/newer-version':
    'Utskriftsprojektet skrevs av ett nyare Cubewright (version {{version}}; det här läser upp till {{known}}). Uppdatera Cubewright för att öppna det.',
  'project/bad-value': 'Det är fel i utskriftsprojektet vid {{path}}: där kan det bara stå {{expected}}.',
  'project/unknown-set':
    'Utskriftsprojektet gäller satsen ”{{set}}”, som det här Cubewright inte har. Det har {{known}}.',
  'project/unknown-template':
    'Utskriftsprojektet gäller ”{{template}}”, som inte går att skriva ut för {{set}}. Där finns {{has}}.',
  'project/only-code':
    '{{link}} säger vilka ark det är, men inte vad de är gjorda av. Öppna PDF:en som de skrevs ut från.',
  'project/bad-link':
    '{{link}} går inte att läsa som ett utskriftsprojekt. Kopiera hela raden i koden, från cubewright: till slutet.',
  'project/other-code':
    '{{link}} gjordes av ett annat Cubewright: dess val ger nu projekt {{now}}. Öppna själva PDF:en, eller välj produkten på nytt.',
} as const satisfies Words<typeof englishProject>;
