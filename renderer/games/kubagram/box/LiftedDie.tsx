import { useEffect, useEffectEvent } from 'react';
import { useSaving, type Play } from '#renderer/table/index.ts';
import type { KubagramTable } from '../table-types.ts';
import type { BoxGame } from './use-box-game.ts';

interface LiftedDieProps {
  readonly box: BoxGame;
  readonly play: Play<KubagramTable>;
}

/**
 * Makes the moves that lifting the right die says, once no other move is on its way. It draws nothing: as a part of its own it
 * follows a save without the table around it, and its move leaves before the lights are changed.
 */
export function LiftedDie({ box: { finding, make }, play }: LiftedDieProps) {
  const isFree = useSaving(play) === 'saved';
  const makeNow = useEffectEvent(make);
  useEffect(() => {
    if (isFree && finding?.kind === 'taken') makeNow(finding.moves);
  }, [isFree, finding]);
  return null;
}
