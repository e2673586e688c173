import { grades, type Grade, type ReviewedTurn } from '#shared/engine/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { GameReview } from '#shared/records/index.ts';

export type FolderRow = ReviewedRow | RefusedRow;

export interface RefusedRow {
  readonly file: string;
  readonly problem: Problem;
}

export interface ReviewedRow extends Figures {
  readonly file: string;
  readonly game: string;
  readonly ended: boolean;
  readonly level: number;
  readonly players: readonly PlayerRow[];
}

export interface PlayerRow extends Figures {
  readonly name: string;
  readonly score: number;
}

interface Figures {
  readonly turns: number;
  /** Points below the best turn, on average over the turns. */
  readonly below: number;
  /** The best turn had this many words of seven letters or more that were not made. */
  readonly longWordsMissed: number;
  /** Words that stood though they are not in the list. */
  readonly wordsNotListed: number;
  readonly grades: Readonly<Partial<Record<Grade, number>>>;
}

/** Points of different games say different things, so a player has a row for each game. */
export interface PlayerTotal extends Figures {
  readonly name: string;
  readonly game: string;
  readonly games: number;
}

/** In most of the games a word of this many letters earns something of its own. */
export const longFrom = 7;

export function rowOf(file: string, { game, ended, level, turns, players }: GameReview): ReviewedRow {
  return {
    file,
    game,
    ended,
    level,
    ...figuresOf(turns),
    players: players.map(({ name, score }, seat) => ({
      name,
      score,
      ...figuresOf(turns.filter((turn) => turn.seat === seat)),
    })),
  };
}

function figuresOf(turns: readonly ReviewedTurn[]): Figures {
  const lost = turns.map(({ best, points }) => Math.max(0, (best?.points ?? points) - points));
  return {
    turns: turns.length,
    below: sum(lost) / Math.max(1, turns.length),
    longWordsMissed: sum(turns.map((turn) => longWordsIn(turn).length)),
    wordsNotListed: sum(turns.map((turn) => wordsOf(turn, ['notListed']).length)),
    grades: Object.fromEntries(
      grades.flatMap((grade) => {
        const count = turns.filter((turn) => turn.grade === grade).length;
        return count === 0 ? [] : [[grade, count]];
      }),
    ),
  };
}

function longWordsIn(turn: ReviewedTurn): readonly string[] {
  return wordsOf(turn, ['below', 'left']).filter((word) => [...word].length >= longFrom);
}

/** What a statement of these kinds names as `word` or `words`. */
function wordsOf({ statements }: ReviewedTurn, kinds: readonly string[]): readonly string[] {
  return statements
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ word, words }) => `${words ?? word ?? ''}`.split(' '))
    .filter((word) => word !== '');
}

export function totalsOf(rows: readonly FolderRow[]): readonly PlayerTotal[] {
  const byPlayer = Map.groupBy(
    rows.flatMap((row) =>
      'problem' in row ? [] : row.players.map((player) => ({ ...player, game: row.game })),
    ),
    ({ name, game }) => `${game}\n${name}`,
  );
  return [...byPlayer.values()]
    .flatMap((all): readonly PlayerTotal[] => {
      const [first] = all;
      return first === undefined
        ? []
        : [{ name: first.name, game: first.game, games: all.length, ...added(all) }];
    })
    .toSorted((one, other) => order(one.game, other.game) || order(one.name, other.name));
}

function added(all: readonly Figures[]): Figures {
  const turns = sum(all.map((one) => one.turns));
  const counts: Partial<Record<Grade, number>> = {};
  for (const grade of grades) {
    const count = sum(all.map((one) => one.grades[grade] ?? 0));
    if (count > 0) counts[grade] = count;
  }
  return {
    turns,
    below: sum(all.map((one) => one.below * one.turns)) / Math.max(1, turns),
    longWordsMissed: sum(all.map((one) => one.longWordsMissed)),
    wordsNotListed: sum(all.map((one) => one.wordsNotListed)),
    grades: counts,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The same everywhere, whatever the language of the system. */
export function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
