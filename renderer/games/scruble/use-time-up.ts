import { useEffect, useRef } from 'react';
import type { TableModel } from './use-model.ts';

/** When the time has run out, the turn ends without a word; its twists stay (S13). */
export function useTimeUp({ play, view, seat, draft, turn }: TableModel): void {
  const ended = useRef<number>(undefined);
  const isUp = view?.phase.kind === 'turn' && view.phase.timeUp;
  const { twists } = draft;
  useEffect(() => {
    if (!isUp || seat === undefined || ended.current === turn) return;
    ended.current = turn;
    void play.make([{ kind: 'pass', by: seat, twists }]);
  }, [isUp, seat, turn, twists, play]);
}
