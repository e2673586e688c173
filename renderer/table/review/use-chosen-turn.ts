import { useMemo, useState } from 'react';
import type { PlayedTurn } from '#shared/engine/index.ts';

export interface ChosenTurn {
  /** The turns of the player whose turns are listed, or of all. */
  readonly listed: readonly PlayedTurn[];
  readonly turn: PlayedTurn | undefined;
  readonly whose: number | 'all';
  readonly choose: (at: number | undefined) => void;
  readonly chooseWhose: (whose: number | 'all') => void;
}

/**
 * @param own in the midst of a game this is whose turns are listed first, and the last of them is shown
 * @param wanted the turn with the move of this number in the record, from 0, is shown first
 */
export function useChosenTurn(
  turns: readonly PlayedTurn[],
  own: number | undefined,
  wanted?: number,
): ChosenTurn {
  const [whose, setWhose] = useState<number | 'all'>(own ?? 'all');
  const [chosen, choose] = useState(wanted);
  const listed = useMemo(() => {
    const some = turns.filter(({ seat }) => whose === 'all' || seat === whose);
    return some.length === 0 ? turns : some;
  }, [turns, whose]);
  const first = own === undefined ? listed[0] : listed.at(-1);
  const turn = listed.find(({ at }) => at >= (chosen ?? Infinity)) ?? first;
  return { listed, turn, whose, choose, chooseWhose: setWhose };
}
