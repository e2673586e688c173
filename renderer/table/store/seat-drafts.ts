import type { KeptDraft } from '#shared/contract/index.ts';
import { now } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { LoadedGame } from './load-game.ts';
import { draftSeat, draftView, peopleOf } from './people.ts';
import type { Drafting, TableTypes } from './table-types.ts';

export interface LaidBefore<T extends TableTypes> {
  readonly game: LoadedGame<T> | undefined;
  readonly draft: T['draft'] | undefined;
}

/** Keeps the drafts of all people at a table until their next turn. */
export interface SeatDrafts<T extends TableTypes> {
  /**
   * The draft for this state of the game: the one before if the turn continues, the one in `kept` for this very
   * position, or a new one with the order and facings of the seat's last.
   */
  layOut(game: LoadedGame<T>, before: LaidBefore<T>, kept?: readonly KeptDraft[]): T['draft'];
  /**
   * Saves the draft of the person drafting unless it is saved already; between turns, what was drafted is saved beside
   * that person's own draft.
   */
  keep(game: LoadedGame<T>, draft: T['draft']): void;
}

export function createSeatDrafts<T extends TableTypes>(
  drafting: Drafting<T>,
  keeper: DraftKeeper,
): SeatDrafts<T> {
  const { between } = drafting;
  const drafts = new Map<Seat, T['draft']>();
  /** The text last sent to the disk, by seat. */
  const sent = new Map<Seat, string>();
  /** The seat whose draft on disk holds what was put together between turns. */
  let lender: Seat | undefined;
  const seatIn = ({ game: { rules }, timeline, record }: LoadedGame<T>): Seat | undefined =>
    draftSeat(rules, now(timeline), peopleOf(record));
  const viewIn = ({ game: { rules }, timeline, record }: LoadedGame<T>): T['view'] =>
    draftView(rules, now(timeline), peopleOf(record));

  /** A seat's own draft while it has no turn. */
  const ownIn = ({ game: { rules }, timeline }: LoadedGame<T>, seat: Seat): T['draft'] =>
    drafting.begin(rules.viewFor(now(timeline), seat), drafts.get(seat));
  /** Shows everybody what was put together between turns, and nothing else of that draft. */
  const putOnTable = (game: LoadedGame<T>, seat: Seat, draft: T['draft']): T['draft'] | undefined => {
    if (seatIn(game) !== undefined || between?.by(draft) !== seat) return undefined;
    lender = seat;
    return between.joined(drafting.begin(viewIn(game), undefined), draft);
  };

  /** Takes in the drafts that fit the hands of this game; returns the one kept for the seat at this very position. */
  const takeIn = (game: LoadedGame<T>, kept: readonly KeptDraft[]): T['draft'] | undefined => {
    const { rules } = game.game;
    const state = now(game.timeline);
    let resumed: T['draft'] | undefined;
    for (const seat of peopleOf(game.record)) {
      const found = kept.findLast((one) => one.seat === seat);
      if (found === undefined) continue;
      const draft = drafting.parse(rules.viewFor(state, seat), found.draft);
      if (draft === undefined) continue;
      drafts.set(seat, draft);
      if (found.moves !== game.timeline.length) continue;
      resumed = seat === seatIn(game) ? draft : (putOnTable(game, seat, draft) ?? resumed);
    }
    return resumed;
  };

  const send = ({ timeline }: LoadedGame<T>, seat: Seat, draft: T['draft']) => {
    const next = { seat, moves: timeline.length, draft: drafting.format(draft) };
    const text = JSON.stringify(next);
    // Dragging a cube changes nothing that is saved.
    if (sent.get(seat) === text) return;
    sent.set(seat, text);
    keeper.keep(JSON.parse(text) as KeptDraft);
  };

  return {
    layOut(game, before, kept = []) {
      const resumed = takeIn(game, kept);
      const seat = seatIn(game);
      const view = viewIn(game);
      const sat = before.game === undefined ? undefined : seatIn(before.game);
      if (sat !== undefined && before.draft !== undefined) drafts.set(sat, before.draft);
      const goesOn = before.game !== undefined && sat === seat && drafting.goesOn(viewIn(before.game), view);
      const last = seat === undefined ? before.draft : drafts.get(seat);
      return (goesOn ? before.draft : resumed) ?? drafting.begin(view, last);
    },
    keep(game, draft) {
      const seat = seatIn(game);
      const by = seat ?? between?.by(draft);
      // The lender has cleared it, or the next turn has begun.
      if (lender !== undefined && lender !== by) send(game, lender, ownIn(game, lender));
      lender = seat === undefined ? by : undefined;
      if (by === undefined) return;
      send(game, by, seat === undefined ? (between?.joined(ownIn(game, by), draft) ?? draft) : draft);
    },
  };
}
