import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { undetermined, wordsOf } from '#shared/lexicon/index.ts';
import { formatSet, parseSetText, setFileLimit } from '#shared/pieces/index.ts';
import type { Lexica } from './lexica.ts';

export interface SharedSetProblem {
  readonly code: 'design/list-too-long';
  readonly title: string;
  readonly most: number;
}

/** Puts a lexicon's words into a set file, so that its recipient can play with them at once. */
export async function withWords(
  text: string,
  name: string,
  lexica: Lexica,
): Promise<Result<string, Problem>> {
  const set = parseSetText(text);
  if (!set.ok) return set;
  const lexicon = await lexica.open(name);
  if (!lexicon.ok) return lexicon;
  const known = await lexica.list();
  if (!known.ok) return known;
  const { alphabet, sha256, language = undetermined } = lexicon.value;
  const title = known.value.find((list) => list.name === name)?.title ?? name;
  const words = { title, language, alphabet, sha256, words: [...wordsOf(lexicon.value)] };
  const shared = formatSet(set.value, words);
  return shared.length <= setFileLimit
    ? ok(shared)
    : refuse<SharedSetProblem>({ code: 'design/list-too-long', title, most: setFileLimit });
}
