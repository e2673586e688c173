import type { Lesson } from '#shared/engine/index.ts';
import type { KuboSetUp, KuboTypes } from './types.ts';

/** Nothing but the Zoker from blue S1 is to be had, and Tom leads. */
const zoker: KuboSetUp = {
  dealer: 1,
  turn: 0,
  laid: [
    'blue M1',
    'blue M2',
    'green M2',
    'blue L4',
    'blue L3',
    'green L3',
    'yellow L3',
    'yellow XL3',
    'red XL3',
  ],
  hands: [
    ['green S3', 'red XL4', 'yellow M1'],
    ['red S2', 'yellow S1', 'red M1'],
  ],
  deck: ['red S4'],
  scores: [3, 8],
  laidBefore: [1, 1],
};

/** All three cards can lie, one of them only after another, and nothing of Tom’s can. */
const last: KuboSetUp = {
  dealer: 1,
  turn: 0,
  laid: ['blue M1', 'blue S2', 'green S1', 'green M1', 'blue L4', 'green L4'],
  hands: [
    ['yellow L1', 'green L1'],
    ['red S3', 'yellow M3', 'red M2'],
  ],
  deck: ['green XL1'],
  scores: [5, 5],
  laidBefore: [1, 1],
};

/** In the first two turns none of Tom’s cards can lie. */
export const lesson: Lesson<KuboTypes> = {
  options: { stealSeconds: 0 },
  seed: 4,
  others: ['Tom'],
  setUp: {
    dealer: 1,
    turn: 0,
    laid: ['blue M4', 'blue M3'],
    hands: [
      ['green S1', 'blue M1', 'green S2', 'red L3'],
      ['blue L2', 'red S1', 'yellow L2', 'red M4'],
    ],
    deck: ['yellow XL2', 'yellow M2', 'yellow S4', 'blue L1', 'green XL3', 'green M4'],
  },
  pictures: { 'kubo-laying': 'top', 'kubo-lines': 'line', 'kubo-end': 'zoker' },
  steps: [
    { id: 'place', moves: [] },
    { id: 'beside', moves: ['lay blue M1'] },
    { id: 'top', moves: ['lay green S1'] },
    { id: 'shut', moves: ['lay green S2', 'end'], answers: ['wave', 'end'] },
    { id: 'draw', moves: ['draw', 'draw'] },
    {
      id: 'line',
      moves: ['lay blue L1', 'claim blue S1 XL1', 'end'],
      answers: ['wave', 'lay green M4', 'lay blue L2', 'end'],
    },
    { id: 'steal', moves: ['claim blue XL1 S4', 'wave'] },
    {
      id: 'zoker',
      setUp: zoker,
      moves: ['lay red XL4', 'claim blue S1 red XL4', 'end'],
      answers: ['wave'],
    },
    {
      id: 'last',
      setUp: last,
      moves: ['lay green L1', 'lay yellow L1', 'lay green XL1', 'claim green S1 XL1', 'end'],
      answers: ['wave'],
      isFree: true,
      isDone: ({ phase }, [mine = 0, theirs = 0]) => phase.kind === 'over' && mine > theirs,
    },
  ],
};
