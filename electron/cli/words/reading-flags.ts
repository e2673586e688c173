import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  alphabetNames,
  lettersOf,
  alphabetFromList,
  parseLanguage,
  parseLetters,
  typedLetter,
} from '#shared/lexicon/index.ts';
import type { MadeLexicon } from '#electron/services/words/make-lexicon.ts';
import { flagValue, hasFlag, type Call } from '../command.ts';
import type { ReadingFlags } from './lexicon-argument.ts';
import { nearestWord } from '../arguments.ts';
import { t } from '../texts.ts';

export type ReadingProblem =
  | { readonly code: 'cli/unknown-alphabet'; readonly alphabet: string; readonly known: readonly string[] }
  | { readonly code: 'cli/leave-out-of-list'; readonly given: string };

const none = 'none';

export function readingFlags(call: Call): Result<ReadingFlags, Problem> {
  const alphabet = alphabetFlag(flagValue(call, 'alphabet') ?? 'latin');
  if (!alphabet.ok) return alphabet;
  const left = flagValue(call, 'leave-out');
  if (left !== undefined && alphabet.value !== alphabetFromList) {
    return refuse<ReadingProblem>({ code: 'cli/leave-out-of-list', given: left });
  }
  const language = languageFlag(call);
  if (!language.ok) return language;
  return ok({
    alphabet: alphabet.value,
    foldAccents: hasFlag(call, 'fold-accents'),
    leaveOut: left?.toLowerCase() === none ? '' : left && lettersOf(left),
    language: language.value,
  });
}

function alphabetFlag(given: string): Result<string, ReadingProblem> {
  if (given.toLowerCase() === alphabetFromList) return ok(alphabetFromList);
  const letters = parseLetters(given);
  return letters.ok && !isMeantAsName(given)
    ? letters
    : refuse({ code: 'cli/unknown-alphabet', alphabet: given, known });
}

const known: readonly string[] = [...alphabetNames, alphabetFromList];

function isMeantAsName(given: string): boolean {
  if (given !== given.toLowerCase() || known.includes(given)) return false;
  return nearestWord(given, known) !== undefined || (given.length > 3 && parseLanguage(given).ok);
}

function languageFlag(call: Call): Result<string | undefined, Problem> {
  const given = flagValue(call, 'language');
  return given === undefined ? ok(undefined) : parseLanguage(given);
}

export function noteLeftOutLines(call: Call, made: MadeLexicon, shown = 10): void {
  const { leftOut, leftOutCount, lettersLeftOut } = made;
  for (const { line, text, fault } of leftOut.slice(0, shown)) {
    call.note(t('cli:words.leftOut', { line, text, why: t(`cli:words.faults.${fault}`) }));
  }
  const more = leftOutCount - shown;
  if (more > 0) call.note(t('cli:words.more', { count: more }));
  if (lettersLeftOut === undefined || lettersLeftOut.letters.length === 0) return;
  const letters = lettersLeftOut.letters.map(({ letter, words }) => `${typedLetter(letter)} ${words}`);
  call.note(t('cli:words.lettersLeftOut', { letters: letters.join(', '), count: lettersLeftOut.lines }));
}
