import type { puzzleProblems as english } from '../../en/problem/puzzle.ts';
import type { Words } from '../../words.ts';

export const puzzleProblems = {
  'puzzle/unknown-game': 'Kluringen gäller ett spel ”{{game}}”, som Cubewright inte har.',
  'puzzle/no-puzzles': 'Det finns inga kluringar i det här spelet än.',
  'puzzle/no-such-day':
    '”{{date}}” är ingen dag med kluringar. Skriv en från 2026 och framåt, som 2026-11-24.',
  'puzzle/broken': 'Kluringens parti går inte att spela fram till frågan: drag {{move}} är inte tillåtet.',
  'puzzle/nobody-to-move': 'Ingen är på tur här, så det finns inget att hitta.',
  'puzzle/no-such-puzzle':
    'Det finns ingen kluring ”{{id}}”. Den kan vara från en annan version av Cubewright.',
  'puzzle/unsuited': 'Ställningen passar inte som kluring.',
  'puzzle/nothing-to-find': 'Ingenting där ger poäng.',
  'puzzle/too-many-cards': 'Frågan gäller {{most, counted(one: kort; other: kort)}} att lägga, inte fler.',
  'puzzle/too-many-twists':
    'Frågan gäller {{most, counted(one: vridning; other: vridningar)}} före ordet, inte fler.',
  'puzzle/too-many-moves': 'Frågan gäller {{most, counted(one: drag; other: drag)}}, inte fler.',
  'puzzle/former-rules':
    'Partiet spelades efter tidigare regler, så det som var bäst då är kanske inte bäst nu.',
} as const satisfies Words<typeof english>;
