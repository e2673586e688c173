import { createContext, useContext, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useSaving, type Play } from '#renderer/table/index.ts';
import type { Actions } from '../actions.ts';
import type { KubagramTable } from '../table-types.ts';
import type { TableModel } from '../use-model.ts';
import { useBoxGame, type BoxGame } from './use-box-game.ts';

const Context = createContext<BoxGame | undefined>(undefined);

interface BoxBesideProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly children: ReactNode;
}

/** Only the parts that call `useBox` redraw when the box senses something, not the whole table. */
export function BoxBeside({ model, actions, children }: BoxBesideProps) {
  return <Context value={useBoxGame(model, actions)}>{children}</Context>;
}

export function useBox(): BoxGame {
  const box = useContext(Context);
  if (box === undefined) throw new Error('A box stands beside a table');
  return box;
}

interface LiftedDieProps {
  readonly box: BoxGame;
  readonly play: Play<KubagramTable>;
}

/** As a component of its own, this follows a save without redrawing the table; its move goes before lights change. */
export function LiftedDie({ box: { finding, make }, play }: LiftedDieProps) {
  const isFree = useSaving(play) === 'saved';
  const makeNow = useEffectEvent(make);
  useEffect(() => {
    if (isFree && finding?.kind === 'taken') makeNow(finding.moves);
  }, [isFree, finding]);
  return null;
}
