import type { RandomPlayer } from '#shared/engine/index.ts';
import { nextInt } from '#shared/kernel/index.ts';
import { onTurn } from './legality.ts';
import type { CuberowTypes } from './state.ts';

export const randomPlayer: RandomPlayer<CuberowTypes> = {
  move(state, random) {
    const by = onTurn(state);
    if (by === undefined) throw new Error('The game is over');
    const [end, next] = nextInt(random, 2);
    return [{ kind: 'take', by, end: end === 0 ? 'left' : 'right' }, next];
  },
};
