import { kuboDeck } from '#shared/pieces/index.ts';
import type { HandCardEntry } from '#renderer/games/kubo/hand/Hand.tsx';
import type { FoundLine } from '#renderer/games/kubo/LinesFound.tsx';
import type { StealPlayer } from '#renderer/games/kubo/StealWindow.tsx';
import type { CardName } from '#shared/games/kubo/index.ts';

/** The position of the design's picture of Kubo: turn 16, three lines found, red M2 chosen. */

const named = kuboDeck.map(({ colour, size, number }) => `${colour} ${size}${number}` as CardName);

export const layers = [0, 1, 2, 3].map((height) => named.slice(height * 16, height * 16 + 16));

/** The same cube on its side: colours to the right, numbers away, sizes upwards (U2). */
export const onSide = [0, 1, 2, 3].map((size) =>
  [0, 1, 2, 3].flatMap((number) =>
    [0, 1, 2, 3].flatMap((colour) => layers[colour]?.[number * 4 + size] ?? []),
  ),
);

const of = (colour: string, codes: string) => codes.split(' ').map((code) => `${colour} ${code}` as CardName);

export const table: readonly CardName[] = [
  ...of('blue', 'S4 M4 L4 XL4 S3 L3 L2 XL2 S1 XL1'),
  ...of('green', 'S4 M4 L4 XL4 L3 XL3 M2 XL2 S1 M1 L1'),
  ...of('yellow', 'S4 XL4 S3 M3 M2 S1 M1 L1 XL1'),
  ...of('red', 'S4 S3 M3 S2 S1 M1 L1 XL1'),
];

export const laid: readonly CardName[] = ['red S3', 'green L3'];

export const lines: readonly FoundLine[] = [
  { tag: 'A', cards: of('red', 'S1 S2 S3 S4'), now: false, shape: 'column', points: 1 },
  { tag: 'B', cards: of('green', 'S1 M2 L3 XL4'), now: false, shape: 'diagonal', points: 2 },
  {
    tag: 'C',
    cards: ['blue XL4', 'green L3', 'yellow M2', 'red S1'],
    now: true,
    shape: 'zoker',
    points: 12,
  },
];

export const hand: readonly HandCardEntry[] = [
  { card: 'red S3', reason: { kind: 'laid' } },
  { card: 'green L3', reason: { kind: 'laid' } },
  {
    card: 'red M2',
    reason: { kind: 'free', beside: ['red S2', 'red M3', 'red M1'], on: 'yellow M2' },
  },
  {
    card: 'red XL3',
    reason: { kind: 'waits', needs: ['yellow XL3', 'red L3', 'red XL4', 'red XL2'] },
  },
  { card: 'yellow S2', reason: { kind: 'dead', under: 'red S2' } },
];

/** What a hand may grow to when nothing fits: seven cards wait. */
export const fullHand: readonly HandCardEntry[] = [
  ...hand.slice(2),
  ...of('red', 'L2 L3 L4 XL2').map((card): HandCardEntry => ({
    card,
    reason: { kind: 'waits', needs: of('red', 'M2 XL3') },
  })),
];

export const players: readonly StealPlayer[] = [
  { seat: 1, name: 'Sam', key: '2', waved: false },
  { seat: 2, name: 'Lotte', key: '3', waved: false },
];

/** All 76 lines, each from end to end. */
export const allLines: readonly (readonly CardName[])[] = everyLine();

function everyLine() {
  const steps = [-1, 0, 1];
  const found = new Map<string, readonly CardName[]>();
  for (const { x, y, z } of kuboDeck) {
    for (const dx of steps) {
      for (const dy of steps) {
        for (const dz of steps) {
          const places = [0, 1, 2, 3].map((n) => [x + n * dx, y + n * dy, z + n * dz] as const);
          if ((dx === 0 && dy === 0 && dz === 0) || !places.flat().every((n) => n >= 0 && n <= 3)) continue;
          const cards = places.flatMap(([px, py, pz]) => layers[pz]?.[py * 4 + px] ?? []);
          found.set([...cards].sort().join(), cards);
        }
      }
    }
  }
  return [...found.values()];
}
