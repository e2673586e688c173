import type { KeptDraft } from '#shared/contract/index.ts';
import { now } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { LoadedGame } from './load-game.ts';
import { draftSeat, draftView, peopleOf } from './people.ts';
import type { Drafting, TableTypes } from './table-types.ts';

/** What lay on the table before. */
export interface LaidBefore<T extends TableTypes> {
  readonly game: LoadedGame<T> | undefined;
  readonly draft: T['draft'] | undefined;
}

/** The drafts of all people at a table: each finds their own again when their turn comes. */
export interface SeatDrafts<T extends TableTypes> {
  /**
   * The draft that is on the table once the game lies like this: the one before where the turn goes on, the one that
   * `kept` holds for this very position, or a new one in the order and with the facings of the seat's last.
   */
  layOut(game: LoadedGame<T>, before: LaidBefore<T>, kept?: readonly KeptDraft[]): T['draft'];
  /**
   * Takes the draft of whoever drafts now to the disk, unless it lies there already; between turns what somebody has put
   * together, beside their own draft.
   */
  keep(game: LoadedGame<T>, draft: T['draft']): void;
}

export function createSeatDrafts<T extends TableTypes>(
  drafting: Drafting<T>,
  keeper: DraftKeeper,
): SeatDrafts<T> {
  const { between } = drafting;
  const drafts = new Map<Seat, T['draft']>();
  /** By seat, as it was last sent to the disk. */
  const sent = new Map<Seat, string>();
  /** With whose draft lies on the disk what was put together between turns. */
  let lender: Seat | undefined;
  const seatIn = ({ game: { rules }, timeline, record }: LoadedGame<T>): Seat | undefined =>
    draftSeat(rules, now(timeline), peopleOf(record));
  const viewIn = ({ game: { rules }, timeline, record }: LoadedGame<T>): T['view'] =>
    draftView(rules, now(timeline), peopleOf(record));

  /** A seat's own draft while it has no turn. */
  const ownIn = ({ game: { rules }, timeline }: LoadedGame<T>, seat: Seat): T['draft'] =>
    drafting.begin(rules.viewFor(now(timeline), seat), drafts.get(seat));
  /** What was put together between turns lies on the table of everybody, and nothing else of that draft. */
  const putOnTable = (game: LoadedGame<T>, seat: Seat, draft: T['draft']): T['draft'] | undefined => {
    if (seatIn(game) !== undefined || between?.by(draft) !== seat) return undefined;
    lender = seat;
    return between.joined(drafting.begin(viewIn(game), undefined), draft);
  };

  /** Takes in what fits the hands of this game; gives what was kept for the seat at this very position. */
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
    // A cube that is dragged about changes nothing that is kept.
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
      // They have let go of it, or the next turn has begun.
      if (lender !== undefined && lender !== by) send(game, lender, ownIn(game, lender));
      lender = seat === undefined ? by : undefined;
      if (by === undefined) return;
      send(game, by, seat === undefined ? (between?.joined(ownIn(game, by), draft) ?? draft) : draft);
    },
  };
}
