import { useEffect, useMemo, useRef } from 'react';
import {
  useComparison,
  useLastMoves,
  useReview,
  useShell,
  type Comparison,
  type LastMoves,
  type Review,
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
import { turnOf, type FoundHint } from './found-claim.ts';
import { lastMoveTexts } from './last-move.tsx';
import { pastTurns, type PastTurn } from './review/review.ts';
import { shownCube, type ShownCube } from './shown-cube.ts';
import type { ScrubleTable } from './table-types.ts';
import { useTwistsSeen, type TwistsSeen } from './use-twists-seen.ts';

export interface TableModel extends Shell<ScrubleTable> {
  readonly word: string;
  /** The check is undefined without a trace, or while one of its pegs is unnamed. */
  readonly check: ClaimCheck | undefined;
  readonly shown: ShownCube;
  readonly seen: TwistsSeen;
  readonly review: TurnsReview;
  readonly last: LastMoves;
}

interface TurnsReview extends Review<ScrubleTable, PastTurn> {
  readonly comparison: Comparison;
  readonly shownTurn: { readonly before: ScrubleView; readonly turn: FoundHint['turn'] } | undefined;
}

function useTurnsReview(shell: Shell<ScrubleTable>): TurnsReview {
  const review = useReview(shell, pastTurns, 'own');
  const { turn, found } = review;
  const reviewed = found?.ok === true ? found.value : undefined;
  const comparison = useComparison(reviewed?.better !== undefined);
  const { shown } = comparison;
  const shownTurn = useMemo(() => {
    if (turn === undefined || reviewed === undefined) return undefined;
    const { before, better } = reviewed;
    const claim = shown === 'better' ? better : turn.claim;
    return {
      before,
      turn: claim === undefined ? { ...nothing, twists: turn.twists } : turnOf(before.cube, claim),
    };
  }, [turn, reviewed, shown]);
  return { ...review, comparison, shownTurn };
}

export function useModel({ play, game }: TableProps<ScrubleTable>): TableModel {
  const shell = useShell(play, game);
  const { draft, state } = shell;
  const review = useTurnsReview(shell);
  // Nothing can be twisted during a review.
  const view = review.open === 'none' ? shell.view : undefined;
  const turn: DraftStep = review.shownTurn?.turn ?? (view === undefined ? nothing : draft);
  const before: ScrubleView = review.shownTurn?.before ?? state;
  const { twists, places, wilds, crossing } = turn;
  const last = useLastMoves(shell, lastMoveTexts, hasBegun(shell) ? draft : undefined);
  const seen = useTwistsSeen(shell, before.cube, twists, last.shows);
  const word = useMemo(() => wordOn(seen.after, places, wilds), [seen.after, places, wilds]);
  const check = useMemo(
    () => checked(before, { twists, places, crossing }, word, game.words),
    [before, twists, places, crossing, word, game.words],
  );
  const shown = useMemo(
    () => shownCube({ cube: seen.after, view: before, places, wilds, check, last: last.marks }),
    [seen.after, before, places, wilds, check, last.marks],
  );
  return { ...shell, view, word, check, shown, seen, review, last };
}

function hasBegun({ draft, hint }: Shell<ScrubleTable>): boolean {
  return draft.twists.length + draft.places.length > 0 || hint !== undefined;
}

const nothing: DraftStep = { twists: [], places: [], wilds: {} };

function wordOn(cube: Cube, places: readonly number[], wilds: DraftStep['wilds']): string {
  return places
    .map((place) => {
      const peg = cube[place];
      return (peg === undefined ? undefined : letterOf(peg)) ?? wilds[place] ?? '?';
    })
    .join('');
}

function checked(
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
