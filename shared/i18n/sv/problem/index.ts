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
  'words/too-many-pieces': '{{pieces}} pjäser är för många. Ta högst {{most}}.',
  'words/no-face': 'Pjäs {{piece}} visar ingen bokstav. Ge den minst en, eller gör den blank.',
  'words/too-many-faces': 'Pjäs {{piece}} har {{faces}} bokstäver. En kub visar en av högst {{most}}.',
  'words/letter-twice': 'Pjäs {{piece}} har {{letter}} två gånger. Ange varje bokstav en gång.',
  'words/unknown-letter-on-piece':
    '”{{letter}}” på pjäs {{piece}} finns inte bland ordlistans bokstäver. Använd en av {{alphabet}}.',
  'words/bad-value':
    '{{letter}} på pjäs {{piece}} har värdet {{found}}. Ange ett heltal från 0 till {{most}}.',
  'words/no-such-piece':
    'Pjäs {{piece}} efterfrågas, och det finns bara {{pieces}}. Välj en av dem, räknade från 1.',
  'words/unknown-letter':
    '”{{text}}” har ”{{letter}}” som tecken {{at}}, och den finns inte bland ordlistans bokstäver. Använd en av {{alphabet}}.',
  'words/text-too-long':
    '”{{text}}” har {{length}} bokstäver; inget ord har fler än {{most}}. Utelämna några.',
  'words/too-many-places': 'Linjen har {{places}} platser. Ta högst {{most}}.',
  'words/bad-number': '”{{name}}” är {{found}}. Ange ett heltal från {{least}} till {{most}}.',
  'words/stopped': 'Sökningen efter ord stoppades. Fråga igen för att börja om.',

  'pattern/empty':
    'Ingen bokstav finns där. Skriv bokstäver, ? för vilken som helst, och i ett mönster * för hur många som helst.',
  'pattern/too-long':
    'Mönstret är för långt: {{length}}, högst {{most}}. Korta det, eller använd * för en följd.',
  'pattern/unknown-letter':
    'Tecken {{at}}, ”{{letter}}”, finns inte bland ordlistans bokstäver. Använd en av {{alphabet}}.',
  'pattern/open-set': 'Gruppen som börjar med tecken {{at}} slutar inte. Skriv ] efter den.',
  'pattern/empty-set':
    'Gruppen vid tecken {{at}} lämnar ingen bokstav kvar. Ange dem som får stå där, eller dem som inte får: [AEIOU], [^S].',
  'pattern/stray-mark':
    'Tecken {{at}}, ”{{mark}}”, betyder ingenting där. Grupper skrivs som [AEIOU], eller i ett mönster som [^S].',
  'spoken/misheard':
    'Cubewright förstod inte {{words}} (ord {{places}} på den här raden). Säg bokstaven igen, eller skriv den.',
} as const;

const playProblems = {
  'game/no-words':
    'Det här spelet har inga ord, så det finns ingen ordlista att slå upp i. Välj ett spel som spelas med ord.',
  'play/hand-covered': 'För det här behövs en hand som är dold nu. Den som har den måste komma fram först.',
  'play/strict': 'Det här spelet spelas strängt: inga tips och ingen tillbakablick förrän det är slut.',
  'play/strict-over': 'Det här spelet spelades strängt och är slut. Dess drag går inte längre att ångra.',
  'play/draft-not-kept':
    'Det som inte är spelat än gick inte att spara på disken. Det finns kvar på den här skärmen.',
  'play/paused': 'Spelet är pausat och dolt. Fortsätt först.',
  'play/busy': 'Det senaste draget sparas ännu. Försök igen om en stund.',
  'play/nothing-to-undo': 'Inget drag har gjorts än.',
  'play/nothing-to-redo': 'Det finns inget drag att göra om.',
  'play/record-full':
    'Ett parti rymmer {{most}} drag, och det här har så många. Ångra ett drag, eller börja ett nytt spel.',
  'play/no-such-list':
    'Det här partiet spelades med ordlistan ”{{name}}”, som inte finns här längre. Listor som finns: {{known}}. Lägg till den igen, under vilket namn som helst, och öppna partiet igen.',
  'play/list-not-read': 'Ordlistan gick inte att läsa här. Försök igen.',
  'play/stops': 'Partiet går att följa till och med drag {{move}}, inte längre. Det lämnas orört.',
  'review/other-game':
    'Den här genomgången hör inte till partiet, eller så har partiet ändrats sedan dess. Gå igenom det igen.',
  'game/no-review': 'Turerna i det här spelet går inte att gå igenom än.',
} as const;

const clockProblems = {
  'clock/over': 'Klockan har avslutat det här spelet. Ångra, eller börja ett nytt.',
  'clock/not-now':
    'Klockan har inget att göra här: bordet har ingen sådan gräns, eller så går klockan inte nu.',
  'clock/unknown-text':
    '”{{found}}” är inget drag av klockan. Skriv clock-pass, clock-cost eller clock-loss och tiden i millisekunder.',
} as const;

const setupFormProblems = {
  'setup/no-name': 'Plats {{place}} vid bordet har inget namn. Skriv ett, eller ta bort platsen.',
  'setup/same-name': 'Två spelare heter {{name}}. Ge en av dem ett annat namn.',
  'setup/name-too-long': 'Namnet på plats {{place}} är för långt. Högst {{most}} tecken får plats.',
  'setup/hidden-in-name':
    'Namnet på plats {{place}} har ett tecken som inte syns ({{character}}). Skriv namnet igen.',
  'setup/no-list-in-language':
    'Det finns ingen ordlista på {{language}} här. Lägg till en under Ordlistor, eller välj en annan lista i Nytt spel.',
  'setup/title-too-long': 'Partiets namn är för långt. Högst {{most}} tecken får plats.',
  'setup/hidden-in-title': 'Partiets namn har ett tecken som inte syns ({{character}}). Skriv det igen.',
  'setup/bad-seed':
    '”{{seed}}” är inget givnummer. Ange ett heltal från 0 till {{most}}, eller låt slumpen avgöra.',
} as const;

/** Each problem code has one sentence that says what is wrong, where, and how to fix it; the games add their own. */
export const problem = {
  unknown: 'Något gick fel ({{code}}). {{facts}}',
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
