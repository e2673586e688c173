import type { Translate } from '#shared/i18n/index.ts';
import { pastMoves } from '#renderer/table/index.ts';
import { nextSquare, type Corner } from '#shared/games/kubagram/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { TableModel } from '../use-model.ts';

/** Until the first die is taken the box stands clear of the walls, and everything tells who begins where (K2, K3). */
export type Opening =
  | { readonly kind: 'choosing'; readonly corner: Corner }
  /** A computer chooses the corner. */
  | { readonly kind: 'waiting' }
  /** A computer has turned the box for a person, who begins. */
  | { readonly kind: 'turned'; readonly corner: Corner; readonly by: Seat };

type Facts = Pick<TableModel, 'state' | 'view' | 'seat' | 'people' | 'tried' | 'game'>;

export function openingOf({ state, view, seat, people, tried, game }: Facts): Opening | undefined {
  const { phase, corner } = state;
  if (phase.kind === 'corner') {
    return view === undefined ? { kind: 'waiting' } : { kind: 'choosing', corner: tried.corner ?? 0 };
  }
  if (phase.kind !== 'before' || corner === undefined || seat === undefined || !people.includes(seat))
    return undefined;
  // Which die it is must be told first, in the place of the die in hand.
  if (state.box[nextSquare(state.box, corner) ?? -1]?.unseen === true) return undefined;
  const last = pastMoves(game).at(-1)?.move;
  return last?.kind === 'corner' && !people.includes(last.by)
    ? { kind: 'turned', corner, by: last.by }
    : undefined;
}

/** Returns the name of whoever begins; the person who looks is called You where nobody else can be meant. */
export function beginner(t: Translate, { people, state, names }: TableModel): string {
  const isAlone = people.length === 1 && people[0] === state.first;
  return isAlone ? t('common:you') : (names[state.first] ?? '');
}
