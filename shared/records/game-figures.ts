import type { MadeWord } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { AnyRecord } from './game-record.ts';
import type { ReplayWatch } from './replay-record.ts';

/** Figures of one game are plain JSON, so that they can be kept beside it and added up without replaying it. */
export interface GameFigures {
  /** By seat. */
  readonly seats: readonly SeatFigures[];
  /** These words were made and stood, each once, in the spelling of the list. */
  readonly words: readonly string[];
}

export interface SeatFigures {
  readonly turns: number;
  /** The moves brought these points, without those of the set-up and of the end. */
  readonly earned: number;
  readonly best?: BestPlay | undefined;
  readonly longest?: LongestWord | undefined;
}

/** Moves count from 1. The dearest word of the play is absent where a game has no words. */
export interface BestPlay {
  readonly move: number;
  readonly points: number;
  readonly letters?: MadeWord['letters'] | undefined;
}

export interface LongestWord {
  readonly move: number;
  readonly letters: readonly string[];
}

export interface FiguresCollector {
  readonly watch: ReplayWatch;
  figures(): GameFigures;
}

/** Collects figures while a record is replayed for another reason; a move that brought nothing counts as no play. */
export function collectFigures(record: AnyRecord): FiguresCollector {
  const game = gameOf(record.game);
  const turns = record.players.map(() => new Set<number>());
  const made: { readonly by: Seat | undefined; readonly words: readonly MadeWord[] }[] = [];
  const brought: number[] = [];

  function plays(seat: Seat): readonly Play[] {
    return made.flatMap(({ by, words }, at) => {
      const points = brought[at] ?? 0;
      return by === seat && points > 0 ? [{ move: at + 1, points, words }] : [];
    });
  }

  return {
    watch({ before, move, events }) {
      const { number, seat } = game.rules.turn(before);
      if (seat !== undefined) turns[seat]?.add(number);
      made.push({
        by: move.by === 'clock' ? undefined : move.by,
        words: events.flatMap((event) => game.words?.(event) ?? []),
      });
      for (const gain of events.flatMap((event) => game.rules.gains(event))) {
        const isOwn = made[gain.move]?.by === gain.seat;
        if (isOwn) brought[gain.move] = (brought[gain.move] ?? 0) + gain.points;
      }
    },
    figures() {
      const bySeat = record.players.map((_, seat) => plays(seat as Seat));
      return {
        seats: bySeat.map((own, seat) => ({
          turns: turns[seat]?.size ?? 0,
          earned: made.reduce((sum, { by }, at) => (by === seat ? sum + (brought[at] ?? 0) : sum), 0),
          best: bestOf(own),
          longest: longestOf(own),
        })),
        words: [
          ...new Set(
            bySeat.flatMap((own) =>
              own.flatMap(({ words }) => words.map(({ letters }) => spelling(letters))),
            ),
          ),
        ],
      };
    },
  };
}

interface Play {
  readonly move: number;
  readonly points: number;
  readonly words: readonly MadeWord[];
}

function bestOf(plays: readonly Play[]): BestPlay | undefined {
  const best = firstMost(plays, ({ points }) => points);
  if (best === undefined) return undefined;
  const letters = firstMost(best.words, ({ points }) => points)?.letters.map(({ letter, value }) =>
    value === undefined ? { letter } : { letter, value },
  );
  return { move: best.move, points: best.points, ...(letters !== undefined && { letters }) };
}

function longestOf(plays: readonly Play[]): LongestWord | undefined {
  const words = plays.flatMap(({ move, words: own }) =>
    own.map(({ letters }) => ({ move, letters: letters.map(({ letter }) => letter) })),
  );
  return firstMost(words, ({ letters }) => letters.length);
}

function firstMost<T>(all: readonly T[], of: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (most, one) => (most === undefined || of(one) > of(most) ? one : most),
    undefined,
  );
}

function spelling(letters: MadeWord['letters']): string {
  return letters.map(({ letter }) => letter).join('');
}
