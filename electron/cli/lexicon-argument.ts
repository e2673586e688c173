import { basename, extname, join } from 'node:path';
import { homeOf, programFolder } from '#electron/services/home.ts';
import { openLexica, type Lexica } from '#electron/services/lexica.ts';
import { makeLexiconOnThread } from '#electron/services/list-thread.ts';
import { makeLexicon, type LexiconAsk, type MadeLexicon } from '#electron/services/make-lexicon.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { sameLanguage, type Lexicon } from '#shared/lexicon/index.ts';
import { exceptionsOf, languageFor, type Exceptions } from '#shared/table-words/index.ts';
import { readArgument } from './read-argument.ts';

const sizeLimit = 200_000_000;
/** A larger file is made into a lexicon on a thread, in bytes; up to here it takes some tens of milliseconds. */
const shortWork = 50_000;

export interface ListStopped {
  readonly code: 'cli/stopped-list';
  readonly file: string;
  readonly percent: number;
}

/** How a word list in plain text is to be read; a lexicon file is read as it is. */
export interface ReadingFlags {
  /** A name, the letters themselves, or `list`. */
  readonly alphabet: string;
  readonly foldAccents: boolean;
  /** With `list`: the letters that do not count; without it, those that few words have. */
  readonly leaveOut?: string | undefined;
  /** Of the words, where it is told. */
  readonly language?: string | undefined;
}

/** Per cent of the whole that are done when a stage begins. */
const beganAt = { letters: 0, reading: 20, building: 60, saving: 100 } as const;

const plainReading: ReadingFlags = { alphabet: 'latin', foldAccents: false };

/** In these letters, as those of a set; é is no e unless it is one of them. */
export const readingIn = (letters: string): ReadingFlags => ({ alphabet: letters, foldAccents: false });

/** The lexica that came with the program, and those that were added at this computer. */
export function knownLexica(): Lexica {
  return openLexica({ bundled: join(programFolder(), 'build', 'lexica'), own: homeOf().lexica });
}

/** Whether `--lexicon` means a file, rather than a lexicon that is known here. */
export function isFile(given: string): boolean {
  return /[./\\]/.test(given);
}

/**
 * `--lexicon`: a name, a `.cwlex` file, or a word list in plain text. For what a person writes on the command line alone:
 * a name that comes out of a file is looked up by `openRecorded`. Plain text is read as `reading` says, else A to Z.
 */
export async function lexiconArgument(
  given: string,
  stop: AbortSignal,
  reading: ReadingFlags = plainReading,
): Promise<Result<Lexicon, Problem>> {
  if (!isFile(given)) return knownLexica().open(given);
  const made = await lexiconOfFile(given, nameOf(given), stop, reading);
  return made.ok ? ok(made.value.lexicon) : made;
}

export async function lexiconOfFile(
  file: string,
  name: string,
  stop: AbortSignal,
  reading: ReadingFlags = plainReading,
): Promise<Result<MadeLexicon, Problem>> {
  const bytes = await readArgument(file, sizeLimit, stop);
  if (!bytes.ok) return bytes;
  const ask: LexiconAsk = { name, file, ...reading };
  if (bytes.value.length <= shortWork) return makeLexicon(bytes.value, ask);
  let percent = 0;
  const made = await makeLexiconOnThread(bytes.value, ask, {
    stop,
    program: programFolder(),
    progress({ stage, done, total }) {
      percent = Math.max(percent, beganAt[stage] + Math.floor((40 * done) / Math.max(1, total)));
    },
  });
  return made.ok || made.problem.code !== 'lexicon/import-stopped'
    ? made
    : refuse<ListStopped>({ code: 'cli/stopped-list', file, percent });
}

/** A lexicon is called as its file, without folder and ending. */
export function nameOf(file: string): string {
  // The cut may fall within a character of two code units.
  return basename(file, extname(file))
    .slice(0, 60)
    .replace(/\p{Cs}$/u, '');
}

/** The list that a game is played with where none is named: one in the language of its pieces, if they are of one. */
export async function usualLexicon(
  game: GameId,
  options: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { language, optionsSchema } = gameOf(game);
  const ofPieces = language?.(optionsSchema.parse(options));
  const lexica = ofPieces === undefined ? undefined : await knownLexica().list();
  if (ofPieces === undefined || lexica?.ok !== true) return usual;
  const fitting = lexica.value.find(
    (one) => one.language !== undefined && sameLanguage(one.language, ofPieces),
  );
  return fitting?.name ?? usual;
}

const usual = 'english';

/** The exceptions that a game with this list begins with, by the language of the list and the letters of the pieces. */
export async function exceptionsWith(
  lexicon: Lexicon,
  letters: string,
): Promise<Result<Exceptions, Problem>> {
  const lexica = await knownLexica().list();
  if (!lexica.ok) return lexica;
  const summary = lexica.value.find(({ name, sha256 }) => name === lexicon.name && sha256 === lexicon.sha256);
  return ok(exceptionsOf(languageFor(summary?.language, letters)));
}
