import { useCallback, useMemo, useState } from 'react';
import {
  pastMoves,
  useLastMoves,
  useShell,
  type LastMoves,
  type Shell,
  type TableProps,
} from '#renderer/table/index.ts';
import {
  checkTurn,
  cubeAt,
  placedCube,
  placeKey,
  type CubewordView,
  type Part,
  type TurnCheck,
  setOf,
} from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { Place } from '#shared/pieces/index.ts';
import { withPart } from './draft/draft-parts.ts';
import type { Draft } from './draft/draft.ts';
import { faceOf } from './draft/reduce.ts';
import { lastMoveTexts } from './last-move.tsx';
import { shownFelt, type LiftedCube, type ShownFelt } from './felt/shown-felt.ts';
import type { CubewordTable } from './table-types.ts';

export interface TableModel extends Shell<CubewordTable> {
  readonly check: TurnCheck | undefined;
  readonly lifted: LiftedCube | undefined;
  readonly shown: ShownFelt;
  readonly last: LastMoves;
  readonly fits: number;
  readonly fit: () => void;
  readonly hover: (place: Place | undefined) => void;
}

export function useModel({ play, game }: TableProps<CubewordTable>): TableModel {
  const shell = useShell(play, game);
  const { draft, state, hint, view } = shell;
  const [fits, setFits] = useState(0);
  const [over, setOver] = useState<Place>();
  const check = useMemo(
    () => (view === undefined ? undefined : checkedTurn(view, draft.parts, game.words)),
    [view, draft.parts, game.words],
  );
  const { held, cursor, parts, faces } = draft;
  const at = over ?? cursor;
  const lifted = useMemo(
    () => (view === undefined ? undefined : liftedCube(view, { held, parts, faces }, at, game.words)),
    [view, held, parts, faces, at, game.words],
  );
  const last = useLastMoves(shell, lastMoveTexts, hasBegun(shell) ? draft : undefined);
  const moved = useMemo(() => lastMoved(game), [game]);
  const marks = useMemo(() => hintedPlaces(view === undefined ? undefined : hint), [hint, view]);
  const shown = useMemo(
    () =>
      shownFelt({
        before: state.felt,
        check,
        last: shownLast(last.marks, moved),
        left: last.marks,
        touched: new Set(view === undefined ? [] : parts.map(({ cube }) => cube)),
        lifted,
        marks,
      }),
    [state.felt, check, last.marks, moved, view, parts, lifted, marks],
  );
  const hover = useCallback(
    (place: Place | undefined) =>
      setOver((before) =>
        place !== undefined && before !== undefined && placeKey(before) === placeKey(place) ? before : place,
      ),
    [],
  );
  return {
    ...shell,
    check,
    lifted,
    shown,
    last,
    fits,
    fit: () => setFits((count) => count + 1),
    hover,
  };
}

function hasBegun({ draft, hint }: Shell<CubewordTable>): boolean {
  return draft.parts.length > 0 || draft.held !== undefined || hint !== undefined;
}

/** While the slip is open its move is marked, which need not be the last one. */
function shownLast(marks: LastMoves['marks'], moved: ReadonlySet<CubeId>): ReadonlySet<CubeId> {
  const marked = [...marks.keys()].flatMap((name) =>
    name.startsWith('cube ') ? [Number(name.slice('cube '.length)) as CubeId] : [],
  );
  return marked.length === 0 ? moved : new Set(marked);
}

function hintedPlaces(hint: Shell<CubewordTable>['hint']): ReadonlySet<string> {
  if (hint?.kind !== 'told' || !hint.steps.includes('turn')) return new Set();
  return new Set(hint.found?.places.map(placeKey));
}

export function checkedTurn(
  view: CubewordView,
  parts: readonly Part[],
  words: WordJudge,
): TurnCheck | undefined {
  const check = checkTurn(view, parts, words);
  return check.ok ? check.value : undefined;
}

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
    const { letter, blank } = faceOf(setOf(view.options), draft, cube);
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
  const next = withPart(setOf(view.options), view.felt, parts, part);
  return next.ok ? checkedTurn(view, next.value, words) : undefined;
}

function lastMoved(game: TableProps<CubewordTable>['game']): ReadonlySet<CubeId> {
  const events = pastMoves(game).flatMap((move) => move.events);
  const last = events.findLast((event) => event.kind === 'turned' || event.kind === 'passed');
  return new Set(last?.kind === 'turned' ? last.parts.map(({ cube }) => cube) : []);
}
