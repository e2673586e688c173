import { z } from 'zod';
import { kubagramOptions, type KubagramOptions, type KubagramState } from '#shared/games/kubagram/index.ts';
import { sha256 } from '#shared/kernel/index.ts';
import { rulingOptions } from '#shared/table-words/index.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKept } from '#renderer/app/index.ts';
import type { TableModel } from './use-model.ts';

export interface AloneGame {
  readonly game: string;
  readonly name: string;
  readonly score: number;
}

/** A list holds the best games alone with one set and the same switches, best first (K15). */
export const aloneGames = z
  .array(z.strictObject({ game: z.string(), name: z.string(), score: z.int() }))
  .readonly();

export const noAloneGames: readonly AloneGame[] = [];

/** Several are kept, so that undoing the best one reveals the one before it. */
const mostKept = 10;

/** The key depends on the set and the switches; word lists do not count as switches. */
export function aloneKey(options: KubagramOptions): string {
  const lists: readonly string[] = rulingOptions;
  const switches = kubagramOptions
    .filter(({ name }) => !lists.includes(name))
    .map(({ name }) => options[name]);
  const digest = sha256(new TextEncoder().encode(JSON.stringify(switches)));
  return `kubagram.alone.${[...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export function isWholeAlone({ seats, box, central }: KubagramState): boolean {
  const [only, ...others] = seats;
  return (
    only !== undefined &&
    others.length === 0 &&
    only.words.length + only.jokers.length + central.length === 0 &&
    box.every((square) => square !== null)
  );
}

export function gamesWith(
  kept: readonly AloneGame[],
  { game }: Pick<AloneGame, 'game'>,
  over: AloneGame | undefined,
): readonly AloneGame[] {
  const before = kept.find((one) => one.game === game);
  if (before?.score === over?.score && before?.name === over?.name) return kept;
  const others = kept.filter((one) => one.game !== game);
  return [...others, ...(over === undefined ? [] : [over])]
    .sort((one, other) => other.score - one.score)
    .slice(0, mostKept);
}

export function bestBefore(kept: readonly AloneGame[], game: string): AloneGame | undefined {
  return kept.find((one) => one.game !== game);
}

export function compared(best: AloneGame | undefined, score: number): 'first' | 'better' | 'equal' | 'less' {
  if (best === undefined) return 'first';
  if (score === best.score) return 'equal';
  return score > best.score ? 'better' : 'less';
}

/** Returns the best score alone so far with this set and these switches (K15); undefined for several players. */
export function useBestAlone({ game, state, scores, names, ending }: TableModel): string | undefined {
  const { t } = useTranslation('kubagramTable');
  const { id, record, timeline } = game;
  const [kept, change] = useKept(aloneKey(state.options), aloneGames, noAloneGames);
  const counts = isWholeAlone(timeline.start) && record.players[0]?.kind === 'person';
  const score = scores[0] ?? 0;
  const name = names[0] ?? '';
  const isOver = ending !== undefined;
  // A game that was over when it was opened may belong to someone else.
  const wasOpen = useRef(!isOver);
  useEffect(() => {
    if (!isOver) wasOpen.current = true;
    if (!counts || !wasOpen.current) return;
    const withThis = (all: readonly AloneGame[]) =>
      gamesWith(all, { game: id }, isOver ? { game: id, name, score } : undefined);
    if (withThis(kept) !== kept) change(withThis);
  }, [change, counts, id, isOver, kept, name, score]);
  if (!counts) return undefined;
  const best = bestBefore(kept, id);
  const facts = { best: best?.score ?? 0, name: best?.name ?? '', score };
  if (isOver) return t(`alone.${compared(best, score)}`, { ...facts, by: Math.abs(score - facts.best) });
  return best === undefined ? t('alone.none') : t('alone.best', facts);
}
