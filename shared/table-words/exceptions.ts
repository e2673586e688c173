import type { Option } from '#shared/options/index.ts';
import { familyOption } from './family/family.ts';
import { isSpelling } from './rulings.ts';

/** The words that a table allows and forbids whatever its list says. */
export interface Exceptions {
  readonly allow: readonly string[];
  readonly forbid: readonly string[];
}

/** English words that a game begins with (RULES A8). */
const englishExceptions = { allow: ['RITZ'], forbid: ['XU'] } as const satisfies Exceptions;

/**
 * The same options in every game of words: exceptions of the table, those that its people bring along, and the list of
 * words that are not for everybody.
 */
export const wordOptions = [
  { kind: 'lines', name: 'allow', default: englishExceptions.allow },
  { kind: 'lines', name: 'forbid', default: englishExceptions.forbid },
  { kind: 'lines', name: 'personalAllow', default: [] },
  { kind: 'lines', name: 'personalForbid', default: [] },
  familyOption,
] as const satisfies readonly Option[];

const none: Exceptions = { allow: [], forbid: [] };

/**
 * The exceptions that a game begins with. They are words of English: with a list of another language there are none.
 * `language` is the list's, BCP 47; undefined where it is not known, as of a list that somebody has added.
 */
export function exceptionsOf(language: string | undefined): Exceptions {
  return language === undefined || /^en(-|$)/.test(language) ? englishExceptions : none;
}

/** Of no known language, and not English. */
const unknown = 'und';

/**
 * The language whose exceptions a game begins with: that of its list, as `exceptionsOf` takes it, but none where the pieces,
 * which have these letters, cannot spell them.
 */
export function languageFor(list: string | undefined, letters: string): string | undefined {
  const { allow, forbid } = exceptionsOf(list);
  return [...allow, ...forbid].every((word) => isSpelling(word, letters)) ? list : unknown;
}
