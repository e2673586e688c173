import { basename, extname, join } from 'node:path';
import { homeOf, programFolder } from '#electron/services/home.ts';
import { openLexica, type Lexica } from '#electron/services/lexica.ts';
import { makeLexicon, type MadeLexicon } from '#electron/services/make-lexicon.ts';
import { readBytes } from '#electron/services/read-file.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { AlphabetName, Lexicon } from '#shared/lexicon/index.ts';

const sizeLimit = 200_000_000;

/** The lexica that came with the program, and those that were added at this computer. */
export function knownLexica(): Lexica {
  return openLexica({ bundled: join(programFolder(), 'build', 'lexica'), own: homeOf().lexica });
}

/** `--lexicon`: a name, a `.cwlex` file, or a word list in plain text. */
export async function lexiconArgument(given: string): Promise<Result<Lexicon, Problem>> {
  if (!/[./\\]/.test(given)) return knownLexica().open(given);
  const made = await lexiconOfFile(given, nameOf(given));
  return made.ok ? ok(made.value.lexicon) : made;
}

/** How a word list in plain text is to be read; a lexicon file is read as it is. */
export interface ReadingFlags {
  readonly alphabet: AlphabetName;
  readonly foldAccents: boolean;
}

const plainReading: ReadingFlags = { alphabet: 'latin', foldAccents: false };

export async function lexiconOfFile(
  file: string,
  name: string,
  reading: ReadingFlags = plainReading,
): Promise<Result<MadeLexicon, Problem>> {
  const bytes = await readBytes(file, sizeLimit);
  return bytes.ok ? makeLexicon(bytes.value, { name, file, ...reading }) : bytes;
}

/** A lexicon is called as its file, without folder and ending. */
export function nameOf(file: string): string {
  return basename(file, extname(file)).slice(0, 60);
}
