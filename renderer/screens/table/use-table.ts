import { useMemo } from 'react';
import { useStore } from 'zustand';
import {
  draftTable,
  facingOf,
  handsAt,
  peopleOf,
  seatOnTurn,
  waysToLay,
  type Draft,
  type LoadedGame,
  type Play,
  type PlayState,
  type Way,
} from '#renderer/play/index.ts';
import { isOpen, now, type OpenHands } from '#shared/engine/index.ts';
import {
  alphacubesRules,
  preview,
  type AlphacubesState,
  type AlphacubesView,
  type Placement,
  type PlayPreview,
} from '#shared/games/alphacubes/index.ts';
import { cubeId, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { hintedSquares } from './hinted-squares.ts';
import { useBoard, type ShownBoard } from './use-board.ts';
import { useReview, type Review } from './use-review.ts';

/** Everything the table shows, worked out once a change. */
export interface TableModel {
  readonly play: Play;
  readonly game: LoadedGame;
  readonly state: AlphacubesState;
  readonly names: readonly string[];
  /** The seat on turn; undefined while a play may be challenged and at the end. */
  readonly seat: Seat | undefined;
  /** The people who may answer a play that can be challenged; computers answer for themselves. */
  readonly answering: readonly Seat[];
  /** The seat on turn is a computer's: nobody lays anything now. */
  readonly computing: boolean;
  /** The only person at the table waits for a computer, with their own hand before them. */
  readonly resting: boolean;
  /** Which hands may be seen now; what needs another one is not on the screen. */
  readonly hands: OpenHands;
  /** Nobody's hand may be drawn until the player on turn comes forward. */
  readonly curtain: boolean;
  /** What the seat on turn may see; undefined behind the curtain, without a turn, and while one looks back. */
  readonly view: AlphacubesView | undefined;
  readonly draft: Draft;
  /** The play as it is laid; undefined while nothing is. */
  readonly laid: Result<PlayPreview> | undefined;
  readonly ways: readonly Way[];
  readonly board: ShownBoard;
  readonly review: Review;
  readonly saving: PlayState['saving'];
  readonly news: PlayState['news'];
  readonly refusal: PlayState['refusal'];
  readonly computer: PlayState['computer'];
  readonly hint: PlayState['hint'];
}

export function useTable(play: Play, game: LoadedGame): TableModel {
  const { draft, saving, forward, news, refusal, computer, hint } = useStore(play.store);
  const state = now(game.timeline);
  const seat = seatOnTurn(state);
  const people = useMemo(() => peopleOf(game.record), [game.record]);
  const computing = seat !== undefined && !people.includes(seat);
  const answering = useMemo(() => {
    const standing = now(game.timeline);
    if (standing.phase.kind !== 'challenge') return [];
    const people = peopleOf(game.record);
    return people.filter((at) => alphacubesRules.actors(standing).includes(at));
  }, [game]);
  const hands = useMemo(
    () => handsAt(now(game.timeline), peopleOf(game.record), forward),
    [game.timeline, game.record, forward],
  );
  const resting = computing && hands.kind === 'one';
  const curtain = hands.kind === 'none' && hands.awaited !== undefined;
  const review = useReview(play, game, hands);
  // While one looks back, nothing is laid.
  const lays = seat !== undefined && !computing && isOpen(hands, seat) && review.open === 'none';
  const view = useMemo(
    () => (lays ? alphacubesRules.viewFor(state, seat) : undefined),
    [game, state, seat, lays],
  );
  const placements = useMemo(
    () => draft.laid.map(({ square, cube, letter }): Placement => ({ square, cube: cubeId(cube), letter })),
    [draft.laid],
  );
  const laid = useMemo(
    () => (view === undefined || placements.length === 0 ? undefined : preview(view, placements, game.words)),
    [view, placements, game.words],
  );
  const ways = useMemo(
    () => (view === undefined ? [] : waysToLay(draft, draftTable(state))),
    [view, draft, state],
  );
  const marks = useMemo(() => hintedSquares(view === undefined ? undefined : hint), [hint, view]);
  const board = useBoard({
    state: review.before ?? state,
    draft: view === undefined ? undefined : draft,
    laid,
    ghost: review.chosen,
    marks,
  });
  const names = useMemo(() => game.record.players.map(({ name }) => name), [game.record.players]);
  return {
    play,
    game,
    state,
    names,
    seat,
    answering,
    computing,
    resting,
    hands,
    curtain,
    view,
    draft,
    laid,
    ways,
    board,
    review,
    saving,
    news,
    refusal,
    computer,
    hint,
  };
}

/** How the cube in the turning place is turned, with what its faces count. */
export function heldFacing(model: TableModel, cube: number) {
  return facingOf(model.draft, draftTable(model.state), cube);
}

/** The moves' own problem, or the reason that a draft is not yet a play. */
export function draftProblem(model: TableModel): Problem | undefined {
  return model.laid?.ok === false ? model.laid.problem : undefined;
}
