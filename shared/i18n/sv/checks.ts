import type { checks as english } from '../en/checks.ts';
import type { Words } from '../words.ts';

export const checks = {
  severity: { error: 'Måste åtgärdas', warning: 'Gör spelet sämre', note: 'Bra att veta' },
  'no-letters': 'Ingen pjäs har en bokstav. Ge minst en pjäs en bokstav.',
  'wrong-total_one':
    'Pjäs {{piece}} visar {{shown}}, men dess bokstäver blir tillsammans {{total}}. Skriv in summan.',
  'wrong-total_other':
    'Pjäs {{piece}} visar {{shown}}, men dess bokstäver blir tillsammans {{total}}; så är det på {{count}} pjäser. Skriv in summorna.',
  'letter-again_one':
    'Pjäs {{piece}} har {{letters}} oftare än sina andra bokstäver och ger därför färre att välja på. Byt en av dem.',
  'letter-again_other':
    'Pjäs {{piece}} har {{letters}} oftare än sina andra bokstäver och ger därför färre att välja på; så är det på {{count}} pjäser.',
  'no-glyph':
    'Inget av Cubewrights typsnitt har {{letters}}, så de går inte att skriva ut. Ta andra bokstäver, eller utelämna dem.',
  'no-product': 'Av de här pjäserna går det inte att göra något ark. Ge dem en till sex sidor.',
  duplicates_one: 'Några pjäser har samma bokstäver: {{groups}}. Byt en bokstav på en av dem.',
  duplicates_other:
    'I {{count}} grupper har pjäserna samma bokstäver: {{groups}}. Byt en bokstav på alla utom en.',
  'missing-letters': 'Ingen pjäs har {{letters}}. Lägg till dem om dina ord behöver dem.',
  'missing-words':
    'Ingen pjäs har {{letters}}: {{percent}} % av listans ord går inte att lägga. Sätt var och en på någon pjäs.',
  'unused-letters': 'Inget kort ord i listan använder {{letters}}. Byt ut dem, eller välj en annan ordlista.',
  'few-vowels':
    'Bara {{percent}} % av bokstäverna är vokaler; {{least}} till {{most}} % passar de här orden. Sätt fler vokaler på pjäserna.',
  'many-vowels':
    '{{percent}} % av bokstäverna är vokaler; {{least}} till {{most}} % passar de här orden. Sätt fler konsonanter på pjäserna.',
  'without-vowel_one': 'Pjäs {{numbers}} har ingen vokal. En hand med sådana pjäser är svår att spela.',
  'without-vowel_other':
    '{{count}} pjäser har ingen vokal: {{numbers}}. En hand med sådana pjäser är svår att spela.',
  'value-too-high': '{{letters}} är värd {{value}}, fast den är lätt att lägga. {{fair}} vore rättvist.',
  'value-too-low': '{{letters}} är värd bara {{value}}, fast den är svår att lägga. {{fair}} vore rättvist.',
  'few-pieces_one': 'Det finns bara {{count}} pjäs att lägga ord med. En hand tar {{hand}}.',
  'few-pieces_other': 'Det finns bara {{count}} pjäser att lägga ord med. En hand tar {{hand}}.',
  'box-lacks': 'Ingen ruta i lådan har {{marks}}. Märk några, annars tas alla tärningar på samma sätt.',
  'box-idle':
    'Lådan har egna märken, men Kubagram går inte att spela med de här pjäserna. Märkena behålls och skrivs ut.',
  balance: {
    blockers_zero: 'Ingen bokstav blockerar.',
    blockers_one: 'En bokstav som blockerar: {{letters}} av de ord som händer utan den ger.',
    blockers_other: 'Bokstäver som blockerar: {{letters}} av de ord som händer utan dem ger.',
    blocker: '{{letter}} {{share}} %',
  },
  plays: 'Går att spela i {{games}}.',
  'plays-nothing': 'Går att skriva ut, men än så länge inte att spela i något av spelen. {{why}}',
  wants: {
    'three-letters': 'tre olika bokstäver på sex sidor',
    'six-letters': 'en bokstav på var och en av sex sidor',
    letters: 'en till sex olika bokstäver, och varken blank eller premie',
    'five-letters-and-blank': 'fem olika bokstäver, ingen av dem IJ, och en blank',
    'no-letter': 'tal och ingen bokstav',
  },
} as const satisfies Words<typeof english>;
