import { exceptionsOf } from '#shared/table-words/index.ts';
import { linesOf, type OptionValues } from './setup-form.ts';

/** The options as they are dealt with a list of this language: unedited exceptions default to the list's. */
export function withExceptionsOf(language: string | undefined, options: OptionValues): OptionValues {
  return alike(options, { ...exceptionsOf(undefined) }) ? { ...options, ...exceptionsOf(language) } : options;
}

/**
 * The options to keep once those shown have been changed. Exceptions left as they were shown are kept as they were, so
 * that those of English come back with an English list.
 */
export function keptOptions(
  before: OptionValues,
  language: string | undefined,
  changed: OptionValues,
): OptionValues {
  const { allow = [], forbid = [] } = before;
  return alike(changed, withExceptionsOf(language, before)) ? { ...changed, allow, forbid } : changed;
}

function alike(one: OptionValues, other: OptionValues): boolean {
  return ['allow', 'forbid'].every(
    (name) => linesOf(one, name).join('\n') === linesOf(other, name).join('\n'),
  );
}
