import { exceptionsOf } from '#shared/table-words/index.ts';
import { linesOf, type OptionValues } from './setup-form.ts';

export function withExceptionsOf(language: string | undefined, options: OptionValues): OptionValues {
  return alike(options, { ...exceptionsOf(undefined) }) ? { ...options, ...exceptionsOf(language) } : options;
}

/**
 * The options to keep after a change of those shown. Exceptions left as shown keep their stored value, so that another
 * language brings its own defaults again.
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
