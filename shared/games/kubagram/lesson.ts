import type { Lesson } from '#shared/engine/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { squareCount, squareName } from './box.ts';
import type { KubagramSetUp, SetUpDie, SetUpShown, SetUpWord } from './set-up/set-up.ts';
import type { KubagramTypes } from './types.ts';

/** These dice come next, in this order of squares; chance fills the rest of the box. */
const coming: Readonly<Record<string, SetUpDie>> = {
  L8: { die: cubeId(53), top: 'H' },
  A7: { die: cubeId(29), top: 'N' },
  B7: { die: cubeId(81), top: 'L' },
  C7: { die: cubeId(27), top: 'T' },
  D7: { die: cubeId(106), top: 'Y' },
  E7: { die: cubeId(96), top: 'F' },
};

/** The last turn of a game that two computers played: one die is left, and B, E, P and Q lie. */
const lastTurn: KubagramSetUp = {
  box: Array.from({ length: squareCount }, (_, square) =>
    square === 0 ? { die: cubeId(89), top: 'C' } : null,
  ),
  corner: 90,
  drawn: [dice('D78'), dice('C4')],
  turn: 0,
  central: dice('Q15 B44 P77 E36'),
  words: [
    words([
      'J52 O56 I90 S76 T25',
      'G50 U9 M22 B41 O20',
      'F97 R8 A73 U82 D87',
      'C58 E107 C70 A35 L59',
      'A5 G24 G38 E106 R12',
      'D84 I19 W69 A88 N27',
      'C72 H3 I7 P81 P91 Y10',
      'C62 A53 B48 I31 N14',
      'S74 E94 C57 C66 O101',
      'B28 A93 R18 I37 C55',
      'L49 O32 C54 K11 J46 A23 W75',
    ]),
    words([
      'C34 L103 I60 F95 F98',
      'B1 E6 C79 A17 M40 E99',
      'F92 O26 R16 B43 I85 D80',
      'C67 I100 V39 E30 T29',
      'C65 A47 T33 C71 H0',
      'C64 O105 M63 B2 E104 D13',
      'B51 L102 U45 E42 D83',
      'C61 R21 O96 W68 D86',
    ]),
  ],
};

/** A game under way: two rows of the box are empty, and Tom has a word that goes with one of the learner's. */
export const lesson: Lesson<KubagramTypes> = {
  options: {},
  seed: 4,
  others: ['Tom'],
  setUp: {
    box: Array.from({ length: squareCount }, (_, square) =>
      square > 83 && squareName(square) !== 'L8' ? null : (coming[squareName(square)] ?? 'any'),
    ),
    corner: 0,
    drawn: [shown('B'), shown('N')],
    central: shown('LOUDGR'),
    words: [[{ dice: shown('MONEY') }], [{ dice: shown('BURST') }, { dice: shown('PIANO') }]],
  },
  pictures: { 'kubagram-squares': 'box', 'kubagram-turn': 'lay', 'kubagram-jokers': 'ring' },
  steps: [
    { id: 'box', moves: [], isRead: true },
    { id: 'take', moves: ['take'] },
    { id: 'letter', moves: [] },
    { id: 'lay', moves: ['lay C left'] },
    { id: 'claim', moves: ['claim CLOUD', 'end'], answers: ['take', 'lay A right', 'end'] },
    {
      id: 'ring',
      moves: ['take', 'end'],
      answers: ['lay P right', 'take', 'lay T right', 'end'],
    },
    {
      id: 'joker',
      moves: ['take', 'lay E right', 'claim GRAPE', 'end'],
      answers: ['take', 'lay S right', 'end'],
    },
    { id: 'join', moves: ['join CLOUD BURST'] },
    {
      id: 'last',
      setUp: lastTurn,
      moves: ['take', 'lay D right', 'declare', 'claim BED', 'end'],
      isFree: true,
      isDone: ({ phase }, [mine = 0, theirs = 0]) => phase.kind === 'over' && mine > theirs,
    },
  ],
};

function shown(letters: string): readonly SetUpShown[] {
  return [...letters].map((letter) => ({ letter }));
}

/** Reads letters with the numbers of their dice, such as `L65`, which jokers need. */
function dice(line: string): readonly SetUpShown[] {
  return line.split(' ').map((one) => ({ letter: one.slice(0, 1), die: cubeId(Number(one.slice(1))) }));
}

function words(lines: readonly string[]): readonly SetUpWord[] {
  return lines.map((line) => ({ dice: dice(line) }));
}
