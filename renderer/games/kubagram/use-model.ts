import { useMemo } from 'react';
import {
  useLastMoves,
  useShell,
  type LastMoves,
  type Shell,
  type TableProps,
} from '#renderer/table/index.ts';
import { isRearranged, triedOn, type DraftStep } from './draft/draft.ts';
import { lastMoveTexts } from './last-move.tsx';
import { openingOf, type Opening } from './opening/opening.ts';
import { spelledOf, type Spelled } from './draft/spelling.ts';
import type { KubagramTable } from './table-types.ts';

export interface TableModel extends Shell<KubagramTable> {
  readonly tried: DraftStep;
  readonly spelled: Spelled | undefined;
  readonly opening: Opening | undefined;
  readonly last: LastMoves;
}

export function useModel({ play, game }: TableProps<KubagramTable>): TableModel {
  const shell = useShell(play, game);
  const { seat, draft, state, people, view } = shell;
  const tried = useMemo(
    () => triedOn(state, view === undefined ? { ...draft.tried, order: [], parts: [] } : draft.tried),
    [view, state, draft.tried],
  );
  const spelled = useMemo(
    () =>
      view === undefined || seat === undefined ? undefined : spelledOf(view, seat, tried.parts, game.words),
    [view, seat, tried.parts, game.words],
  );
  const opening = useMemo(
    () => openingOf({ state, view, seat, people, tried, game }),
    [state, view, seat, people, tried, game],
  );
  const last = useLastMoves(shell, lastMoveTexts, hasBegun(shell, tried) ? tried : undefined);
  return { ...shell, tried, spelled, opening, last };
}

function hasBegun({ state, hint }: Shell<KubagramTable>, tried: DraftStep): boolean {
  const { parts, face, corner } = tried;
  const isChosen = parts.length > 0 || face !== undefined || corner !== undefined;
  return isChosen || hint !== undefined || isRearranged(state, tried);
}
