import { learner, type Lesson, type LessonStep } from '#shared/engine/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import type { AlphacubesProposal } from './moves.ts';
import { notation } from './notation/notation.ts';
import type { AlphacubesTypes } from './types.ts';

type Step = LessonStep<AlphacubesTypes>;

const hands = [cubes('28 4 0 1 12 8 10'), cubes('13 22 26 24 33 25 23')];

/** The cubes that each turn draws stand in a group, whose turn it is in the order of the moves below. */
const drawn = [
  '7 3 15 16 14',
  '18 27 35 29',
  '11 17 19 2',
  '31 57 32',
  '21 6 20 34 9',
  '30 36 37',
  '5',
  '39 40 41 42 38 46',
].flatMap(cubes);

/** The stock is short, so that the lesson comes to the end of a game. Each word of the learner's fits one set of cubes. */
export const lesson: Lesson<AlphacubesTypes> = {
  options: {},
  seed: 1,
  others: ['Tom'],
  setUp: { hands, drawOrder: [...hands.flat(), ...drawn], first: learner },
  pictures: { 'a-play': 'sum', score: 'cross', 'other-turns': 'side' },
  steps: [
    { id: 'tip', moves: [] },
    { id: 'lay', moves: [] },
    play('sum', 'I9 across CHALK', 'K7 down TRADE'),
    play('cross', 'I11 across WHEEL', 'M6 down DESK'),
    play('side', 'F12 across THREE', 'F9 down LEFT'),
    { id: 'exchange', moves: ['exchange EIQRU'], answers: ['M6 across DARK'] },
    play('seven', 'N9 down SYSTEMS', 'M13 across TEN'),
    {
      id: 'free',
      moves: ['P11 down BASE'],
      answers: ['pass'],
      isFree: true,
      isDone: ({ phase }, [mine = 0, theirs = 0]) => phase.kind === 'over' && mine > theirs,
    },
  ],
};

/** Takes the letters of the line from whichever cubes show them. */
function play(id: string, line: string, ...answers: readonly string[]): Step {
  return {
    id,
    moves: [line],
    answers,
    accepts(view, proposal) {
      const wanted = notation.parse(view, learner, line);
      return wanted.ok && lettersOf(proposal) === lettersOf(wanted.value);
    },
  };
}

function lettersOf(proposal: AlphacubesProposal): string {
  if (proposal.kind !== 'play') return proposal.kind;
  return proposal.placements
    .map(({ square, letter }) => `${square} ${letter}`)
    .sort()
    .join();
}

function cubes(line: string) {
  return line.split(' ').map((one) => cubeId(Number(one)));
}
