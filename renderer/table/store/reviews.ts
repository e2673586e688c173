import { now } from '#shared/engine/index.ts';
import { refuse } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { covered, mayReview } from './match/curtain.ts';
import { laidGame, type Match } from './match/match.ts';
import type { Play, PlayTools } from './play.ts';
import type { Reviewer, TableTypes } from './table-types.ts';

export function createReviews<T extends TableTypes>(
  match: () => Match<T>,
  help: PlayTools<T>['help'],
): (review: Reviewer<T>) => Play<T>['review'] {
  return (review) => {
    /** Keyed by the move of the turn, because the game before it never changes. */
    const reviews = new WeakMap<T['move'], ReturnType<Reviewer<T>>>();
    return (turn) => {
      const game = laidGame(match());
      if (game === undefined) throw new Error('A turn is reviewed at a table that is laid');
      if (isStrict(game.record.options) && game.game.rules.ending(now(game.timeline)) === undefined) {
        return Promise.resolve(refuse({ code: 'play/strict' }));
      }
      if (!mayReview(match(), turn)) return Promise.resolve(refuse(covered));
      const found = reviews.get(turn.move) ?? review(game, turn, help(game));
      reviews.set(turn.move, found);
      // The hand may have been covered during the search.
      return found.then((plays) => {
        if (!plays.ok) reviews.delete(turn.move);
        return mayReview(match(), turn) ? plays : refuse(covered);
      });
    };
  };
}
