import type { ScrubleTypes } from '#shared/games/scruble/index.ts';
import type { ShuffleHidden } from '#tests/support/contract/tenant.ts';

/** Everything lies open: there is nothing that an onlooker may not know. */
export const shuffleHidden: ShuffleHidden<ScrubleTypes> = (state) => state;
