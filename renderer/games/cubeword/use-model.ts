import { useCallback, useMemo, useState } from 'react';
import {
  pastMoves,
  useLookBack,
  useShell,
  type LookBack,
  type PastTurn,
  type Shell,
} from '#renderer/table/index.ts';
import {
  checkTurn,
  cubeAt,
  placedCube,
  placeKey,
  type CubewordView,
  type Part,
  type TurnCheck,
} from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import type { Place } from '#shared/pieces/index.ts';
import { withPart } from './draft-parts.ts';
import type { Draft } from './draft.ts';
import { faceOf } from './reduce.ts';
import { shownFelt, type LiftedCube, type ShownFelt } from './shown-felt.ts';
import type { CubewordGame, CubewordPlay, CubewordTable } from './table-types.ts';

/** What the shell knows of the table, and what CUBEWORD adds to it. */
export interface TableModel extends Shell<CubewordTable> {
  /** The turn as it is tried, with its words; undefined while nobody moves. */
  readonly check: TurnCheck | undefined;
  readonly lifted: LiftedCube | undefined;
  readonly shown: ShownFelt;
  readonly review: LookBack<PastTurn<CubewordTable>>;
  /** Counts how often the felt was to be fitted. */
  readonly fits: number;
  readonly fit: () => void;
  readonly hover: (place: Place | undefined) => void;
}

export function useModel(play: CubewordPlay, game: CubewordGame): TableModel {
  const shell = useShell(play, game);
  const { draft, state, view, lookBack } = shell;
  const review = useLookBack<PastTurn<CubewordTable>>(noTurns, lookBack);
  const [fits, setFits] = useState(0);
  const [over, setOver] = useState<Place>();
  const check = useMemo(
    () => (view === undefined ? undefined : checked(view, draft.parts, game.words)),
    [view, draft.parts, game.words],
  );
  const { held, cursor, parts, faces } = draft;
  const at = over ?? cursor;
  const lifted = useMemo(
    () => (view === undefined ? undefined : liftedCube(view, { held, parts, faces }, at, game.words)),
    [view, held, parts, faces, at, game.words],
  );
  const last = useMemo(() => lastMoved(game), [game]);
  const shown = useMemo(
    () =>
      shownFelt({
        before: state.felt,
        check,
        last,
        touched: new Set(view === undefined ? [] : parts.map(({ cube }) => cube)),
        lifted,
        marks: noPlaces,
      }),
    [state.felt, check, last, view, parts, lifted],
  );
  const hover = useCallback((place: Place | undefined) => {
    setOver((before) =>
      place !== undefined && before !== undefined && placeKey(before) === placeKey(place) ? before : place,
    );
  }, []);
  return {
    ...shell,
    check,
    lifted,
    shown,
    review,
    fits,
    fit: () => {
      setFits((count) => count + 1);
    },
    hover,
  };
}

const noTurns: readonly PastTurn<CubewordTable>[] = [];
const noPlaces: ReadonlySet<string> = new Set();

function checked(view: CubewordView, parts: readonly Part[], words: WordJudge): TurnCheck | undefined {
  const check = checkTurn(view, parts, words);
  return check.ok ? check.value : undefined;
}

/** The chosen cube over a place: what it would make there. Over another cube it is not shown. */
function liftedCube(
  view: CubewordView,
  draft: Pick<Draft, 'held' | 'parts' | 'faces'>,
  place: Place,
  words: WordJudge,
): LiftedCube | undefined {
  const { held: cube, parts } = draft;
  const now = checkTurn(view, parts, words);
  if (cube === undefined || !now.ok) return undefined;
  const there = placedCube(now.value.felt, cube);
  const taken = cubeAt(now.value.felt, place);
  if (there === undefined) {
    const { letter, blank } = faceOf(draft, cube);
    if (taken !== undefined) return undefined;
    if (letter === undefined) return { cube, place, letter: '', blank, check: undefined };
    const part: Part = { kind: 'site', cube, at: place, letter, blank };
    return { cube, place, letter, blank, check: tried(view, parts, part, words) };
  }
  const { letter, blank } = there;
  if (taken !== undefined) {
    const { column, row } = there;
    return { cube, place: { column, row }, letter, blank, check: undefined };
  }
  const part: Part = { kind: 're-site', cube, to: place };
  return { cube, place, letter, blank, check: tried(view, parts, part, words) };
}

function tried(
  view: CubewordView,
  parts: readonly Part[],
  part: Part,
  words: WordJudge,
): TurnCheck | undefined {
  const next = withPart(view.felt, parts, part);
  return next.ok ? checked(view, next.value, words) : undefined;
}

/** The cubes that the last turn moved. */
function lastMoved(game: CubewordGame): ReadonlySet<CubeId> {
  const events = pastMoves(game).flatMap((move) => move.events);
  const last = events.findLast((event) => event.kind === 'turned' || event.kind === 'passed');
  return new Set(last?.kind === 'turned' ? last.parts.map(({ cube }) => cube) : []);
}
