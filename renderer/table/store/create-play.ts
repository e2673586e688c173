import type { Gateway } from '#renderer/gateway/index.ts';
import type { MatchEvent } from './match/match.ts';
import type { Play, PlayTools } from './play.ts';
import { createOwnPuzzles } from './own-puzzles.ts';
import { createReviews } from './reviews.ts';
import { runMatch } from './run-match.ts';
import type { TableTypes } from './table-types.ts';

export function createPlay<T extends TableTypes>(gateway: Gateway, id: string, tools: PlayTools<T>): Play<T> {
  const { help } = tools;
  const { store, match, send, settled, correct } = runMatch(gateway, id, tools);
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
    review: createReviews(match, help),
    ownPuzzle: createOwnPuzzles(match, help),
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
