import { refuse, type Problem, type Result } from '#shared/kernel/result.ts';
import type { Arguments, AcceptedArguments } from './arguments.ts';

/** Flags and words of a command are declared here; its code is loaded when it is called. */
export interface Command extends AcceptedArguments {
  readonly needs: readonly string[];
  readonly more?: boolean;
  /** Loads all the command's code, because an import after this would delay a signal, which is then only an event. */
  load(words: readonly string[]): Promise<{ readonly run: Run }>;
}

/** `rejected` means that nothing failed but the answer is no; the exit code is then 1. */
export type Outcome = 'done' | 'rejected';
export type Run = (call: Call) => Promise<Result<Outcome, Problem>>;

export interface Call extends Arguments {
  say(text: string): void;
  /** Resolves when standard output takes more, or at a stop. Commands whose output may exceed the memory await this. */
  readonly drained?: () => Promise<void>;
  note(text: string): void;
  readonly json: boolean;
  readonly stop: AbortSignal;
}

export function flagValue(call: Arguments, name: string): string | undefined {
  return call.flags.get(name)?.at(-1);
}

export function hasFlag(call: Arguments, name: string): boolean {
  return call.flags.has(name);
}

/** Adds the file's name to a problem that has none; the program prints the name before the problem's sentence. */
export function withFileName<T, P extends Problem>(result: Result<T, P>, file: string): Result<T, Problem> {
  if (result.ok || 'file' in result.problem) return result;
  const problem: Problem & { readonly file: string } = { ...result.problem, file };
  return refuse(problem);
}

export function fileOf(problem: Problem): string | undefined {
  return 'file' in problem && typeof problem.file === 'string' ? problem.file : undefined;
}
