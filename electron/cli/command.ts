import type { Problem, Result } from '#shared/kernel/result.ts';
import type { Arguments, Taken } from './arguments.ts';

/** One command: what it takes is known at once, what it does is loaded when it is called. */
export interface Command extends Taken {
  /** Words after the command that must be there, as `FILE`. */
  readonly needs: readonly string[];
  /** More words may follow. */
  readonly more?: boolean;
  /**
   * All the code that it will run; `words` as the call has them. A signal ends the process while this is loading, and is an
   * event afterwards: what is loaded only then, in one long turn of the event loop, delays the answer to it.
   */
  load(words: readonly string[]): Promise<{ readonly run: Run }>;
}

/** `rejected`: nothing went wrong, and the answer is no; ends with 1. */
export type Outcome = 'done' | 'rejected';
export type Run = (call: Call) => Promise<Result<Outcome, Problem>>;

export interface Call extends Arguments {
  /** Standard output. */
  say(text: string): void;
  /** Comes when standard output takes more, or at the stop: for commands that say more than fits into memory. */
  readonly drained?: () => Promise<void>;
  /** Standard error: notes and progress, never results. */
  note(text: string): void;
  /** `--json`: say one JSON value instead of text. */
  readonly json: boolean;
  /** Ctrl+C. */
  readonly stop: AbortSignal;
}

/** The last value given for a flag. */
export function flagValue(call: Arguments, name: string): string | undefined {
  return call.flags.get(name)?.at(-1);
}

export function hasFlag(call: Arguments, name: string): boolean {
  return call.flags.has(name);
}
