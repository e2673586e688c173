import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { alphabetNames, alphabetOf, ofTheList } from '#shared/lexicon/index.ts';
import type { MadeLexicon } from '#electron/services/make-lexicon.ts';
import { flagValue, hasFlag, type Call } from './command.ts';
import type { ReadingFlags } from './lexicon-argument.ts';
import { t } from './texts.ts';

export interface UnknownAlphabetProblem {
  readonly code: 'cli/unknown-alphabet';
  readonly alphabet: string;
  readonly known: readonly string[];
}

/** `--alphabet` and `--fold-accents`: how a word list in plain text is to be read. */
export function readingFlags(call: Call): Result<ReadingFlags, UnknownAlphabetProblem> {
  const given = flagValue(call, 'alphabet') ?? 'latin';
  const foldAccents = hasFlag(call, 'fold-accents');
  if (given.toLowerCase() === ofTheList) return ok({ alphabet: ofTheList, foldAccents });
  return alphabetOf(given) === undefined
    ? refuse({ code: 'cli/unknown-alphabet', alphabet: given, known: [...alphabetNames, ofTheList] })
    : ok({ alphabet: given, foldAccents });
}

/** Names the first lines that gave no word, and counts the others. */
export function tellLeftOut(call: Call, { leftOut, leftOutCount }: MadeLexicon, shown = 10): void {
  for (const { line, text, fault } of leftOut.slice(0, shown)) {
    call.note(t('cli:words.leftOut', { line, text, why: t(`cli:words.faults.${fault}`) }));
  }
  const more = leftOutCount - shown;
  if (more > 0) call.note(t('cli:words.more', { count: more }));
}
