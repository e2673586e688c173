import type { lexiconProblems as english } from '../../en/problem/lexicon.ts';
import type { Words } from '../../words.ts';

export const lexiconProblems = {
  'lexicon/not-a-lexicon':
    '{{file}} är ingen lexikonfil. En sådan görs av en ordlista i ren text med: cubewright words build LIST -o FILE.cwlex',
  'lexicon/unknown-version':
    '{{file}} har lexikonformat {{version}}; det här Cubewright läser format {{known}}. Uppdatera Cubewright, eller gör lexikonet på nytt av dess ordlista.',
  'lexicon/wrong-length':
    '{{file}} har {{bytes, counted(one: byte; other: byte)}} och borde ha {{expected}}: den kopierades inte hel. Kopiera den igen, eller gör den på nytt av dess ordlista.',
  'lexicon/damaged':
    '{{file}} är skadad: innehållet stämmer inte med kontrollsumman. Kopiera den igen, eller gör den på nytt av dess ordlista.',
  'lexicon/not-text':
    '{{file}} är ingen ren text. Spara ordlistan som ren text i UTF-8, ett ord per rad, och försök igen.',
  'lexicon/no-words':
    'Inget ord hittades i {{file}}; rader som lästes: {{lines}}. En ordlista har ett ord per rad, 2 till 21 bokstäver ur {{alphabet}}. Har orden andra bokstäver, låt listan säga vilka.',
  'lexicon/no-letters': 'Inga bokstäver hittades i {{file}}. En ordlista har ett ord per rad.',
  'lexicon/too-many-letters':
    '{{file}} använder fler än {{most}} bokstäver: {{letters}}. Utelämna fler av dem, eller ta bort accenterna.',
  'lexicon/no-language':
    '”{{written}}” är inget språk. Skriv dess kod, som sv, eller dess namn, som svenska.',
  'lexicon/bad-letters': '”{{letters}}” är inget alfabet. Skriv 2 till 32 olika bokstäver, en efter en.',
  'lexicon/too-many-words':
    '{{file}} har fler än {{most}} ord, och ett lexikon rymmer inte fler. Utelämna några och försök igen.',
  'lexicon/list-too-large':
    'Den här filen är för stor för en ordlista: mer än {{limit}} byte. Välj en annan, eller utelämna ord.',
  'lexicon/too-many-parts': 'Ordlistan kom i fler än {{most}} delar. Skicka den igen i färre och större.',
  'lexicon/nothing-sent': 'Ordlistan kom inte fram. Välj dess fil igen.',
  'lexicon/import-stopped': 'Stoppat: ingen ordlista lades till.',
  'lexicon/import-running':
    'Den här ordlistan håller redan på att läggas till. Vänta tills det är klart, eller stoppa det.',
  'lexicon/too-many-imports':
    'Andra ordlistor håller på att läggas till, och den här blir för mycket på en gång. Vänta tills de är klara, och försök sedan igen.',
  'lexicon/name-taken':
    'Det finns redan en ordlista med det namnet: {{title}} ({{name}}). Ge den nya ett annat namn, eller ta bort den gamla först.',
  'lexicon/comes-with-us':
    '{{name}} följer med Cubewright och är kvar. Bara listor som lagts till går att ta bort.',
  'lexicon/bad-own-word':
    'Under ”$t(words:mine.{{which}})” är rad {{line}} inget ord: ”{{word}}”. Använd 2 till 21 bokstäver, A till Z, ett ord per rad.',
  'lexicon/own-word-twice': '{{word}} är både tillåtet och förbjudet. Ta bort det från det ena stället.',
  'lexicon/too-many-own-words':
    '{{words}} egna ord är för många; {{most}} sparas. Lägg till dem som en ordlista i stället.',
  'lexicon/no-title': 'Listan behöver ett namn. Skriv ett.',
  'lexicon/title-too-long': 'Listans namn är för långt. Högst {{most}} tecken får plats.',
  'lexicon/hidden-in-title': 'Listans namn har ett tecken som inte syns ({{character}}). Skriv namnet igen.',
  'lexicon/file-unreadable':
    'Filen gick inte att läsa: den kan ha flyttats eller får inte öppnas. Välj den igen.',
  'lexicon/no-file': 'Ingen fil är vald. Välj ordlistan först.',
  'lexicon/odd-file-name':
    '{{file}} går inte att använda under det namnet. Döp den med små bokstäver, siffror och bindestreck, som family-words.cwlex.',
} as const satisfies Words<typeof english>;
