import type { puzzleProblems as english } from '../../en/problem/puzzle.ts';
import type { Words } from '../../words.ts';

export const puzzleProblems = {
  'puzzle/unknown-game': 'De puzzel is van een spel met de naam “{{game}}”, en dat heeft Cubewright niet.',
  'puzzle/no-puzzles': 'Van dit spel zijn er nog geen puzzels.',
  'puzzle/no-such-day': '“{{date}}” is geen dag met puzzels. Schrijf er een vanaf 2026, zoals 2026-11-24.',
  'puzzle/broken': 'De partij van de puzzel komt niet tot aan de vraag: zet {{move}} mag niet.',
  'puzzle/nobody-to-move': 'Hier is niemand aan zet, dus er valt niets te vinden.',
  'puzzle/no-such-puzzle':
    'Er is geen puzzel “{{id}}”. Misschien is hij van een andere versie van Cubewright.',
  'puzzle/unsuited': 'De stelling is niet geschikt voor een puzzel.',
  'puzzle/nothing-to-find': 'Daar is niets wat punten oplevert.',
  'puzzle/too-many-cards':
    'In de vraag worden {{most, counted(one: kaart; other: kaarten)}} gelegd, en niet meer.',
  'puzzle/too-many-twists':
    'In de vraag zijn er {{most, counted(one: draaiing; other: draaiingen)}} vóór het woord, en niet meer.',
  'puzzle/too-many-moves': 'In de vraag zijn er {{most, counted(one: zet; other: zetten)}}, en niet meer.',
  'puzzle/former-rules':
    'De partij is met eerdere spelregels gespeeld, dus wat toen het beste was, is dat nu misschien niet.',
} as const satisfies Words<typeof english>;
