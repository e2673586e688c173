import type { Lesson } from '#shared/engine/index.ts';
import type { CuberowTypes } from './state.ts';

/** This seed lays Q P O H V E J R C B O R, and lets the learner begin. */
export const lesson: Lesson<CuberowTypes> = {
  options: {},
  seed: 10,
  others: ['Tom'],
  pictures: { 'cuberow-turn': 'row' },
  steps: [
    { id: 'row', moves: [], isRead: true },
    { id: 'left', moves: ['left'], answers: ['left'] },
    { id: 'right', moves: ['right'], answers: ['left'] },
    { id: 'dear', moves: ['left'], answers: ['right'] },
    { id: 'again', moves: ['left'], answers: ['right'] },
    { id: 'ahead', moves: ['right'], answers: ['right'] },
    {
      id: 'last',
      moves: ['right'],
      answers: ['left'],
      isFree: true,
      isDone: ({ row }, [mine = 0, theirs = 0]) => row.length === 0 && mine > theirs,
    },
  ],
};
