import type { positionProblems as english } from '../../en/problem/position.ts';
import type { Words } from '../../words.ts';

/** Names in quotation marks are those of fields in files, which are English. */
export const positionProblems = {
  'position/bad-side':
    'De $t(fact:sides.{{side}}) van het bord is {{found}}. Geef een heel getal van {{least}} tot en met {{most}}.',
  'position/wrong-length':
    '“{{list}}” heeft {{found, counted(one: gegeven; other: gegevens)}}, en het bord {{expected}} vakken. Geef er één voor elk vak, rij voor rij.',
  'position/bad-factor':
    'Vak {{square}} vermenigvuldigt met {{found}}. Geef een heel getal van 0 tot en met {{most}}.',
  'position/start-off-board':
    'Het beginvak {{square}} ligt niet op het bord. Vakken worden rij voor rij geteld, vanaf 0; het zijn er {{squares}}.',
  'position/too-many-pieces': 'De hand heeft {{pieces}} stukken. Houd er hoogstens {{most}} over.',
  'position/no-face':
    'Stuk {{piece}} van de hand toont geen letter. Geef het er minstens één, of maak er een blanco van.',
  'position/too-many-faces':
    'Stuk {{piece}} van de hand heeft {{faces}} letters. Een kubus toont er één van hoogstens {{most}}.',
  'position/letter-twice':
    'Stuk {{piece}} van de hand heeft twee keer {{letter}}. Noem elk van zijn letters één keer.',
  'position/unknown-letter':
    '“{{letter}}” op vak {{at}} is geen letter van deze woordenlijst. Neem er een uit {{alphabet}}.',
  'position/unknown-letter-on-rack':
    '“{{letter}}” op stuk {{piece}} van de hand is geen letter van deze woordenlijst. Neem er een uit {{alphabet}}.',
  'position/bad-value':
    '{{letter}} op vak {{at}} is {{found}} waard. Geef een heel getal van 0 tot en met {{most}}.',
  'position/bad-value-on-rack':
    '{{letter}} op stuk {{piece}} van de hand is {{found}} waard. Geef een heel getal van 0 tot en met {{most}}.',
  'position/bad-bonus':
    'De bonus voor {{pieces, counted(one: stuk; other: stukken)}} is {{found}}. Geef hele getallen tot en met {{most}}, voor 1 tot 10 stukken.',
  'position/score-too-large':
    'Een woord zou op dit bord {{score}} kunnen opleveren; scores gaan tot {{most}}. Haal een paar woordwaarden weg.',

  'position/file-too-large':
    '{{file}} is te groot voor een bestand met stellingen: {{length}} tekens, en er worden er hoogstens {{limit}} gelezen. Splits het.',
  'position/file-not-json':
    '{{file}} breekt af of is beschadigd op regel {{line}}, kolom {{column}}. Herstel die plek.',
  'position/file-key-twice':
    'In {{file}} staat een gegeven voor de tweede keer op regel {{line}}, kolom {{column}}: {{found}}. Haal een van de twee weg.',
  'position/file-too-deep':
    '{{file}} is geen bestand met stellingen: op regel {{line}}, kolom {{column}} zitten lijsten en objecten te diep in elkaar.',
  'position/file-bad-value': '{{file}} klopt niet bij {{path}}. Daar hoort: {{expected}}.',
  'position/file-bad-entry': '{{file}}, {{at}}: “{{path}}” klopt niet. Daar hoort: {{expected}}.',
  'position/file-no-set':
    '{{file}} heeft stellingen in “{{section}}” en geen “{{set}}”. Voeg dat toe, met de rijen van het bord als “layout”.',
  'position/file-no-section':
    '{{file}} heeft geen “standard” en geen “cubes”. Zet de stellingen in een van die lijsten.',
  'position/file-no-rack': '{{file}}, {{at}}: geef “rack” of “cubes”, en niet allebei.',
  'position/file-row-count':
    '{{file}}, {{at}}: “{{field}}” heeft {{rows, counted(one: rij; other: rijen)}}, verwacht {{expected}}. Herstel de rijen of de maat.',
  'position/file-row-length':
    '{{file}}, {{at}}: rij {{row}} van “{{field}}” heeft {{length, counted(one: vak; other: vakken)}}, verwacht {{expected}}. Herstel die rij.',
  'position/file-bad-mark':
    '{{file}}, {{at}}: “{{mark}}” in rij {{row}}, kolom {{column}} van “{{field}}”. Daar hoort: {{expected}}.',
  'position/file-bad-letter':
    '{{file}}, {{at}}: “{{letter}}” op stuk {{piece}} van “{{field}}” is geen letter met een waarde. Schrijf hoofdletters, en ? voor een blanco.',

  'engine/cancelled': 'Het zoeken naar zetten is gestopt. Vraag het nog eens, dan begint het opnieuw.',
  'engine/no-search':
    'Het zoeken naar zetten kon niet lezen wat er gevraagd werd. Laad het venster opnieuw, zodat alles van één versie is.',
  'engine/crashed':
    'Het zoeken naar zetten brak af ({{reason}}). Probeer het opnieuw; het bord en de hand zijn zoals ze waren.',
} as const satisfies Words<typeof english>;
