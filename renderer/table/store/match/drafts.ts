import type { KeptDraft } from '#shared/contract/index.ts';
import { currentState } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { LoadedGame } from '../load-game.ts';
import { draftSeat, draftView, peopleOf } from '../people.ts';
import type { Drafting, TableTypes } from '../table-types.ts';

export interface SeatDrafts<T extends TableTypes> {
  readonly bySeat: ReadonlyMap<Seat, T['draft']>;
  /** This is the text of each seat that was last sent to the disk. */
  readonly sent: ReadonlyMap<Seat, string>;
  /** The saved draft of this seat also holds what was put together between turns. */
  readonly lender: Seat | undefined;
}

interface LaidBefore<T extends TableTypes> {
  readonly game: LoadedGame<T> | undefined;
  readonly draft: T['draft'] | undefined;
}

/**
 * Returns the draft for this state of the game: the current one if the turn continues, or the one in `kept` for this
 * very position, or a new one with the order and facings of the seat's last draft.
 */
export function layOut<T extends TableTypes>(
  drafting: Drafting<T>,
  drafts: SeatDrafts<T>,
  game: LoadedGame<T>,
  before: LaidBefore<T>,
  kept: readonly KeptDraft[] = [],
): { readonly drafts: SeatDrafts<T>; readonly draft: T['draft'] } {
  const { resumed, drafts: taken } = takeIn(drafting, drafts, game, kept);
  const seat = seatIn(game);
  const view = viewIn(game);
  const sat = before.game === undefined ? undefined : seatIn(before.game);
  const bySeat = new Map(taken.bySeat);
  if (sat !== undefined && before.draft !== undefined) bySeat.set(sat, before.draft);
  const goesOn = before.game !== undefined && sat === seat && drafting.goesOn(viewIn(before.game), view);
  const last = seat === undefined ? before.draft : bySeat.get(seat);
  const draft = (goesOn ? before.draft : resumed) ?? drafting.begin(view, last);
  return { drafts: { ...taken, bySeat }, draft };
}

/** Returns the drafting person's unsaved draft; between turns, what was drafted is saved beside that person's own. */
export function draftsToSave<T extends TableTypes>(
  drafting: Drafting<T>,
  drafts: SeatDrafts<T>,
  game: LoadedGame<T>,
  draft: T['draft'],
): { readonly drafts: SeatDrafts<T>; readonly toSave: readonly KeptDraft[] } {
  const { between } = drafting;
  const { lender } = drafts;
  const seat = seatIn(game);
  const by = seat ?? between?.by(draft);
  const sent = new Map(drafts.sent);
  const toSave: KeptDraft[] = [];
  const save = (owner: Seat, one: T['draft']) => {
    const text = JSON.stringify({ seat: owner, moves: game.timeline.length, draft: drafting.format(one) });
    // Dragging a cube changes nothing that is saved.
    if (sent.get(owner) === text) return;
    sent.set(owner, text);
    toSave.push(JSON.parse(text) as KeptDraft);
  };
  // The lender has cleared the work between turns, or the next turn has begun.
  if (lender !== undefined && lender !== by) save(lender, ownIn(drafting, drafts, game, lender));
  if (by !== undefined) {
    const own = seat === undefined ? between?.joined(ownIn(drafting, drafts, game, by), draft) : undefined;
    save(by, own ?? draft);
  }
  return { drafts: { ...drafts, sent, lender: seat === undefined ? by : undefined }, toSave };
}

/** Takes in the drafts that fit the hands of this game; `resumed` is the seat's draft for this very position. */
function takeIn<T extends TableTypes>(
  drafting: Drafting<T>,
  drafts: SeatDrafts<T>,
  game: LoadedGame<T>,
  kept: readonly KeptDraft[],
): { readonly drafts: SeatDrafts<T>; readonly resumed: T['draft'] | undefined } {
  const { between } = drafting;
  const state = currentState(game.timeline);
  const bySeat = new Map(drafts.bySeat);
  let { lender } = drafts;
  let resumed: T['draft'] | undefined;
  for (const seat of peopleOf(game.record)) {
    const found = kept.findLast((one) => one.seat === seat);
    if (found === undefined) continue;
    const draft = drafting.parse(game.game.rules.viewFor(state, seat), found.draft);
    if (draft === undefined) continue;
    bySeat.set(seat, draft);
    if (found.moves !== game.timeline.length) continue;
    if (seat === seatIn(game)) resumed = draft;
    else if (seatIn(game) === undefined && between?.by(draft) === seat) {
      // All people see what was put together between turns, but nothing else of that draft.
      lender = seat;
      resumed = between.joined(drafting.begin(viewIn(game), undefined), draft);
    }
  }
  return { drafts: { ...drafts, bySeat, lender }, resumed };
}

function ownIn<T extends TableTypes>(
  drafting: Drafting<T>,
  { bySeat }: SeatDrafts<T>,
  { game, timeline }: LoadedGame<T>,
  seat: Seat,
): T['draft'] {
  return drafting.begin(game.rules.viewFor(currentState(timeline), seat), bySeat.get(seat));
}

function seatIn<T extends TableTypes>({ game, timeline, record }: LoadedGame<T>): Seat | undefined {
  return draftSeat(game.rules, currentState(timeline), peopleOf(record));
}

function viewIn<T extends TableTypes>({ game, timeline, record }: LoadedGame<T>): T['view'] {
  return draftView(game.rules, currentState(timeline), peopleOf(record));
}
