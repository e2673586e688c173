import type { PendingAnswer } from '#renderer/worker/index.ts';
import type { Puzzle, ReviewedTurn } from '#shared/engine/index.ts';
import { puzzleOfTurn } from '#shared/puzzles/index.ts';
import type { OpenedReview } from '#shared/records/index.ts';
import { levelThreads } from './ask-threads.ts';
import { laidGame, type Match } from './match/match.ts';
import type { PlayTools } from './play.ts';
import type { TableTypes } from './table-types.ts';

export type MakeOwnPuzzle = (opened: OpenedReview, turn: ReviewedTurn) => PendingAnswer<Puzzle>;

export function createOwnPuzzles<T extends TableTypes>(
  match: () => Match<T>,
  help: PlayTools<T>['help'],
): MakeOwnPuzzle {
  return (opened, turn) => {
    const game = laidGame(match());
    if (game === undefined) throw new Error('A puzzle is made at a table that is laid');
    const { record } = game;
    const { threads, forLevel, cancel } = levelThreads(help(game), game.game);
    const tools = { words: game.words, forLevel, ...threads() };
    return {
      answer: puzzleOfTurn(record, opened, turn, { tools, lexicon: record.lexicon }),
      cancel,
    };
  };
}
