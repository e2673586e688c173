import type { CubewordTypes } from '#shared/games/cubeword/index.ts';
import type { ShuffleHidden } from '#tests/support/contract/tenant.ts';

/** Everything lies open: there is nothing that an onlooker may not know. */
export const shuffleHidden: ShuffleHidden<CubewordTypes> = (state) => state;
