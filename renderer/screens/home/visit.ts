import type { ResponseOf } from '#shared/contract/index.ts';
import type { Result } from '#shared/kernel/index.ts';

/** Undefined until it is known whether anything was ever begun here. */
export function visitOf(
  games: Result<ResponseOf<'listGames'>> | undefined,
  designs: Result<ResponseOf<'listDesigns'>> | undefined,
  wasBegun: boolean,
): 'first' | 'later' | undefined {
  if (wasBegun || games?.ok === false) return 'later';
  if (games === undefined) return undefined;
  if (games.value.games.length + games.value.unreadable.length > 0) return 'later';
  if (designs === undefined) return undefined;
  const isFirst = designs.ok && designs.value.designs.length + designs.value.unreadable.length === 0;
  return isFirst ? 'first' : 'later';
}
