import type { AlphacubesTable } from './table-types.ts';
import type { Ends } from '#renderer/board/index.ts';
import { type News } from '#renderer/table/index.ts';
import { parseSquare } from '#shared/pieces/index.ts';
import type { Seat } from '#shared/kernel/index.ts';

export function endsOf(squares: Iterable<string>): Ends | undefined {
  const places = [...squares].map((square) => parseSquare(square)).filter((place) => place !== undefined);
  const inOrder = places.toSorted((one, other) => one.column + one.row - other.column - other.row);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  return first === undefined || last === undefined ? undefined : [first, last];
}

/** Only a computer's play is shown; people see where they lay their own. */
export function endsOfNews(
  news: News<AlphacubesTable> | undefined,
  people: readonly Seat[],
): Ends | undefined {
  const played = news?.events.findLast((event) => event.kind === 'played');
  if (played === undefined || people.includes(played.seat)) return undefined;
  return endsOf(played.placements.map(({ square }) => square));
}
