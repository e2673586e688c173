import type { PendingAnswer, WordThreads } from '#renderer/worker/index.ts';
import { currentState } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { HintRequest, PlayParts, TableTypes } from './table-types.ts';

export type HintWords = 'best' | 'everyday';

/** SCOWL levels up to this one hold everyday words. */
const everydayTier = 35;

export function knowsEveryday({ list }: Pick<LoadedGame, 'list'>): boolean {
  return list?.vocabularies.some(({ tier }) => tier === everydayTier) === true;
}

export interface HintQuestion<T extends TableTypes> {
  readonly game: LoadedGame<T>;
  readonly seat: Seat;
  readonly words: HintWords;
  readonly completes: { readonly found: T['found'] } | undefined;
}

export function searchHint<T extends TableTypes>(
  { findHint, later }: PlayParts<T>,
  { game, seat, words, completes }: HintQuestion<T>,
  help: WordThreads | undefined,
): PendingAnswer<T['found'] | undefined> {
  const ask: HintRequest<T> = {
    view: game.game.rules.viewFor(currentState(game.timeline), seat),
    seat,
    words: game.words,
    help: words === 'best' || !knowsEveryday(game) ? help : everyday(help),
  };
  return completes === undefined || later === undefined ? findHint(ask) : later.hint(ask, completes.found);
}

function everyday(help: WordThreads | undefined): WordThreads | undefined {
  if (help === undefined) return undefined;
  return {
    plays: (ask) => help.plays(ask, everydayTier),
    search: (game, ask) => help.search(game, ask, everydayTier),
    words: (task, layers) => help.words(task, layers, everydayTier),
  };
}
