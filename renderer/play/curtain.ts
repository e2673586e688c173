import type { StoreApi } from 'zustand/vanilla';
import { isOpen, moveAt, now } from '#shared/engine/index.ts';
import type { AlphacubesProposal, AlphacubesState } from '#shared/games/alphacubes/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from './load-game.ts';
import type { PlayState } from './play.ts';
import type { PastTurn } from './review.ts';
import { handsAt, peopleOf, seatOnTurn } from './table-state.ts';

/** What was asked for needs a hand that is not open. */
export const covered = { code: 'play/hand-covered' } as const;

/** The curtain between turns: keeps who has come forward, and answers for the whole table what that allows. */
export interface Curtain {
  /** The person on turn, where their hand is open: they alone lay cubes, make the moves of a turn and take hints. */
  layingSeat(game: LoadedGame): Seat | undefined;
  mayMake(game: LoadedGame, move: AlphacubesProposal): boolean;
  /** Asked of the game as it is now: a turn that has been undone since cannot be reviewed. */
  mayReview(turn: PastTurn): boolean;
  /** Who has come forward once the game stands like this: the same person as before, or anybody without a curtain. */
  forwardAt(state: AlphacubesState): Seat | undefined;
  /** Turns the curtain on or off (see `Play.setCurtain`). True: the hand that was open is covered now. */
  set(on: boolean): boolean;
  lift(game: LoadedGame): void;
  leave(): void;
}

export function hangCurtain(store: StoreApi<PlayState>): Curtain {
  /** Undefined while nobody has sat down at the table. */
  let wanted: boolean | undefined;
  const game = (): LoadedGame | undefined => {
    const { stage } = store.getState();
    return stage.kind === 'ready' ? stage.game : undefined;
  };
  const hands = ({ timeline, record }: LoadedGame) =>
    handsAt(now(timeline), peopleOf(record), store.getState().forward);
  const comeForward = (forward: Seat | undefined) => {
    store.setState({ forward });
  };
  const layingSeat = (laid: LoadedGame): Seat | undefined => {
    const seat = seatOnTurn(now(laid.timeline));
    if (seat === undefined || !peopleOf(laid.record).includes(seat)) return undefined;
    return isOpen(hands(laid), seat) ? seat : undefined;
  };
  return {
    layingSeat,
    mayMake(laid, { kind, by }) {
      // Anybody may speak up against a play, the whole table rules on words, and a computer has nobody to hide from.
      const isOfHand = kind === 'play' || kind === 'exchange' || kind === 'pass';
      const needsHand = isOfHand && peopleOf(laid.record).includes(by);
      return !needsHand || layingSeat(laid) === by;
    },
    mayReview({ at, seat, kind }) {
      const laid = game();
      if (laid === undefined) return false;
      const made = moveAt(laid.timeline, at);
      return isOpen(hands(laid), seat) && made?.by === seat && made.kind === kind;
    },
    forwardAt(state) {
      const seat = seatOnTurn(state);
      const { forward } = store.getState();
      if (seat === forward) return seat;
      // Without a curtain each hand opens as its turn begins, and not in its midst: a ruling is nobody's coming forward.
      const before = game();
      const begins = before === undefined || seatOnTurn(now(before.timeline)) !== seat;
      return wanted === false && begins ? seat : undefined;
    },
    set(on) {
      const before = wanted;
      wanted = on;
      const laid = game();
      if (!on && before === undefined && laid !== undefined) comeForward(seatOnTurn(now(laid.timeline)));
      const falls = on && before === false && store.getState().forward !== undefined;
      if (falls) comeForward(undefined);
      return falls;
    },
    lift(laid) {
      comeForward(seatOnTurn(now(laid.timeline)));
    },
    leave() {
      wanted = undefined;
      comeForward(undefined);
    },
  };
}
