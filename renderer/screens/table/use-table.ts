import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { parseSquare, squareKinds, type BoardCube, type SquareKind } from '#renderer/board/index.ts';
import {
  draftTable,
  facingOf,
  lastPlay,
  seatOnTurn,
  waysToLay,
  type Draft,
  type LoadedGame,
  type Play,
  type PlayState,
  type Way,
} from '#renderer/play/index.ts';
import { alphacubesSet, valueOf } from '#shared/cubes/index.ts';
import { now } from '#shared/engine/index.ts';
import {
  preview,
  type AlphacubesState,
  type AlphacubesView,
  type Placement,
  type PlayPreview,
} from '#shared/games/alphacubes/index.ts';
import { games } from '#shared/games/index.ts';
import { cubeId, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { squareText } from './speech.ts';

/** Everything the table shows, worked out once a change. */
export interface TableModel {
  readonly play: Play;
  readonly game: LoadedGame;
  readonly state: AlphacubesState;
  readonly names: readonly string[];
  /** The seat on turn; undefined while a play may be challenged and at the end. */
  readonly seat: Seat | undefined;
  /** Nobody's hand may be drawn until the player on turn comes forward. */
  readonly curtain: boolean;
  /** What the seat on turn may see; undefined behind the curtain and without a turn. */
  readonly view: AlphacubesView | undefined;
  readonly draft: Draft;
  /** The play as it is laid; undefined while nothing is. */
  readonly laid: Result<PlayPreview> | undefined;
  readonly ways: readonly Way[];
  readonly squares: readonly (readonly SquareKind[])[];
  readonly cubes: ReadonlyMap<string, BoardCube>;
  readonly squareLabel: (name: string) => string;
  readonly saving: PlayState['saving'];
  readonly news: PlayState['news'];
  readonly refusal: PlayState['refusal'];
}

export function useTable(play: Play, game: LoadedGame, curtainOn: boolean): TableModel {
  const { t } = useTranslation();
  const { draft, saving, shown, news, refusal } = useStore(play.store);
  const state = now(game.timeline);
  const seat = seatOnTurn(state);
  const people = game.record.players.filter(({ kind }) => kind === 'person').length;
  const curtain = curtainOn && people > 1 && seat !== undefined && shown !== seat;

  const view = useMemo(() => {
    if (seat === undefined || curtain) return undefined;
    return games[game.record.game].createRules(game.words).viewFor(state, seat);
  }, [game, state, seat, curtain]);
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
  const squares = useMemo(() => squareKinds(state.board), [state.board]);
  const cubes = useMemo(
    () => boardCubes(state, view === undefined ? undefined : draft, laid),
    [state, view, draft, laid],
  );
  const squareLabel = useCallback(
    (name: string) => {
      const place = parseSquare(name, squares[0]?.length ?? 0, squares.length);
      const kind = place === undefined ? 'plain' : (squares[place.row]?.[place.column] ?? 'plain');
      const cube = cubes.get(name);
      const when = cube?.look === 'last-play' ? 'last' : cube?.look === 'fixed' ? 'cube' : 'laid';
      return squareText(
        t,
        name,
        kind,
        cube === undefined ? undefined : { letter: cube.letter, value: cube.value ?? 0, when },
      );
    },
    [cubes, squares, t],
  );
  const names = useMemo(() => game.record.players.map(({ name }) => name), [game.record.players]);
  return {
    play,
    game,
    state,
    names,
    seat,
    curtain,
    view,
    draft,
    laid,
    ways,
    squares,
    cubes,
    squareLabel,
    saving,
    news,
    refusal,
  };
}

/** What lies on the board: earlier turns, the last play, and what is laid now; a bad word's cubes are marked. */
function boardCubes(
  state: AlphacubesState,
  draft: Draft | undefined,
  laid: Result<PlayPreview> | undefined,
): ReadonlyMap<string, BoardCube> {
  const last = lastPlay(state);
  const pending = state.phase.kind === 'challenge';
  const cubes = new Map<string, BoardCube>();
  for (const [square, { letter }] of Object.entries(state.squares)) {
    const look = !last.has(square) ? 'fixed' : pending ? 'laid' : 'last-play';
    cubes.set(square, { letter, value: valueOf(alphacubesSet, letter), look });
  }
  if (draft === undefined) return cubes;
  const bad = badSquares(laid);
  const { gesture } = draft;
  for (const { square, cube, letter } of draft.laid) {
    if (gesture.kind === 'dragging' && gesture.cube === cube) continue;
    const value = valueOf(alphacubesSet, letter);
    cubes.set(square, { letter, value, look: bad.has(square) ? 'not-a-word' : 'laid' });
  }
  return cubes;
}

function badSquares(laid: Result<PlayPreview> | undefined): ReadonlySet<string> {
  if (laid?.ok !== true) return new Set();
  const { score, unknown } = laid.value;
  return new Set(
    score.words
      .filter(({ word }) => unknown.includes(word))
      .flatMap(({ letters }) => letters.filter((letter) => letter.laid).map(({ square }) => square)),
  );
}

/** How the cube in the turning place is turned, with what its faces count. */
export function heldFacing(model: TableModel, cube: number) {
  return facingOf(model.draft, draftTable(model.state), cube);
}

/** The moves' own problem, or the reason that a draft is not yet a play. */
export function draftProblem(model: TableModel): Problem | undefined {
  return model.laid?.ok === false ? model.laid.problem : undefined;
}
