import type { GameSummary } from '#shared/contract/index.ts';

export const shelfStates = ['all', 'waiting', 'finished'] as const;
export type ShelfState = (typeof shelfStates)[number];

export interface ShelfFilter {
  readonly state: ShelfState;
  /** Empty for all games. */
  readonly game: string;
  /** Empty for all players. */
  readonly player: string;
  readonly search: string;
}

export const wholeShelf: ShelfFilter = { state: 'all', game: '', player: '', search: '' };

export interface Found {
  /** Text of a game that can be searched for, such as its title and its name. */
  readonly textOf: (game: GameSummary) => string;
  /** In these games a word with the letters was made that are searched for. */
  readonly withWord: ReadonlySet<string>;
}

export function shownGames(
  games: readonly GameSummary[],
  { state, game, player, search }: ShelfFilter,
  { textOf, withWord }: Found,
): readonly GameSummary[] {
  const wanted = plain(search);
  return games.filter(
    (one) =>
      (state === 'all' || one.ended === (state === 'finished')) &&
      (game === '' || one.game === game) &&
      (player === '' || one.players.some(({ name }) => name === player)) &&
      (wanted === '' || plain(textOf(one)).includes(wanted) || withWord.has(one.id)),
  );
}

export function isFiltered({ state, game, player, search }: ShelfFilter): boolean {
  return state !== 'all' || game !== '' || player !== '' || plain(search) !== '';
}

/** The people of these games by name, those who have played most before the others; computers are no people. */
export function peopleOf(games: readonly GameSummary[]): readonly string[] {
  return byNumber(
    games.flatMap(({ players }) =>
      players.flatMap(({ name, computer }) => (computer === undefined ? [name] : [])),
    ),
  );
}

/** The games that are on the shelf, those played most before the others. */
export function gamesOf(games: readonly GameSummary[]): readonly string[] {
  return byNumber(games.map(({ game }) => game));
}

function byNumber(all: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

function plain(text: string): string {
  return text.trim().toLocaleLowerCase('en-GB');
}
