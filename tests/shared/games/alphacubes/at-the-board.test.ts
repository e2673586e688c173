import { describe, expect, it } from 'vitest';
import { compareBoard, type BoardFinding } from '#shared/games/alphacubes/index.ts';
import { cubeId, seat } from '#shared/kernel/index.ts';

const board = Array.from({ length: 17 }, () => '.'.repeat(17));
const word = { H9: 'C', I9: 'A', J9: 'T' };
const lying = {
  board,
  squares: Object.fromEntries(
    Object.entries(word).map(([square, letter]) => [
      square,
      { cube: cubeId(1), letter, turn: 1, by: seat(0) },
    ]),
  ),
};

/** What is found when these squares are filled, beside those of the game but for `without`. */
function find(
  filled: readonly string[],
  { laid = [], without = [], bad = [] }: Partial<Record<'laid' | 'without' | 'bad', readonly string[]>> = {},
): BoardFinding {
  const at = (square: string) => (Number(square.slice(1)) - 1) * 17 + square.charCodeAt(0) - 65;
  const sensed = Array.from({ length: 289 }, () => '0');
  for (const square of [...Object.keys(word), ...filled]) sensed[at(square)] = '1';
  for (const square of without) sensed[at(square)] = '0';
  return compareBoard({ lying, laid, sensed: sensed.join(''), bad: new Set(bad.map(at)) });
}

describe('Alphacubes on a board that feels where cubes lie (B6, B7, B14)', () => {
  it('agrees with the game as it lies', () => {
    expect(find([])).toEqual({ kind: 'agrees' });
    expect(find(['K9'], { laid: ['K9'] })).toEqual({ kind: 'agrees' });
  });

  it('squares of one line are a word whose letters are asked for, over cubes that lie', () => {
    expect(find(['I10', 'I8', 'I11'])).toEqual({
      kind: 'filled',
      squares: ['I8', 'I10', 'I11'],
      direction: 'down',
    });
    expect(find(['K9', 'L9'], { laid: ['K9'] })).toEqual({
      kind: 'filled',
      squares: ['L9'],
      direction: 'across',
    });
    expect(find(['K9'])).toEqual({ kind: 'filled', squares: ['K9'] });
  });

  it('what is laid on the screen is still to be laid at the table', () => {
    expect(find([], { laid: ['K9'] })).toEqual({ kind: 'to-lay', steps: [{ act: 'put', square: 'K9' }] });
  });

  it('a cube that was lifted is to be put back, one beside the line to be lifted', () => {
    expect(find([], { without: ['I9'] })).toEqual({
      kind: 'differs',
      steps: [{ act: 'put', square: 'I9', letter: 'A' }],
    });
    expect(find(['B2', 'C3'])).toEqual({
      kind: 'differs',
      steps: [
        { act: 'lift', square: 'B2' },
        { act: 'lift', square: 'C3' },
      ],
    });
  });

  it('a square marked bad changes nothing', () => {
    expect(find(['B2'], { bad: ['B2'] })).toEqual({ kind: 'agrees' });
    expect(find([], { without: ['I9'], bad: ['I9'] })).toEqual({ kind: 'agrees' });
  });
});
