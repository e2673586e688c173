import { describe, expect, it } from 'vitest';
import {
  alphabetOf,
  isJoker,
  lettersOn,
  markIn,
  nextSquare,
  rowsOf,
  squareName,
  squaresInOrder,
  sumOfFaces,
  valueIn,
  type Corner,
  type KubagramProposal,
  type KubagramState,
} from '#shared/games/kubagram/index.ts';
import { kubagramRules } from '#shared/games/kubagram/game.ts';
import { kubagramSets } from '#shared/pieces/index.ts';
import { cubeId, seat } from '#shared/kernel/index.ts';
import { begun, moved, refusal, smallJudge, standing } from '#tests/support/kubagram/table.ts';

const setNames = ['en', 'nl', 'af', 'sv'] as const;
const jokerLetters = { en: [6, 4, 5], nl: [6, 4, 5], af: [6, 4, 5], sv: [6, 6, 6] } as const;

describe('K1 dice and box', () => {
  it.each(setNames)('K1 %s: 105 dice of three letters, each on two opposite faces, and 3 jokers', (name) => {
    const { pieces } = kubagramSets[name];
    expect(pieces).toHaveLength(108);
    for (const { id, faces, letters } of pieces.slice(0, 105)) {
      const up = faces.map((face) => (face.kind === 'letter' ? face.letter : ''));
      expect([up[0], up[1], up[2]]).toEqual([up[4], up[3], up[5]]);
      expect(letters).toHaveLength(3);
      expect(isJoker(id)).toBe(false);
    }
    const jokers = [105, 106, 107].map(cubeId);
    expect(jokers.map(isJoker)).toEqual([true, true, true]);
    expect(jokers.map((die) => lettersOn(name, die).length)).toEqual(jokerLetters[name]);
  });

  it.each(setNames)('K1 %s: no two dice are alike', (name) => {
    const dice = kubagramSets[name].pieces.map(({ letters }) => letters.join(' '));
    expect(new Set(dice).size).toBe(108);
  });

  it.each(setNames)('K1 %s: each letter of the alphabet counts 1 to 9', (name) => {
    for (const letter of alphabetOf(name)) {
      expect(valueIn(name, letter)).toBeGreaterThanOrEqual(1);
      expect(valueIn(name, letter)).toBeLessThanOrEqual(9);
    }
  });

  it('K1 the six faces of the jokers add up to 22, 25 and 19 in English', () => {
    expect([105, 106, 107].map((die) => sumOfFaces('en', cubeId(die)))).toEqual([22, 25, 19]);
  });

  it('K1 60 squares III, 36 I and 12 0, unchanged by a half turn', () => {
    const marks = Array.from({ length: 108 }, (_, square) => markIn('en', square));
    expect(['III', 'I', '0'].map((mark) => marks.filter((one) => one === mark).length)).toEqual([60, 36, 12]);
    expect(marks.toReversed()).toEqual(marks);
    expect(marks.slice(0, 12).join(' ')).toBe('III 0 I III III I III 0 I III III I');
    expect(marks.slice(36, 48).join(' ')).toBe('0 III I III III I III III I III III I');
  });

  it('K1 places and orientations follow from the seed, and every square holds a die', () => {
    const [one, again, other] = [
      begun({ seats: 1, seed: 3 }),
      begun({ seats: 1, seed: 3 }),
      begun({ seats: 1, seed: 4 }),
    ];
    expect(one).toEqual(again);
    expect(one.box).not.toEqual(other.box);
    expect(one.box.filter((die) => die !== null)).toHaveLength(108);
    for (const die of one.box) expect(lettersOn('en', die?.die ?? cubeId(0))).toContain(die?.top);
    expect(new Set(one.box.map((die) => die?.turn))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('K2 turning the box', () => {
  const named = (corner: Corner, from: number, to?: number) =>
    squaresInOrder(corner).slice(from, to).map(squareName);

  it.each([
    [0, ['A9', 'B9', 'C9'], 12, ['A8', 'B8'], 'L1'],
    [90, ['L9', 'L8', 'L7'], 9, ['K9', 'K8'], 'A1'],
    [180, ['L1', 'K1', 'J1'], 12, ['L2', 'K2'], 'A9'],
    [270, ['A1', 'A2', 'A3'], 9, ['B1', 'B2'], 'L9'],
  ] as const)('K2 turned by %i degrees', (corner, first, long, second, last) => {
    expect(named(corner, 0, 3)).toEqual(first);
    expect(rowsOf(corner).map(({ length }) => length)).toEqual(
      Array.from({ length: 108 / long }, () => long),
    );
    expect(named(corner, long, long + 2)).toEqual(second);
    expect(named(corner, -1)).toEqual([last]);
    expect(new Set(squaresInOrder(corner)).size).toBe(108);
  });

  it('K2 the last player, to the right of player 1, chooses once; then player 1 begins', () => {
    const state = begun({ seats: 3, setUp: { first: 1 } });
    expect(state.phase).toEqual({ kind: 'corner', seat: 0 });
    expect(refusal(state, '1: corner 90')).toMatchObject({ code: 'kubagram/not-your-turn', toMove: [0] });
    const turned = moved(state, '0: corner 90');
    expect(turned).toMatchObject({ corner: 90, phase: { kind: 'before', seat: 1 } });
    expect(refusal(turned, '1: corner 0')).toMatchObject({ code: 'kubagram/not-now', move: 'corner' });
    expect(moved(turned, '1: take').box[nextSquare(state.box, 90) ?? 0]).toBeNull();
  });

  it('K2 dice are taken from the bottom row up, each row left to right', () => {
    const state = standing({ seats: 1, corner: 180 });
    const taken = moved(state, '0: take');
    expect(state.box[11]).not.toBeNull();
    expect(taken.box[11]).toBeNull();
    expect(nextSquare(taken.box, 180)).toBe(10);
  });
});

describe('K3 who starts', () => {
  const drawnOf = (state: KubagramState) =>
    state.seats.map(({ drawn }) => drawn.map(({ letter }) => letter).join(''));

  it('K3 each draws a die; its square is empty, and the nearest to A is player 1', () => {
    const tied = new Set<number>();
    for (let seed = 1; seed <= 60; seed += 1) {
      const state = begun({ seats: 4, seed });
      const drawn = drawnOf(state);
      tied.add(Math.max(...drawn.map(({ length }) => length)));
      // Whoever drew longest is nearest; a later draw is among those who were tied before.
      const order = drawn.toSorted((one, other) => (one < other ? -1 : 1));
      expect(drawn[state.first]).toBe(order[0]);
      const gone = drawn.join('').length;
      expect(state.box.filter((die) => die === null)).toHaveLength(gone);
    }
    expect(tied.has(1) && tied.has(2)).toBe(true);
  });

  it('K3 those tied for nearest draw again, only among themselves', () => {
    const given = (drawn: readonly (readonly string[])[]) => standing({ seats: 3, drawn, turn: 0 }).first;
    expect(
      given(
        [['ABH:B'], ['AFM:F'], ['EBH:B']].map((dice, at) =>
          at === 1 ? dice : [...dice, at === 0 ? 'IDS:I' : 'EGM:E'],
        ),
      ),
    ).toBe(2);
  });

  it('K3 IJ comes after I in Dutch', () => {
    const first = (one: string, other: string) =>
      standing({ seats: 2, options: { set: 'nl' }, drawn: [[one], [other]] }).first;
    expect(first('ETIJ:IJ', 'AJK:J')).toBe(0);
    expect(first('ETIJ:IJ', 'IST:I')).toBe(1);
  });

  it('K3 a drawn die is out of play: its square is skipped, it cannot be used and costs nothing', () => {
    const state = standing({ drawn: [['ABH:A'], ['AFM:F']], central: 'TTLEC' });
    expect(state.seats[0]?.drawn).toEqual([{ die: 0, letter: 'A' }]);
    const line = {
      kind: 'claim',
      by: seat(0),
      dice: [...state.central, { die: cubeId(0), letter: 'A' }],
    } as const;
    expect(problemOf(state, line)).toEqual({ code: 'kubagram/not-in-central-field', die: 'ABH' });
    const hole = begun({ seats: 2, seed: 5 });
    const turned = moved(hole, `${hole.phase.kind === 'corner' ? hole.phase.seat : 0}: corner 0`);
    expect(squaresInOrder(0).filter((square) => turned.box[square] === null)).toHaveLength(
      drawnOf(hole).join('').length,
    );
  });

  const drawnJoker = {
    drawn: [[{ die: cubeId(0), letter: 'A' }], [{ die: cubeId(105), letter: 'D' }]],
    first: 0,
  };

  it('K3 drawnJoker: a drawn joker is out of play, no use and no cost', () => {
    const { seats } = begun({ setUp: drawnJoker });
    expect(seats.map(({ jokers }) => jokers)).toEqual([[], []]);
  });

  it('K3 drawnJoker: or it counts as set aside by who drew it', () => {
    const { seats } = begun({ setUp: drawnJoker, options: { drawnJoker: 'setAside' } });
    expect(seats.map(({ jokers }) => jokers)).toEqual([[], [105]]);
  });
});

function problemOf(state: KubagramState, proposal: KubagramProposal) {
  const judged = kubagramRules.judge(state, proposal, smallJudge);
  return judged.ok ? undefined : judged.problem;
}
