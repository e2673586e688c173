import { createHash } from 'node:crypto';
import { basename, extname, join } from 'node:path';
import { programFolder } from '#electron/services/home.ts';
import { openLexica, type Lexica } from '#electron/services/lexica.ts';
import { readBytes } from '#electron/services/read-file.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  buildLexicon,
  decodeLexicon,
  decodeListBytes,
  formatWordList,
  latinAlphabet,
  parseWordList,
  type Lexicon,
  type ListEncoding,
  type WordList,
} from '#shared/lexicon/index.ts';

const sizeLimit = 200_000_000;

export function bundledLexica(): Lexica {
  return openLexica(join(programFolder(), 'build', 'lexica'));
}

/** `--lexicon`: the name of a bundled one, a `.cwlex` file, or a word list in plain text. */
export async function lexiconArgument(given: string): Promise<Result<Lexicon, Problem>> {
  if (!/[./\\]/.test(given)) return bundledLexica().open(given);
  const bytes = await readBytes(given, sizeLimit);
  if (!bytes.ok) return bytes;
  if (extname(given).toLowerCase() === '.cwlex') return decodeLexicon(bytes.value, given);
  const built = lexiconFromList(bytes.value, nameOf(given));
  return built.ok ? ok(built.value.lexicon) : built;
}

export interface BuiltLexicon {
  readonly lexicon: Lexicon;
  readonly list: WordList;
  readonly encoding: ListEncoding;
}

export function lexiconFromList(bytes: Uint8Array, name: string): Result<BuiltLexicon, Problem> {
  const { text, encoding } = decodeListBytes(bytes);
  const list = parseWordList(text);
  if (!list.ok) return list;
  const sha256 = createHash('sha256').update(formatWordList(list.value.words)).digest('hex');
  const lexicon = buildLexicon(list.value.words, { name, alphabet: latinAlphabet, sha256 });
  return ok({ lexicon, list: list.value, encoding });
}

/** A lexicon is called as its file, without folder and ending. */
export function nameOf(file: string): string {
  return basename(file, extname(file)).slice(0, 60);
}
