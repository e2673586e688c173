import type { Option } from '#shared/options/index.ts';
import { familyOption } from './family/family.ts';
import { isSpelling } from './rulings.ts';

export interface Exceptions {
  readonly allow: readonly string[];
  readonly forbid: readonly string[];
}

/** Games with an English list, or with one of unknown language, begin with these exceptions (RULES A8). */
const englishExceptions = { allow: ['RITZ'], forbid: ['XU'] } as const satisfies Exceptions;

export const wordOptions = [
  { kind: 'lines', name: 'allow', default: englishExceptions.allow },
  { kind: 'lines', name: 'forbid', default: englishExceptions.forbid },
  { kind: 'lines', name: 'personalAllow', default: [] },
  { kind: 'lines', name: 'personalForbid', default: [] },
  familyOption,
] as const satisfies readonly Option[];

const none: Exceptions = { allow: [], forbid: [] };

/** The exceptions are English; `language` is the list's in BCP 47, and undefined if unknown, as for an added list. */
export function exceptionsOf(language: string | undefined): Exceptions {
  return language === undefined || /^en(-|$)/.test(language) ? englishExceptions : none;
}

const unknown = 'und';

/** Returns the language for `exceptionsOf`, or one without exceptions if these letters cannot spell them. */
export function languageFor(list: string | undefined, letters: string): string | undefined {
  const { allow, forbid } = exceptionsOf(list);
  return [...allow, ...forbid].every((word) => isSpelling(word, letters)) ? list : unknown;
}
