import type {
  projectProblems as englishProject,
  recordProblems as englishRecord,
} from '../../en/problem/documents.ts';
import type { Words } from '../../words.ts';

export const recordProblems = {
  'record/too-large':
    'Dit bestand is te groot voor een partij: {{length}} tekens, en er worden er hoogstens {{limit}} gelezen. Het blijft zoals het is.',
  'record/not-json':
    'De partij breekt af of is beschadigd op regel {{line}}, kolom {{column}}. Herstel die plek, of neem een oudere kopie.',
  'record/key-twice':
    'In de partij staat een gegeven voor de tweede keer op regel {{line}}, kolom {{column}}: {{found}}. Haal een van de twee weg, of neem een oudere kopie.',
  'record/too-deep':
    'Dit is geen partij: op regel {{line}}, kolom {{column}} zitten lijsten en objecten te diep in elkaar. Kies een *.cubewright-bestand, of een dat eindigt op .cubewright.json.',
  'record/wrong-format':
    'Dit is geen partij: het formaat is “{{found}}”, verwacht “{{expected}}”. Kies een *.cubewright-bestand, of een dat eindigt op .cubewright.json.',
  'record/newer-version':
    'Deze partij is geschreven door een nieuwere Cubewright (versie {{version}}; deze leest tot en met {{known}}). Werk Cubewright bij om die te openen.',
  'record/unknown-game': 'Het spel “{{game}}” is er hier niet. Bekend zijn: {{known}}.',
  'record/at-move': 'Zet {{move}} mag niet: {{text}}',
  'record/bad-value': 'De partij klopt niet bij {{path}}. Daar hoort: {{expected}}.',

  'json/key-twice':
    'In het bestand staat een gegeven voor de tweede keer op regel {{line}}, kolom {{column}}: {{found}}. Haal een van de twee weg.',
  'json/too-deep':
    'Op regel {{line}}, kolom {{column}} zitten lijsten en objecten te diep in elkaar. Zo is geen bestand van ons.',
  'json/broken':
    'Het bestand breekt af of is beschadigd op regel {{line}}, kolom {{column}}. Herstel die plek.',
} as const satisfies Words<typeof englishRecord>;

export const projectProblems = {
  'project/none-in-pdf':
    'In deze PDF zit geen printproject. Open er een die Cubewright geschreven heeft; andere programma’s kunnen het project weglaten als ze een PDF opnieuw opslaan, en versleutelde bestanden zijn niet te lezen.',
  'project/damaged':
    'Het printproject in deze PDF is beschadigd. Neem een andere kopie van het bestand, of druk de set opnieuw af.',
  'project/too-large':
    'Dit is te groot voor een printproject: er worden hoogstens {{limit}} bytes gelezen. Kies een ander bestand.',
  'project/not-json':
    'Dit is geen PDF, en als printproject klopt het niet op regel {{line}}, kolom {{column}}. Herstel die plek, of kies een ander bestand.',
  'project/wrong-format':
    'Dit is geen printproject: het formaat is “{{found}}”, verwacht “{{expected}}”. Kies een ander bestand.',
  'project/newer-version':
    'Dit printproject is geschreven door een nieuwere Cubewright (versie {{version}}; deze leest tot en met {{known}}). Werk Cubewright bij om het te openen.',
  'project/bad-value': 'Het printproject klopt niet bij {{path}}: daar hoort {{expected}}.',
  'project/unknown-set':
    'Het printproject is van de set “{{set}}”, die deze Cubewright niet heeft. Wel: {{known}}.',
  'project/unknown-template':
    'Het printproject is van “{{template}}”, en dat kan van {{set}} niet afgedrukt worden. Wel: {{has}}.',
  'project/only-code':
    '{{link}} is de naam van vellen en bevat niet waaruit ze gemaakt zijn. Open de PDF waarvan ze zijn afgedrukt.',
  'project/bad-link':
    '{{link}} is niet als printproject te lezen. Kopieer de hele regel uit de code, van cubewright: tot het eind.',
  'project/other-code':
    '{{link}} is gemaakt door een andere Cubewright: de keuzes geven nu project {{now}}. Open de PDF zelf, of kies het product opnieuw.',
} as const satisfies Words<typeof englishProject>;
