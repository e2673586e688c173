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
  /** Takes the draft of whoever drafts now to the disk, unless it lies there already. */
  keep(game: LoadedGame<T>, draft: T['draft']): void;
}

export function createSeatDrafts<T extends TableTypes>(
  drafting: Drafting<T>,
  keeper: DraftKeeper,
): SeatDrafts<T> {
  const drafts = new Map<Seat, T['draft']>();
  /** By seat, as it was last sent to the disk. */
  const sent = new Map<Seat, string>();
  const seatIn = ({ game: { rules }, timeline, record }: LoadedGame<T>): Seat | undefined =>
    draftSeat(rules, now(timeline), peopleOf(record));
  const viewIn = ({ game: { rules }, timeline, record }: LoadedGame<T>): T['view'] =>
    draftView(rules, now(timeline), peopleOf(record));

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
      if (seat === seatIn(game) && found.moves === game.timeline.length) resumed = draft;
    }
    return resumed;
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
      if (seat === undefined) return;
      const next = { seat, moves: game.timeline.length, draft: drafting.format(draft) };
      const text = JSON.stringify(next);
      // A cube that is dragged about changes nothing that is kept.
      if (sent.get(seat) === text) return;
      sent.set(seat, text);
      keeper.keep(JSON.parse(text) as KeptDraft);
    },
  };
}
