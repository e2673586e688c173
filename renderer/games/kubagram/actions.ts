import {
  corners,
  facesOpen,
  nextSquare,
  problemIn,
  type Corner,
  type KubagramProposal,
  type Side,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { isRearranged } from './draft/draft.ts';
import type { TableModel } from './use-model.ts';

export interface Actions {
  readonly main: () => void;
  readonly make: (move: KubagramProposal) => void;
  readonly letter: (letter: string) => void;
  readonly die: (die: CubeId) => void;
  readonly order: (dice: readonly CubeId[]) => void;
  readonly side: (side: Side) => void;
  readonly layAt: (side: Side) => void;
  readonly corner: (corner: Corner) => void;
  readonly chance: () => void;
  readonly otherDice: () => void;
  readonly back: () => void;
  readonly clear: () => void;
}

/** These moves send the player's order of the field along, because others see it afterwards. */
const closing: readonly KubagramProposal['kind'][] = ['take', 'skip', 'end'];

/** `makeAll` asks first if the moves would end the game. */
export function actionsOf(model: TableModel, makeAll: (moves: readonly KubagramProposal[]) => void): Actions {
  const { play, view, tried } = model;
  const make = (move: KubagramProposal) => {
    if (view === undefined) return;
    const arranges: KubagramProposal = { kind: 'arrange', by: move.by, dice: tried.order };
    const isSettled = !closing.includes(move.kind) || !isRearranged(view, tried);
    makeAll(isSettled || problemIn(view, arranges) !== undefined ? [move] : [arranges, move]);
  };
  return {
    make,
    main() {
      const move = mainMove(model);
      if (move !== undefined) make(move);
    },
    letter: (letter) => play.act({ kind: 'letter', letter }),
    die: (die) => play.act({ kind: 'die', die }),
    order: (dice) => play.act({ kind: 'order', dice }),
    side: (side) => play.act({ kind: 'side', side }),
    layAt(side) {
      play.act({ kind: 'side', side });
      const move = mainMove(model);
      if (move?.kind === 'lay') make({ ...move, side });
    },
    corner: (corner) => play.act({ kind: 'corner', corner }),
    chance() {
      // The record holds this as the player's own choice, so it replays without chance.
      const corner = corners[Math.floor(Math.random() * corners.length)];
      if (model.seat !== undefined && corner !== undefined) make({ kind: 'corner', by: model.seat, corner });
    },
    otherDice: () => play.act({ kind: 'other-dice' }),
    back: () => play.act({ kind: 'back' }),
    clear: () => play.act({ kind: 'clear' }),
  };
}

export function mainMove({ view, seat, tried, spelled }: TableModel): KubagramProposal | undefined {
  if (view === undefined || seat === undefined) return undefined;
  const { phase, options, central } = view;
  switch (phase.kind) {
    case 'corner':
      return { kind: 'corner', by: seat, corner: tried.corner ?? 0 };
    case 'holding': {
      const letter = faceToLay(facesOpen(setOf(options), central, phase.held), tried.face);
      return letter === undefined ? undefined : { kind: 'lay', by: seat, letter, side: tried.side };
    }
    case 'before':
      if (spelled !== undefined) return spelled.move;
      if (view.claims.length === 0 && view.box[nextSquare(view.box, view.corner ?? 0) ?? -1]?.unseen === true)
        return undefined;
      return view.claims.length > 0 ? { kind: 'end', by: seat } : { kind: 'take', by: seat };
    case 'after':
    case 'short':
      return spelled === undefined ? { kind: 'end', by: seat } : spelled.move;
    case 'challenge':
    case 'over':
      return undefined;
  }
}

export function faceToLay(open: readonly string[], face: string | undefined): string | undefined {
  return face ?? (open.length === 1 ? open[0] : undefined);
}
