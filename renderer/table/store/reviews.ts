import type { StoreApi } from 'zustand/vanilla';
import { now } from '#shared/engine/index.ts';
import { refuse } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { covered, type Curtain } from './curtain.ts';
import type { Play, PlayState, PlayTools } from './play.ts';
import type { Reviewer, TableTypes } from './table-types.ts';

/** Each turn is reviewed once, and shown only to those who may see that hand (see `Play.review`). */
export function createReviews<T extends TableTypes>(
  store: StoreApi<PlayState<T>>,
  curtain: Curtain<T>,
  help: PlayTools<T>['help'],
): (review: Reviewer<T>) => Play<T>['review'] {
  return (review) => {
    /** Keyed by the move of the turn, since the game before it never changes. */
    const reviews = new WeakMap<T['move'], ReturnType<Reviewer<T>>>();
    return (turn) => {
      const { stage } = store.getState();
      if (stage.kind !== 'ready') throw new Error('A turn is reviewed at a table that is laid');
      const { game } = stage;
      if (isStrict(game.record.options) && game.game.rules.ending(now(game.timeline)) === undefined) {
        return Promise.resolve(refuse({ code: 'play/strict' }));
      }
      if (!curtain.mayReview(turn)) return Promise.resolve(refuse(covered));
      const found = reviews.get(turn.move) ?? review(game, turn, help(game));
      reviews.set(turn.move, found);
      // The hand may have been covered during the search.
      return found.then((plays) => {
        if (!plays.ok) reviews.delete(turn.move);
        return curtain.mayReview(turn) ? plays : refuse(covered);
      });
    };
  };
}
