import type { Timeline } from '#shared/engine/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';
import type { HintWords } from '../hint-search.ts';
import type { Hint } from '../play.ts';
import type { TableTypes } from '../table-types.ts';
import { advance, showing, type Advanced, type Match } from './match.ts';

export interface Hints<T extends TableTypes> {
  readonly chosen: HintWords;
  readonly known: KnownHint<T> | undefined;
  readonly search: HintSearch<T> | undefined;
  /** This search runs in advance, and nothing of it is shown. */
  readonly prepared: PreparedHint<T> | undefined;
}

interface KnownHint<T extends TableTypes> {
  readonly timeline: Timeline<T>;
  readonly found: T['found'] | undefined;
  /** This is true if the longer search would find nothing more. */
  readonly isWhole: boolean;
}

interface HintSearch<T extends TableTypes> {
  readonly serial: number;
  readonly timeline: Timeline<T>;
  readonly seat: Seat;
  /** This hint was shown before, and is shown again if the search fails. */
  readonly open: Hint<T> | undefined;
  readonly phase: 'prepared' | 'best' | 'whole';
}

interface PreparedHint<T extends TableTypes> {
  readonly serial: number;
  readonly timeline: Timeline<T>;
  readonly found: Result<T['found'] | undefined, Problem> | undefined;
}

/** Closes the hint. One that is being recorded is not shown afterwards. */
export function closeHint<T extends TableTypes>(match: Match<T>): Advanced<T> {
  const { hints, writing } = match;
  const next = showing(
    {
      ...match,
      hints: { ...hints, search: undefined },
      writing: writing?.kind === 'hint' ? { ...writing, told: { ...writing.told, isClosed: true } } : writing,
    },
    { hint: undefined },
  );
  return hints.search === undefined
    ? advance(next)
    : advance(next, { kind: 'stopSearch', serial: hints.search.serial });
}
