import type { BoxState } from '#shared/contract/index.ts';

type Change = BoxState['changes'][number];

/** More changes than this at once are told by their outcome. */
const namedAtOnce = 3;

/** What is new in the changes of a box: each one, oldest first, or that there were many. */
export function changeNews(
  now: Pick<BoxState, 'changes' | 'info'>,
  before: Pick<BoxState, 'changes' | 'info'>,
): readonly Change[] | 'many' {
  const known = before.changes[0];
  // Two changes may have the same moment, but not the same square.
  const from = now.changes.findIndex(({ at, square }) => at === known?.at && square === known.square);
  const news = from === -1 ? now.changes : now.changes.slice(0, from);
  return news.length > namedAtOnce ? 'many' : news.toReversed();
}
