import type { Statement } from '#shared/engine/index.ts';
import type { Translate } from './translator.ts';

/** A seat among the facts is told as the name of its player. */
export function statementText(
  t: Translate,
  { game, players }: { readonly game: string; readonly players: readonly { readonly name: string }[] },
  { kind, seat, ...facts }: Statement,
): string {
  const name = typeof seat === 'number' ? players[seat]?.name : undefined;
  return t(`record:${game}.review.${kind}`, { ...facts, name });
}
