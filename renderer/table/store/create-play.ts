import type { Gateway } from '#renderer/gateway/index.ts';
import { laidGame, type MatchEvent, type Match } from './match/match.ts';
import type { Play, PlayTools } from './play.ts';
import { runMatch } from './run-match.ts';
import type { TableTypes, Reviewer } from './table-types.ts';
import { currentState } from '#shared/engine/index.ts';
import { refuse } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import { covered, mayReview } from './match/curtain.ts';

export function createPlay<T extends TableTypes>(gateway: Gateway, id: string, tools: PlayTools<T>): Play<T> {
  const { parts, help } = tools;
  const { store, match, send, settled, correct } = runMatch(gateway, id, tools);
  const reviewing = createReviews<T>(match, help);
  const answered = (event: MatchEvent<T>): Promise<void> => {
    send(event);
    return settled();
  };
  return {
    store,
    load: () => answered({ kind: 'load' }),
    heard: (revision) => answered({ kind: 'heard', revision }),
    act(action) {
      send({ kind: 'act', action });
    },
    make: (moves) => answered({ kind: 'make', moves, maker: { kind: 'people' } }),
    undo: () => answered({ kind: 'undo' }),
    undoTo: (moves) => answered({ kind: 'undoTo', moves }),
    redo: () => answered({ kind: 'redo' }),
    correct,
    saveAgain: () => answered({ kind: 'saveAgain' }),
    dropUnsaved() {
      send({ kind: 'dropUnsaved' });
    },
    forgetRefusal() {
      send({ kind: 'forgetRefusal' });
    },
    hint: (words) => answered({ kind: 'hint', words }),
    closeHint() {
      send({ kind: 'closeHint' });
    },
    review: reviewing(parts.review),
    reviewLater: parts.later === undefined ? undefined : reviewing(parts.later.review),
    computers: {
      stop() {
        send({ kind: 'stopComputers' });
      },
      goOn() {
        send({ kind: 'goOn' });
      },
      hurry() {
        send({ kind: 'hurry' });
      },
    },
    pause: () => answered({ kind: 'pause' }),
    resume: () => answered({ kind: 'resume' }),
    keepDrafts() {
      send({ kind: 'keepDrafts' });
    },
    attend() {
      send({ kind: 'attend' });
      return () => {
        send({ kind: 'leave' });
      };
    },
    setCurtain(on) {
      send({ kind: 'setCurtain', on });
    },
    liftCurtain() {
      send({ kind: 'liftCurtain' });
    },
  };
}

function createReviews<T extends TableTypes>(
  match: () => Match<T>,
  help: PlayTools<T>['help'],
): (review: Reviewer<T>) => Play<T>['review'] {
  return (review) => {
    /** Reviews are by the move of their turn, because the game before that move never changes. */
    const reviews = new WeakMap<T['move'], ReturnType<Reviewer<T>>>();
    return (turn) => {
      const game = laidGame(match());
      if (game === undefined) throw new Error('A turn is reviewed at a table that is laid');
      if (
        isStrict(game.record.options) &&
        game.game.rules.ending(currentState(game.timeline)) === undefined
      ) {
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
