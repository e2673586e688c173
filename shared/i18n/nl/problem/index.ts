import type { problem as english } from '../../en/problem/index.ts';
import type { Words } from '../../words.ts';
import { boxProblems } from './box.ts';
import { projectProblems, recordProblems } from './documents.ts';
import { editorProblems } from './editor.ts';
import { damageProblems, fileProblems } from './file.ts';
import { openedFileProblems } from './files.ts';
import { gcgProblems } from './gcg.ts';
import { lexiconProblems } from './lexicon.ts';
import { positionProblems } from './position.ts';
import { printProblems } from './print.ts';
import { puzzleProblems } from './puzzle.ts';
import { scanProblems } from './scan.ts';
import { designProblems, setProblems } from './set.ts';

const wordsProblems = {
  'words/too-many-pieces': '{{pieces}} stukken zijn te veel. Neem er hoogstens {{most}}.',
  'words/no-face': 'Stuk {{piece}} toont geen letter. Geef het er minstens één, of maak er een blanco van.',
  'words/too-many-faces':
    'Stuk {{piece}} heeft {{faces}} letters. Een kubus toont er één van hoogstens {{most}}.',
  'words/letter-twice': 'Stuk {{piece}} heeft twee keer {{letter}}. Noem elk van zijn letters één keer.',
  'words/unknown-letter-on-piece':
    '“{{letter}}” op stuk {{piece}} is geen letter van deze woordenlijst. Neem er een uit {{alphabet}}.',
  'words/bad-value':
    '{{letter}} op stuk {{piece}} is {{found}} waard. Geef een heel getal van 0 tot en met {{most}}.',
  'words/no-such-piece':
    'Er wordt om stuk {{piece}} gevraagd, en er zijn er maar {{pieces}}. Kies daaruit, geteld vanaf 1.',
  'words/unknown-letter':
    '“{{text}}” heeft als teken {{at}} “{{letter}}”, en dat is geen letter van deze woordenlijst. Neem er een uit {{alphabet}}.',
  'words/text-too-long':
    '“{{text}}” heeft {{length}} letters; geen woord heeft er meer dan {{most}}. Laat er een paar weg.',
  'words/too-many-places': 'De lijn heeft {{places}} plaatsen. Neem er hoogstens {{most}}.',
  'words/bad-number': '“{{name}}” is {{found}}. Geef een heel getal van {{least}} tot en met {{most}}.',
  'words/stopped': 'Het zoeken naar woorden is gestopt. Vraag het nog eens, dan begint het opnieuw.',

  'pattern/empty':
    'Er staat geen letter. Schrijf letters, ? voor een willekeurige, en in een patroon * voor een reeks willekeurige.',
  'pattern/too-long':
    'Het patroon is te lang: {{length}}, hoogstens {{most}}. Maak het korter, of schrijf * voor een reeks.',
  'pattern/unknown-letter':
    'Teken {{at}}, “{{letter}}”, is geen letter van deze woordenlijst. Neem er een uit {{alphabet}}.',
  'pattern/open-set': 'De groep die bij teken {{at}} begint, houdt niet op. Schrijf er ] achter.',
  'pattern/empty-set':
    'De groep bij teken {{at}} laat geen letter over. Noem de letters die er mogen staan, of die er niet mogen staan: [AEIOU], [^S].',
  'pattern/stray-mark':
    'Teken {{at}}, “{{mark}}”, betekent daar niets. Groepen schrijf je als [AEIOU], of in een patroon als [^S].',
  'spoken/misheard':
    'Cubewright verstond {{words}} niet (woord {{places}} van deze regel). Zeg de letter nog eens, of typ hem.',
} as const;

const playProblems = {
  'game/no-words':
    'Dit spel heeft geen woorden, dus er valt in geen lijst iets op te zoeken. Kies een spel met woorden.',
  'play/hand-covered':
    'Daar is een hand voor nodig die nu is afgedekt. Wie die hand heeft, moet zich eerst melden.',
  'play/strict': 'Deze partij wordt streng gespeeld: geen hints en geen terugblik tot die is afgelopen.',
  'play/strict-over':
    'Deze partij is streng gespeeld en afgelopen. Zetten kunnen niet meer ongedaan gemaakt worden.',
  'play/draft-not-kept':
    'Wat nog niet gespeeld is, kon niet op schijf worden opgeslagen. Het blijft op dit scherm.',
  'play/paused': 'De partij is gepauzeerd en afgedekt. Ga eerst verder.',
  'play/busy': 'De laatste zet wordt nog opgeslagen. Probeer het zo meteen opnieuw.',
  'play/nothing-to-undo': 'Er is nog geen zet gedaan.',
  'play/nothing-to-redo': 'Er is geen zet om opnieuw te doen.',
  'play/record-full':
    'In een partij passen {{most}} zetten, en deze is vol. Maak een zet ongedaan, of begin een nieuwe partij.',
  'play/no-such-list':
    'Deze partij is gespeeld met de woordenlijst “{{name}}”, en die is hier niet meer. Wel: {{known}}. Voeg de lijst weer toe, onder welke naam ook, en open de partij opnieuw.',
  'play/list-not-read': 'De woordenlijst kon hier niet gelezen worden. Probeer het opnieuw.',
  'play/stops':
    'De partij is te volgen tot en met zet {{move}}, en niet verder. Het bestand blijft zoals het is.',
  'review/other-game':
    'Deze terugblik is niet van deze partij, of de partij is intussen veranderd. Laat de partij opnieuw beoordelen.',
  'game/no-review': 'Van dit spel kunnen beurten nog niet beoordeeld worden.',
} as const;

const clockProblems = {
  'clock/over': 'De klok heeft deze partij beëindigd. Maak een zet ongedaan, of begin een nieuwe.',
  'clock/not-now':
    'De klok heeft hier niets te doen: deze tafel heeft zo’n limiet niet, of de klok loopt nu niet.',
  'clock/unknown-text':
    '“{{found}}” is geen zet van de klok. Schrijf clock-pass, clock-cost of clock-loss en de tijd in milliseconden.',
} as const;

const setupFormProblems = {
  'setup/no-name': 'Plaats {{place}} aan tafel heeft geen naam. Schrijf er een, of haal de plaats weg.',
  'setup/same-name': 'Twee spelers heten {{name}}. Geef een van hen een andere naam.',
  'setup/name-too-long': 'De naam op plaats {{place}} is te lang. Er passen hoogstens {{most}} tekens.',
  'setup/hidden-in-name':
    'In de naam op plaats {{place}} zit een teken dat je niet ziet ({{character}}). Schrijf de naam opnieuw.',
  'setup/no-list-in-language':
    'Er is hier geen woordenlijst in het {{language}}. Voeg er een toe bij Woordenlijsten, of kies een andere lijst bij Nieuwe partij.',
  'setup/title-too-long': 'De naam van de partij is te lang. Er passen hoogstens {{most}} tekens.',
  'setup/hidden-in-title':
    'In de naam van de partij zit een teken dat je niet ziet ({{character}}). Schrijf de naam opnieuw.',
  'setup/bad-seed':
    '“{{seed}}” is geen startgetal. Geef een heel getal van 0 tot en met {{most}}, of laat het aan het toeval over.',
} as const;

/** Problems of the games come from their own folders. */
export const problem = {
  unknown: 'Er ging iets mis ({{code}}). {{facts}}',
  ...clockProblems,
  ...boxProblems,
  ...damageProblems,
  ...designProblems,
  ...editorProblems,
  ...fileProblems,
  ...openedFileProblems,
  ...lexiconProblems,
  ...playProblems,
  ...positionProblems,
  ...printProblems,
  ...puzzleProblems,
  ...scanProblems,
  ...projectProblems,
  ...recordProblems,
  ...gcgProblems,
  ...setProblems,
  ...setupFormProblems,
  ...wordsProblems,
} as const satisfies Words<typeof english>;
