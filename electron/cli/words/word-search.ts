import { wordThreads } from '#electron/services/words/word-thread.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  withoutMissingDigraphs,
  encodeLexicon,
  mergeRulings,
  spellingIn,
  type Lexicon,
} from '#shared/lexicon/index.ts';
import { wordsLimits } from '#shared/word-engine/index.ts';
import type { WordAnswer, WordTask } from '#shared/word-engine/threads/tasks.ts';
import { createWordClient } from '#shared/word-engine/threads/word-client.ts';
import { flagValue, type Call, type Outcome } from '../command.ts';
import { lexiconArgument, myWords } from './lexicon-argument.ts';
import { numberFlag } from '../option-values.ts';
import { t } from '../texts.ts';

export interface WordSearch<T extends WordTask> {
  readonly lexicon: Lexicon;
  readonly found: WordAnswer<T>;
}

export interface WordSearchStopped {
  readonly code: 'words/stopped';
}

/** Searches on its own thread, so that Ctrl+C ends it at once; `letters` spell the words (see `lexiconForLetters`). */
export async function searchWords<T extends WordTask>(
  call: Call,
  taskIn: (alphabet: string) => Result<T, Problem>,
  letters?: string,
): Promise<Result<WordSearch<T>, Problem>> {
  const opened = await lexiconArgument(flagValue(call, 'lexicon') ?? 'english', call.stop);
  if (!opened.ok) return opened;
  const lexicon = opened.value;
  const mine = await myWords(call);
  if (!mine.ok) return mine;
  const alphabet = withoutMissingDigraphs(lexicon.alphabet, letters ?? lexicon.alphabet);
  const task = taskIn(alphabet);
  if (!task.ok) return task;
  const rulings = mergeRulings([mine.value], alphabet);
  const client = createWordClient(wordThreads(), {
    file: lexicon.name,
    bytes: encodeLexicon(lexicon),
    ...(letters === undefined ? {} : { letters }),
    rulings,
  });
  const { answer, cancel } = client.ask(task.value);
  call.stop.addEventListener('abort', cancel);
  // The stop may have come before the search began.
  if (call.stop.aborted) cancel();
  const found = await answer;
  client.close();
  if (found.ok) return ok({ lexicon, found: found.value });
  return found.problem.code === 'engine/cancelled'
    ? refuse<WordSearchStopped>({ code: 'words/stopped' })
    : found;
}

export interface SearchNumbers {
  readonly least?: number;
  readonly longest?: number;
  readonly most: number;
}

const shownWithoutAsking = 100;

export function searchNumbers(call: Call): Result<SearchNumbers, Problem> {
  const least = numberFlag(call, 'least', 1, 21);
  if (!least.ok) return least;
  const longest = numberFlag(call, 'longest', 1, 21);
  if (!longest.ok) return longest;
  const most = numberFlag(call, 'most', 1, wordsLimits.words);
  if (!most.ok) return most;
  return ok({
    ...(least.value === undefined ? {} : { least: least.value }),
    ...(longest.value === undefined ? {} : { longest: longest.value }),
    most: most.value ?? shownWithoutAsking,
  });
}

export function textFlags<N extends string>(
  call: Call,
  alphabet: string,
  names: readonly N[],
): { readonly [K in N]?: string } {
  const given = names.flatMap((name) => {
    const text = flagValue(call, name);
    return text === undefined ? [] : [[name, spellingIn(alphabet, text)] as const];
  });
  return Object.fromEntries(given) as { readonly [K in N]?: string };
}

/** Prints one word per line and notes their number; an empty result is `rejected`. */
export function sayFoundWords(
  call: Call,
  { name, sha256 }: Lexicon,
  lines: readonly string[],
  found: { readonly found: number; readonly words: readonly unknown[] },
): Outcome {
  if (call.json) call.say(JSON.stringify({ ...found, lexicon: { name, sha256 } }));
  else {
    if (lines.length > 0) call.say(lines.join('\n'));
    const shown = lines.length;
    if (found.found === 0) call.note(t('cli:words.none', { name }));
    else if (shown < found.found) call.note(t('cli:words.first', { shown, found: found.found, name }));
    else call.note(t('cli:words.found', { count: shown, name }));
  }
  return found.found === 0 ? 'rejected' : 'done';
}
