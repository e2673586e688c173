import { defaults } from '#shared/options/index.ts';
import { alphacubesOptions, type AlphacubesOptions } from './options.ts';

/** The words that a table allows and forbids whatever its list says. */
export type Exceptions = Pick<AlphacubesOptions, 'allow' | 'forbid'>;

const { allow, forbid } = defaults(alphacubesOptions);
const none: Exceptions = { allow: [], forbid: [] };

/**
 * The exceptions that a game begins with (RULES A8). They are words of English: with a list of another language there
 * are none. `language` is the list's, BCP 47; undefined where it is not known, as of a list that somebody has added.
 */
export function exceptionsOf(language: string | undefined): Exceptions {
  return language === undefined || /^en(-|$)/.test(language) ? { allow, forbid } : none;
}
