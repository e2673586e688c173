import type { BoxState } from '#shared/contract/index.ts';

type Change = BoxState['changes'][number];

const namedAtOnce = 3;

/** The changes since `before`, oldest first; `many` if there are more than three. */
export function changeNews(
  now: Pick<BoxState, 'changes' | 'info'>,
  before: Pick<BoxState, 'changes' | 'info'>,
): readonly Change[] | 'many' {
  const known = before.changes[0];
  // Two changes can have the same time, but not for the same square.
  const from = now.changes.findIndex(({ at, square }) => at === known?.at && square === known.square);
  const news = from === -1 ? now.changes : now.changes.slice(0, from);
  return news.length > namedAtOnce ? 'many' : news.toReversed();
}
