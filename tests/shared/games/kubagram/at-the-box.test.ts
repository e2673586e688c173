import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf } from '#shared/box-sync/index.ts';
import {
  compareBox,
  kubagram,
  squareName,
  squaresExpected,
  takenDice,
  type BoxFinding,
  type KubagramProposal,
  type KubagramState,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import { expectOk, seat, type Seat } from '#shared/kernel/index.ts';
import { randomGame, type RandomGame } from '#tests/support/kubagram/random-game.ts';
import { smallJudge } from '#tests/support/kubagram/table.ts';
import { seed } from '#tests/support/seed.ts';

const { rules } = kubagram;
const none: ReadonlySet<number> = new Set();

interface Table {
  readonly state: KubagramState;
  readonly view: KubagramView;
  /** What has happened, move by move. */
  readonly past: Parameters<typeof takenDice>[0];
}

function tableOf(state: KubagramState, past: Table['past'] = []): Table {
  return { state, view: rules.viewFor(state, 'table'), past };
}

function newTable(): Table {
  return tableOf(expectOk(rules.setup({ options: kubagram.optionsSchema.parse({}), seats: 3, seed: 7 })));
}

function made({ state, past }: Table, ...moves: readonly KubagramProposal[]): Table {
  let [now, then] = [state, past];
  for (const proposal of moves) {
    const step = expectOk(rules.apply(now, expectOk(rules.judge(now, proposal, smallJudge))));
    then = [...then, { events: step.events, turn: now.turn }];
    now = step.state;
  }
  return tableOf(now, then);
}

/** What is found once these squares of a box that agreed are felt otherwise. */
function find(
  { view, past }: Table,
  changes: Readonly<Record<number, '0' | '1' | '?'>>,
  more: Partial<Parameters<typeof compareBox>[0]> = {},
): BoxFinding {
  const squares = [...squaresExpected(view)];
  for (const [square, sign] of Object.entries(changes)) squares[Number(square)] = sign;
  return compareBox({
    view,
    taken: takenDice(past),
    sensed: squares.join(''),
    bad: none,
    agreed: past.length,
    people: Array.from({ length: view.seats.length }, (_, at) => seat(at)),
    ...more,
  });
}

const squareOf = (name: string): number => {
  const square = Array.from({ length: 108 }, (_, at) => at).find((at) => squareName(at) === name);
  if (square === undefined) throw new Error(name);
  return square;
};
const by = (at: number): Seat => seat(at);

/** Player 1 has turned the box to A9 and taken nothing. */
function turned(): Table {
  const table = newTable();
  const { phase } = table.view;
  if (phase.kind !== 'corner') throw new Error('The box is turned first');
  return made(table, { kind: 'corner', by: phase.seat, corner: 0 });
}

/** The squares that are next, in order. */
function nextOf({ view }: Table, count: number): readonly number[] {
  const order = 'ABCDEFGHIJKL'.split('').map((column) => squareOf(`${column}9`));
  return order.filter((square) => view.box[square] !== null).slice(0, count);
}

describe('Kubagram with a box that feels its squares (K1, K2, K4, B6 to B9)', () => {
  it('lifting the next die takes it', () => {
    const table = turned();
    const [next = -1] = nextOf(table, 1);
    expect(find(table, { [next]: '0' })).toEqual({
      kind: 'taken',
      moves: [{ kind: 'take', by: table.view.first }],
    });
  });

  it('lifting the first die tells which corner is the lower left (K2, B15)', () => {
    const table = newTable();
    const { phase, first } = table.view;
    if (phase.kind !== 'corner') throw new Error('The box is turned first');
    for (const [corner, name] of [
      [0, 'A9'],
      [90, 'L9'],
      [180, 'L1'],
      [270, 'A1'],
    ] as const) {
      if (table.view.box[squareOf(name)] === null) continue;
      expect(find(table, { [squareOf(name)]: '0' })).toEqual({
        kind: 'taken',
        moves: [
          { kind: 'corner', by: phase.seat, corner },
          { kind: 'take', by: first },
        ],
      });
    }
  });

  it('another die is to be put back, and the next one named', () => {
    const table = turned();
    const [next = -1] = nextOf(table, 1);
    const wrong = squareOf('E3');
    expect(find(table, { [wrong]: '0' })).toEqual({
      kind: 'wrong',
      steps: [
        { act: 'put', square: wrong, why: 'not-next' },
        { act: 'lift', square: next, why: 'next' },
      ],
    });
  });

  it('of two at once the second is to be put back; the game can go on with the first', () => {
    const table = turned();
    const [next = -1, second = -1] = nextOf(table, 2);
    expect(find(table, { [next]: '0', [second]: '0' })).toEqual({
      kind: 'several',
      steps: [{ act: 'put', square: second, why: 'one-by-one' }],
      boxIsRight: [{ kind: 'take', by: table.view.first }],
    });
  });

  it('a die lifted before the turn is over can end that turn, unless its player is a computer', () => {
    const start = turned();
    const [, second = -1] = nextOf(start, 2);
    const { first } = start.view;
    const held = made(start, { kind: 'take', by: first });
    expect(find(held, { [second]: '0' })).toEqual({
      kind: 'too-early',
      steps: [{ act: 'put', square: second, why: 'too-early' }],
    });
    const { phase } = held.view;
    if (phase.kind !== 'holding') throw new Error('A die is in hand');
    const after = made(held, { kind: 'lay', by: first, letter: phase.held.top, side: 'left' });
    const next = by((first + 1) % 3);
    expect(find(after, { [second]: '0' })).toMatchObject({
      kind: 'too-early',
      boxIsRight: [
        { kind: 'end', by: first },
        { kind: 'take', by: next },
      ],
    });
    expect(find(after, { [second]: '0' }, { people: [first] })).not.toHaveProperty('boxIsRight');
  });

  it('what was taken on the screen is still to be lifted, which is no mistake', () => {
    const table = turned();
    const [next = -1] = nextOf(table, 1);
    const held = made(table, { kind: 'take', by: table.view.first });
    expect(find(held, { [next]: '1' }, { agreed: table.past.length })).toMatchObject({
      kind: 'to-lift',
      steps: [{ act: 'lift', square: next, why: 'taken', taken: { seat: table.view.first, turn: 1 } }],
    });
  });

  it('a die that is put back offers to go back to before it was taken', () => {
    const table = turned();
    const [next = -1] = nextOf(table, 1);
    const held = made(table, { kind: 'take', by: table.view.first });
    const finding = find(held, { [next]: '1' });
    expect(finding).toMatchObject({ kind: 'put-back', undoTo: { moves: table.past.length } });
  });

  it('a die where none belongs is to be lifted', () => {
    const table = newTable();
    const drawn = table.view.box.findIndex((one) => one === null);
    expect(find(table, { [drawn]: '1' })).toEqual({
      kind: 'to-lift',
      steps: [{ act: 'lift', square: drawn, why: 'stray' }],
    });
  });

  it('a square marked bad, or unsure, changes nothing', () => {
    const table = turned();
    const square = squareOf('E3');
    expect(find(table, { [square]: '0' }, { bad: new Set([square]) })).toEqual({ kind: 'agrees' });
    expect(find(table, { [square]: '?' })).toEqual({ kind: 'agrees' });
  });

  it('an empty box is filled square by square', () => {
    const table = newTable();
    const all = Object.fromEntries(
      table.view.box.flatMap((one, at) => (one === null ? [] : [[at, '0' as const]])),
    );
    const finding = find(table, all);
    expect(finding).toMatchObject({ kind: 'fill' });
    expect(finding.kind === 'fill' && finding.steps.length).toBe(Object.keys(all).length);
  });

  it('in any game: the next die is taken when it may be, each step and each offer brings box and screen together', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.nat(),
        fc.uniqueArray(fc.nat(107), { maxLength: 4 }),
        fc.nat(6),
        (number, moment, flipped, back) => {
          const { first, steps } = gameOf(number % 6);
          const at = moment % (steps.length + 1);
          const past = steps.slice(0, at).map(({ events, before }) => ({ events, turn: before.turn }));
          const table = tableOf(steps[at]?.before ?? steps.at(-1)?.state ?? first, past);
          const people = Array.from({ length: table.view.seats.length }, (_, one) => seat(one));
          const taken = takenDice(past);
          const expected = squaresExpected(table.view);
          // Some squares at random, and the last dice that were taken put back.
          const squares = [...expected];
          for (const square of flipped) squares[square] = squares[square] === '1' ? '0' : '1';
          for (const { square } of taken.slice(Math.max(0, taken.length - (back % 4)))) squares[square] = '1';
          const sensed = squares.join('');
          const ask = { view: table.view, taken, sensed, bad: none, agreed: past.length, people };
          const finding = compareBox(ask);
          expect(finding.kind === 'agrees').toBe(sensed === expected);
          if (finding.kind === 'agrees') return;
          if (finding.kind === 'taken') {
            const after = made(table, ...finding.moves);
            expect(squaresExpected(after.view)).toBe(sensed);
            return;
          }
          if (finding.kind === 'unseen') throw new Error('Every die has been told');
          const followed = [...sensed];
          for (const { square, act, why } of finding.steps) {
            if (why !== 'next') followed[square] = act === 'put' ? '1' : '0';
          }
          const left = differencesOf(expected, followed.join(''));
          // What is left is the one die that may be taken now.
          expect(left.length).toBeLessThanOrEqual(finding.kind === 'several' ? 1 : 0);
          expect(left.every(({ act }) => act === 'put')).toBe(true);
          if (finding.boxIsRight !== undefined) {
            const after = made(table, ...finding.boxIsRight);
            const before = differencesOf(expected, sensed).length;
            expect(differencesOf(squaresExpected(after.view), sensed).length).toBe(before - 1);
          }
          if (finding.undoTo !== undefined) {
            const then = steps[finding.undoTo.moves]?.before ?? first;
            expect(squaresExpected(rules.viewFor(then, 'table'))).toBe(sensed);
          }
        },
      ),
      { numRuns: 300, seed },
    );
  });
});

const played = new Map<number, RandomGame>();

function gameOf(number: number): RandomGame {
  const game = played.get(number) ?? randomGame(number);
  played.set(number, game);
  return game;
}
