import { refuse, type Problem, type Result } from '#shared/kernel/result.ts';

/** A problem of what is in a file says which file: its sentence is told after the name, unless that is in it already. */
export function inFile<T, P extends Problem>(result: Result<T, P>, file: string): Result<T, Problem> {
  if (result.ok || 'file' in result.problem) return result;
  const problem: Problem & { readonly file: string } = { ...result.problem, file };
  return refuse(problem);
}

/** The file that a problem was found in; undefined where it speaks of none. */
export function fileOf(problem: Problem): string | undefined {
  return 'file' in problem && typeof problem.file === 'string' ? problem.file : undefined;
}
