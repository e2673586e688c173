import { createContext, useContext, type ReactNode } from 'react';
import type { Actions } from '../actions.ts';
import type { TableModel } from '../use-model.ts';
import { useBoxGame, type BoxGame } from './use-box-game.ts';

const Context = createContext<BoxGame | undefined>(undefined);

interface BoxBesideProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly children: ReactNode;
}

/** Only the parts that call `useBox` redraw when the box feels something, and not the table around them. */
export function BoxBeside({ model, actions, children }: BoxBesideProps) {
  return <Context value={useBoxGame(model, actions)}>{children}</Context>;
}

export function useBox(): BoxGame {
  const box = useContext(Context);
  if (box === undefined) throw new Error('A box stands beside a table');
  return box;
}
