import type { StoreApi } from 'zustand/vanilla';
import { isOpen, moveAt, now } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from './load-game.ts';
import { handsAt, peopleOf } from './people.ts';
import type { PlayState } from './play.ts';
import type { Drafting, PastTurn, TableTypes } from './table-types.ts';

export const covered = { code: 'play/hand-covered' } as const;

/** Remembers who has come forward, and decides for the whole table what that allows. */
export interface Curtain<T extends TableTypes> {
  /** The person on turn if their hand is open: they alone lay cubes, make the moves of a turn and take hints. */
  layingSeat(game: LoadedGame<T>): Seat | undefined;
  mayMake(game: LoadedGame<T>, move: T['proposal'], drafting: Drafting<T>): boolean;
  /** Checked against the game as it is now, because a turn that was undone cannot be reviewed. */
  mayReview(turn: Pick<PastTurn, 'at' | 'seat' | 'kind'>): boolean;
  /** The person who counts as come forward in this state: the same as before, or the seat on turn without a curtain. */
  forwardAt(game: LoadedGame<T>): Seat | undefined;
  /** Turns the curtain on or off (see `Play.setCurtain`). Returns true if the open hand is covered now. */
  set(on: boolean): boolean;
  lift(game: LoadedGame<T>): void;
  leave(): void;
}

export function createCurtain<T extends TableTypes>(store: StoreApi<PlayState<T>>): Curtain<T> {
  /** Undefined while nobody looks at the table. */
  let wanted: boolean | undefined;
  const game = (): LoadedGame<T> | undefined => {
    const { stage } = store.getState();
    return stage.kind === 'ready' ? stage.game : undefined;
  };
  const turnOf = (laid: LoadedGame<T>): Seat | undefined => laid.game.rules.turn(now(laid.timeline)).seat;
  const hands = ({ game: played, timeline, record }: LoadedGame<T>) =>
    handsAt(played, now(timeline), peopleOf(record), store.getState().forward);
  const comeForward = (forward: Seat | undefined) => {
    store.setState({ forward });
  };
  const layingSeat = (laid: LoadedGame<T>): Seat | undefined => {
    const seat = turnOf(laid);
    if (seat === undefined || !peopleOf(laid.record).includes(seat)) return undefined;
    return isOpen(hands(laid), seat) ? seat : undefined;
  };
  return {
    layingSeat,
    mayMake(laid, proposal, drafting) {
      // Anybody may speak up between turns, the whole table rules on words, and a computer has nobody to hide from.
      const { by } = proposal;
      if (by === 'clock' || turnOf(laid) !== by || drafting.isOfTable(proposal)) return true;
      return !peopleOf(laid.record).includes(by) || layingSeat(laid) === by;
    },
    mayReview({ at, seat, kind }) {
      const laid = game();
      if (laid === undefined) return false;
      const made = moveAt(laid.timeline, at);
      return isOpen(hands(laid), seat) && made?.by === seat && made.kind === kind;
    },
    forwardAt(laid) {
      const seat = turnOf(laid);
      const before = game();
      const sameTurn =
        before !== undefined && turnOf(before) === seat && turnNumber(before) === turnNumber(laid);
      // A hand stays open only within its turn: another window may have made the moves between two turns of one seat.
      if (seat === store.getState().forward && (before === undefined || sameTurn)) return seat;
      // Without a curtain each hand opens when its turn begins, but a ruling in the middle of a turn opens none.
      return wanted === false && !sameTurn ? seat : undefined;
    },
    set(on) {
      const before = wanted;
      wanted = on;
      const laid = game();
      if (!on && before === undefined && laid !== undefined) comeForward(turnOf(laid));
      const falls = on && before === false && store.getState().forward !== undefined;
      if (falls) comeForward(undefined);
      return falls;
    },
    lift(laid) {
      comeForward(turnOf(laid));
    },
    leave() {
      wanted = undefined;
      comeForward(undefined);
    },
  };
}

function turnNumber<T extends TableTypes>({ game, timeline }: LoadedGame<T>): number {
  return game.rules.turn(now(timeline)).number;
}
