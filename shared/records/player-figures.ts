import type { BestPlay, LongestWord, SeatFigures } from './game-figures.ts';

/** This is what is known of a finished game without replaying it. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** `computer` is the level of a computer; people have none. */
  readonly players: readonly { readonly name: string; readonly computer?: number | undefined }[];
  readonly winners: readonly number[];
  readonly seats: readonly SeatFigures[];
  /** The time is in milliseconds since 1970. */
  readonly at: number;
}

/** Games belong to the people at the table if there are others, else to the strongest computer. */
export type Opponents =
  | { readonly kind: 'people' | 'alone' }
  | { readonly kind: 'computer'; readonly level: number };

export interface OpponentFigures {
  readonly against: Opponents;
  readonly games: number;
  readonly won: number;
  /** The last games, the oldest first. */
  readonly last: readonly boolean[];
}

interface Place {
  readonly id: string;
  readonly game: string;
  readonly at: number;
}

export interface PlayerFigures {
  readonly games: number;
  readonly won: number;
  readonly byGame: readonly { readonly game: string; readonly games: number; readonly won: number }[];
  readonly opponents: readonly OpponentFigures[];
  /** Points a turn, over all games with people, or with computers if there are none with people. */
  readonly each?: { readonly against: 'people' | 'computer'; readonly points: number } | undefined;
  /** Points a turn of each of these games, the oldest first. */
  readonly line: readonly { readonly id: string; readonly at: number; readonly points: number }[];
  readonly best?: (BestPlay & Place) | undefined;
  readonly longest?: (LongestWord & Place) | undefined;
}

/** Of more games with an opponent only the sum is told. */
const lastShown = 20;

const lineShown = 100;

interface OwnGame {
  readonly game: FinishedGame;
  readonly own: SeatFigures;
  readonly won: boolean;
  readonly against: Opponents;
}

/** @param game leaves out other games; without it there is no line, as the points of different games do not compare */
export function playerFigures(finished: readonly FinishedGame[], name: string, game?: string): PlayerFigures {
  const games = finished
    .filter((one) => game === undefined || one.game === game)
    .toSorted((one, other) => one.at - other.at)
    .flatMap((one) => ownGame(one, name));
  const withPeople = games.filter(({ against }) => against.kind === 'people');
  const kind = withPeople.length > 0 ? 'people' : 'computer';
  const compared = game === undefined ? [] : games.filter(({ against }) => against.kind === kind);
  const turns = sum(compared, ({ own }) => own.turns);
  const best = firstMost(games, ({ own }) => own.best?.points ?? 0);
  const longest = firstMost(games, ({ own }) => own.longest?.letters.length ?? 0);
  return {
    games: games.length,
    won: wonOf(games),
    byGame: [...Map.groupBy(games, (one) => one.game.game)].map(([of, played]) => ({
      game: of,
      games: played.length,
      won: wonOf(played),
    })),
    opponents: [...Map.groupBy(games, ({ against }) => keyOf(against))]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([, played]) => opponentFigures(played)),
    ...(turns > 0 && { each: { against: kind, points: sum(compared, ({ own }) => own.earned) / turns } }),
    line: compared
      .slice(-lineShown)
      .flatMap(({ game: { id, at }, own }) =>
        own.turns === 0 ? [] : [{ id, at, points: own.earned / own.turns }],
      ),
    ...(best?.own.best !== undefined && { best: { ...best.own.best, ...placeOf(best) } }),
    ...(longest?.own.longest !== undefined && { longest: { ...longest.own.longest, ...placeOf(longest) } }),
  };
}

function ownGame(game: FinishedGame, name: string): readonly OwnGame[] {
  const seat = game.players.findIndex((player) => player.name === name && player.computer === undefined);
  const own = game.seats[seat];
  if (own === undefined) return [];
  const others = game.players.filter((_, at) => at !== seat);
  return [{ game, own, won: game.winners.includes(seat), against: opponentsOf(others) }];
}

function opponentsOf(others: FinishedGame['players']): Opponents {
  const levels = others.flatMap(({ computer }) => (computer === undefined ? [] : [computer]));
  if (levels.length < others.length) return { kind: 'people' };
  return levels.length === 0 ? { kind: 'alone' } : { kind: 'computer', level: Math.max(...levels) };
}

/** Computers come first, the weakest before the others. */
function keyOf(against: Opponents): number {
  if (against.kind === 'computer') return against.level;
  return against.kind === 'people' ? Number.MAX_SAFE_INTEGER - 1 : Number.MAX_SAFE_INTEGER;
}

function opponentFigures(games: readonly OwnGame[]): readonly OpponentFigures[] {
  const [first] = games;
  if (first === undefined) return [];
  const last = games.slice(-lastShown).map(({ won }) => won);
  return [{ against: first.against, games: games.length, won: wonOf(games), last }];
}

/** Nobody wins a game alone. */
function wonOf(games: readonly OwnGame[]): number {
  return games.filter(({ won, against }) => won && against.kind !== 'alone').length;
}

function placeOf({ game: { id, game, at } }: OwnGame): Place {
  return { id, game, at };
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0);
}

function firstMost<T>(all: readonly T[], of: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (most, one) => (most === undefined || of(one) > of(most) ? one : most),
    undefined,
  );
}
