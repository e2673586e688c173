import { refuse, type Problem, type Result } from '#shared/kernel/result.ts';

/** Adds the file's name to a problem, unless it has one; its sentence then follows the name. */
export function inFile<T, P extends Problem>(result: Result<T, P>, file: string): Result<T, Problem> {
  if (result.ok || 'file' in result.problem) return result;
  const problem: Problem & { readonly file: string } = { ...result.problem, file };
  return refuse(problem);
}

export function fileOf(problem: Problem): string | undefined {
  return 'file' in problem && typeof problem.file === 'string' ? problem.file : undefined;
}
