import { lineOf, type CardName, type LineId } from '#shared/games/kubo/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { PointAction } from './draft/draft.ts';
import { goToTyped } from './typed/TypedLine.tsx';
import type { TableModel } from './use-model.ts';

export interface Actions {
  readonly pick: (card: CardName) => void;
  readonly lay: () => void;
  readonly claim: (line?: LineId) => void;
  readonly point: () => void;
  readonly back: () => void;
  readonly stop: () => void;
  readonly callOut: (by: Seat) => void;
  readonly draw: () => void;
  readonly end: () => void;
  readonly type: () => void;
}

export const feltPlace = '.kubo-felts [tabindex="0"][data-cell]';

export function actionsOf(model: TableModel): Actions {
  const { play, draft, state, view, seat, next, claimer } = model;
  const mine = view === undefined ? undefined : seat;
  const lay = () => {
    if (mine !== undefined && draft.chosen !== undefined) {
      void play.make([{ kind: 'lay', by: mine, card: draft.chosen }]);
    }
  };
  const point = (action: PointAction) =>
    play.act(state.phase.kind === 'window' ? { kind: 'between', action } : action);
  return {
    lay,
    pick(card) {
      if (draft.choice.kind !== 'off') point({ kind: 'pick', card });
      else if (card === draft.chosen && mine !== undefined) lay();
      else if (mine !== undefined && state.table.includes(card)) point({ kind: 'point', by: mine, card });
      else if (mine !== undefined && view?.hand.includes(card) === true) play.act({ kind: 'choose', card });
      // An empty cell tries its card, so that the rules say why it cannot be laid.
      else if (mine !== undefined) void play.make([{ kind: 'lay', by: mine, card }]);
      else play.act({ kind: 'cursor', card });
    },
    claim(line = next) {
      if (line === undefined || claimer === undefined) return;
      if (line !== next) point({ kind: 'next', line });
      void play.make([{ kind: 'claim', by: claimer, line: lineOf(line).id }]);
    },
    point() {
      const begins = draft.choice.kind === 'off';
      point(begins ? { kind: 'point', by: mine } : { kind: 'back' });
      // A line is pointed out on the felts, so the keys go there.
      if (begins) document.querySelector<HTMLElement>(feltPlace)?.focus({ preventScroll: true });
    },
    back: () => point({ kind: 'back' }),
    stop: () => point({ kind: 'stop' }),
    callOut: (by) => point({ kind: 'point', by }),
    draw() {
      if (mine !== undefined) void play.make([{ kind: 'draw', by: mine }]);
    },
    end() {
      if (mine !== undefined) void play.make([{ kind: 'end', by: mine }]);
    },
    type: goToTyped,
  };
}

/** Returns true if the seat on turn has earned a further card and may still draw it (U5). */
export function mayDraw({ view, seat }: TableModel): boolean {
  if (view === undefined || seat === undefined || view.phase.kind !== 'turn') return false;
  const { deck, hand, phase, seats } = view;
  const earned = (seats[seat]?.laidBefore ?? 0) >= 2;
  return earned && phase.laid.length === 0 && phase.ending === 'no' && hand.length < 5 && deck > 0;
}
