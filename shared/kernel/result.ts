/**
 * What can go wrong in ordinary use is a value; a throw means a bug of ours.
 * A problem carries its code and facts, never a sentence: `shared/i18n` turns codes into words.
 */
export interface Problem {
  readonly code: string;
}

export type Result<T, P extends Problem = Problem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** It went well: here is the value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** It cannot be done: here is why. */
export function refuse<P extends Problem>(problem: P): { readonly ok: false; readonly problem: P } {
  return { ok: false, problem };
}

/** The value of a result that cannot fail here; a refusal is a bug of ours and throws. */
export function expectOk<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`Unexpected refusal: ${JSON.stringify(result.problem)}`);
}
