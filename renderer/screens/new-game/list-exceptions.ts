import type { AlphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { exceptionsOf, type Exceptions } from '#shared/table-words/index.ts';

/** The switches as they are dealt with a list of this language: exceptions that nobody has written follow the list. */
export function withExceptionsOf(
  language: string | undefined,
  options: AlphacubesOptions,
): AlphacubesOptions {
  return alike(options, exceptionsOf(undefined)) ? { ...options, ...exceptionsOf(language) } : options;
}

/**
 * The switches to keep once those shown have been changed. Exceptions left as they were shown are kept as they were, so
 * that those of English come back with an English list.
 */
export function keptOptions(
  before: AlphacubesOptions,
  language: string | undefined,
  changed: AlphacubesOptions,
): AlphacubesOptions {
  const { allow, forbid } = before;
  return alike(changed, withExceptionsOf(language, before)) ? { ...changed, allow, forbid } : changed;
}

function alike(one: Exceptions, other: Exceptions): boolean {
  return (['allow', 'forbid'] as const).every((name) => one[name].join('\n') === other[name].join('\n'));
}
