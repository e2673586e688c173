import { useEffect, useMemo, useRef } from 'react';
import {
  useLastMoves,
  useShell,
  type LastMoves,
  type Shell,
  type TableProps,
} from '#renderer/table/index.ts';
import {
  checkClaim,
  letterOf,
  runThrough,
  type ClaimCheck,
  type Cube,
  type ScrubleView,
} from '#shared/games/scruble/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import type { DraftStep } from './draft/draft.ts';
import { lastMoveTexts } from './last-move.tsx';
import { shownCube, type ShownCube } from './shown-cube.ts';
import type { ScrubleTable } from './table-types.ts';
import { useTwistsSeen, type TwistsSeen } from './use-twists-seen.ts';

export interface TableModel extends Shell<ScrubleTable> {
  readonly word: string;
  /** The check is undefined without a trace, or while one of its pegs is unnamed. */
  readonly check: ClaimCheck | undefined;
  readonly shown: ShownCube;
  readonly seen: TwistsSeen;
  readonly last: LastMoves;
}

export function useModel({ play, game }: TableProps<ScrubleTable>): TableModel {
  const shell = useShell(play, game);
  const { draft, state, view } = shell;
  const { twists, places, wilds, crossing }: DraftStep = view === undefined ? nothing : draft;
  const last = useLastMoves(shell, lastMoveTexts, hasBegun(shell) ? draft : undefined);
  const seen = useTwistsSeen(shell, state.cube, twists, last.shows);
  const word = useMemo(() => wordOn(seen.after, places, wilds), [seen.after, places, wilds]);
  const check = useMemo(
    () => checkedClaim(state, { twists, places, crossing }, word, game.words),
    [state, twists, places, crossing, word, game.words],
  );
  const shown = useMemo(
    () => shownCube({ cube: seen.after, view: state, places, wilds, check, last: last.marks }),
    [seen.after, state, places, wilds, check, last.marks],
  );
  return { ...shell, word, check, shown, seen, last };
}

function hasBegun({ draft, hint }: Shell<ScrubleTable>): boolean {
  return draft.twists.length + draft.places.length > 0 || hint !== undefined;
}

export const nothing: DraftStep = { twists: [], places: [], wilds: {} };

export function wordOn(cube: Cube, places: readonly number[], wilds: DraftStep['wilds']): string {
  return places
    .map((place) => {
      const peg = cube[place];
      return (peg === undefined ? undefined : letterOf(peg)) ?? wilds[place] ?? '?';
    })
    .join('');
}

export function checkedClaim(
  view: ScrubleView,
  { twists, places, crossing }: Pick<DraftStep, 'twists' | 'places' | 'crossing'>,
  word: string,
  words: WordJudge,
): ClaimCheck | undefined {
  const run = runThrough(places);
  if (run === undefined || word.includes('?')) return undefined;
  const { ring, from, back } = run;
  return checkClaim(
    view,
    { twists, word, at: { ring, from, back }, ...(crossing === undefined ? {} : { crossing }) },
    words,
  );
}

/** When the time has run out, the turn ends without a word; its twists stay (S13). */
export function useTimeUp({ play, view, seat, draft, turn }: TableModel): void {
  const ended = useRef<number>(undefined);
  const isUp = view?.phase.kind === 'turn' && view.phase.timeUp;
  const { twists } = draft;
  useEffect(() => {
    if (!isUp || seat === undefined || ended.current === turn) return;
    ended.current = turn;
    void play.make([{ kind: 'pass', by: seat, twists }]);
  }, [isUp, seat, turn, twists, play]);
}
