import type { lexiconProblems as english } from '../../en/problem/lexicon.ts';
import type { Words } from '../../words.ts';

export const lexiconProblems = {
  'lexicon/not-a-lexicon':
    '{{file}} is geen lexiconbestand. Van een woordenlijst in gewone tekst maak je er een met: cubewright words build LIST -o FILE.cwlex',
  'lexicon/unknown-version':
    '{{file}} heeft lexiconformaat {{version}}; deze Cubewright leest formaat {{known}}. Werk Cubewright bij, of maak het lexicon opnieuw uit zijn woordenlijst.',
  'lexicon/wrong-length':
    '{{file}} heeft {{bytes, counted(one: byte; other: bytes)}}, en dat hadden er {{expected}} moeten zijn: het is niet helemaal gekopieerd. Kopieer het opnieuw, of maak het opnieuw uit zijn woordenlijst.',
  'lexicon/damaged':
    '{{file}} is beschadigd: de inhoud klopt niet met het controlegetal. Kopieer het opnieuw, of maak het opnieuw uit zijn woordenlijst.',
  'lexicon/not-text':
    '{{file}} is geen gewone tekst. Sla de woordenlijst op als gewone tekst in UTF-8, met één woord per regel, en probeer het opnieuw.',
  'lexicon/no-words':
    'In {{file}} is geen woord gevonden; gelezen regels: {{lines}}. Een woordenlijst heeft één woord per regel, van 2 tot 21 letters uit {{alphabet}}. Hebben de woorden andere letters, laat de lijst dan zeggen welke.',
  'lexicon/no-letters': 'In {{file}} zijn geen letters gevonden. Een woordenlijst heeft één woord per regel.',
  'lexicon/too-many-letters':
    '{{file}} gebruikt meer dan {{most}} letters: {{letters}}. Laat er meer weg, of haal accenten weg.',
  'lexicon/no-language': '“{{written}}” is geen taal. Schrijf de code, zoals sv, of de naam, zoals Zweeds.',
  'lexicon/bad-letters':
    '“{{letters}}” is geen alfabet. Schrijf 2 tot 32 verschillende letters, achter elkaar.',
  'lexicon/too-many-words':
    '{{file}} heeft meer dan {{most}} woorden, en meer passen er niet in een lexicon. Laat er een aantal weg en probeer het opnieuw.',
  'lexicon/list-too-large':
    'Dit bestand is te groot voor een woordenlijst: meer dan {{limit}} bytes. Kies een ander, of laat woorden weg.',
  'lexicon/too-many-parts':
    'De woordenlijst kwam in meer dan {{most}} delen. Stuur hem opnieuw, in minder en grotere.',
  'lexicon/nothing-sent': 'De woordenlijst is niet aangekomen. Kies het bestand opnieuw.',
  'lexicon/import-stopped': 'Gestopt: er is geen woordenlijst toegevoegd.',
  'lexicon/import-running': 'Deze woordenlijst wordt al toegevoegd. Wacht tot dat klaar is, of stop het.',
  'lexicon/too-many-imports':
    'Er worden al andere woordenlijsten toegevoegd, en deze erbij zou te veel tegelijk zijn. Wacht tot ze klaar zijn en probeer het opnieuw.',
  'lexicon/name-taken':
    'Er is al een woordenlijst met deze naam: {{title}} ({{name}}). Geef de nieuwe een andere naam, of verwijder eerst de oude.',
  'lexicon/comes-with-us':
    '{{name}} hoort bij Cubewright en blijft. Alleen toegevoegde lijsten kunnen verwijderd worden.',
  'lexicon/bad-own-word':
    'Bij “$t(words:mine.{{which}})” is regel {{line}} geen woord: “{{word}}”. Schrijf 2 tot 21 letters, A t/m Z, met één woord per regel.',
  'lexicon/own-word-twice': '{{word}} is toegestaan én verboden. Haal het bij een van de twee weg.',
  'lexicon/too-many-own-words':
    '{{words}} eigen woorden zijn te veel; er worden er {{most}} bewaard. Voeg ze in plaats daarvan toe als woordenlijst.',
  'lexicon/no-title': 'De lijst heeft een naam nodig. Schrijf er een.',
  'lexicon/title-too-long': 'De naam van de lijst is te lang. Er passen hoogstens {{most}} tekens.',
  'lexicon/hidden-in-title':
    'In de naam van de lijst zit een teken dat je niet ziet ({{character}}). Schrijf de naam opnieuw.',
  'lexicon/file-unreadable':
    'Het bestand was niet te lezen: misschien is het verplaatst of mag het niet open. Kies het opnieuw.',
  'lexicon/no-file': 'Er is geen bestand gekozen. Kies eerst de woordenlijst.',
  'lexicon/odd-file-name':
    '{{file}} is onder deze naam niet te gebruiken. Geef het een naam met kleine letters, cijfers en streepjes, zoals family-words.cwlex.',
} as const satisfies Words<typeof english>;
