import type { PendingAnswer } from '#renderer/worker/index.ts';
import { currentState, moveAt, type PlayedTurn, type ReviewedTurn } from '#shared/engine/index.ts';
import { refuse, type Problem } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { reviewTurn, type OpenedReview } from '#shared/records/index.ts';
import { askThreads } from './ask-threads.ts';
import { knownAnswer } from '../hint/answers.ts';
import { covered, mayReview } from './match/curtain.ts';
import { laidGame, type Match } from './match/match.ts';
import type { PlayTools } from './play.ts';
import type { TableTypes } from './table-types.ts';

export type ReviewTurn = (opened: OpenedReview, turn: PlayedTurn) => PendingAnswer<ReviewedTurn>;

/** Reviews past turns whose hands may be seen, and keeps what was found as long as the table is open. */
export function createReviews<T extends TableTypes>(
  match: () => Match<T>,
  help: PlayTools<T>['help'],
): ReviewTurn {
  /** A review is kept by the move of its turn, because the game before that move never changes. */
  const known = new WeakMap<object, Map<string, PendingAnswer<ReviewedTurn>>>();
  const refusal = (turn: PlayedTurn): Problem | undefined => {
    const game = laidGame(match());
    if (game === undefined) throw new Error('A turn is reviewed at a table that is laid');
    if (isStrict(game.record.options) && game.game.rules.ending(currentState(game.timeline)) === undefined) {
      return { code: 'play/strict' };
    }
    return mayReview(match(), turn) ? undefined : covered;
  };
  return (opened, turn) => {
    const refused = refusal(turn);
    const game = laidGame(match());
    const move = game && moveAt(game.timeline, turn.at);
    if (refused !== undefined || game === undefined || move === undefined) {
      return knownAnswer(refuse(refused ?? covered));
    }
    const reviews = known.get(move) ?? new Map<string, PendingAnswer<ReviewedTurn>>();
    known.set(move, reviews);
    // What the next turn made of this one belongs to its review.
    const next = opened.turns.find(({ at }) => at > turn.at);
    const key = `${opened.level} ${next?.at ?? ''}`;
    const { cancel, ...asking } = askThreads(help(game), game.game.id);
    const found = reviews.get(key) ?? {
      answer: reviewTurn(game.record, opened, turn, { words: game.words, ...asking }),
      cancel,
    };
    reviews.set(key, found);
    return {
      // The hand may have been covered during the search.
      answer: found.answer.then((reviewed) => {
        if (!reviewed.ok) reviews.delete(key);
        const late = refusal(turn);
        return late === undefined ? reviewed : refuse(late);
      }),
      cancel() {
        reviews.delete(key);
        found.cancel();
      },
    };
  };
}
