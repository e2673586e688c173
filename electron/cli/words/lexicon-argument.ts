import { basename, extname, join } from 'node:path';
import { homeOf, programFolder } from '#electron/services/home/home.ts';
import { openLexica, type Lexica } from '#electron/services/words/lexica.ts';
import { makeLexiconOnThread } from '#electron/services/words/list-thread.ts';
import {
  listOfSet,
  makeLexicon,
  type LexiconRequest,
  type MadeLexicon,
} from '#electron/services/words/make-lexicon.ts';
import { openSettings } from '#electron/services/home/settings.ts';
import type { DamagedFile, LexiconSummary } from '#shared/contract/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { sameLanguage, type Lexicon, type OwnWords } from '#shared/lexicon/index.ts';
import type { SetWords } from '#shared/pieces/index.ts';
import { exceptionsOf, languageFor, type Exceptions } from '#shared/table-words/index.ts';
import { hasFlag, type Call } from '../command.ts';
import { readArgument } from '../read-argument.ts';
import { t } from '../texts.ts';

const sizeLimit = 200_000_000;
/** The limit is in bytes; so short a list is compiled here in tens of milliseconds, and longer ones go to a thread. */
const shortWork = 50_000;

export interface ListStopped {
  readonly code: 'cli/stopped-list';
  readonly file: string;
  readonly percent: number;
}

export interface ReadingFlags {
  readonly alphabet: string;
  readonly foldAccents: boolean;
  readonly leaveOut?: string | undefined;
  readonly language?: string | undefined;
}

const beganAt = { letters: 0, reading: 20, building: 60, saving: 100 } as const;

const plainReading: ReadingFlags = { alphabet: 'latin', foldAccents: false };

export const readingIn = (letters: string): ReadingFlags => ({ alphabet: letters, foldAccents: false });

export function knownLexica(): Lexica {
  return openLexica({ bundled: join(programFolder(), 'build', 'lexica'), own: homeOf().lexica });
}

export function looksLikePath(given: string): boolean {
  return /[./\\]/.test(given);
}

/** Opens what a person typed: a known list, a `.cwlex` file or a plain list; a name in a file needs `openRecorded`. */
export async function lexiconArgument(
  given: string,
  stop: AbortSignal,
  reading: ReadingFlags = plainReading,
): Promise<Result<Lexicon, Problem>> {
  if (!looksLikePath(given)) return knownLexica().open(given);
  const list = await lexiconOfFile(given, nameOf(given), stop, reading);
  return list.ok ? ok(list.value.lexicon) : list;
}

export async function lexiconOfFile(
  file: string,
  name: string,
  stop: AbortSignal,
  reading: ReadingFlags = plainReading,
): Promise<Result<MadeLexicon, Problem>> {
  const bytes = await readArgument(file, sizeLimit, stop);
  if (!bytes.ok) return bytes;
  return made(bytes.value, { name, file, ...reading }, stop);
}

/** Returns the list in a set file, under the name of the same list on this computer, if there is one. */
export async function lexiconOfSet(
  words: SetWords,
  file: string,
  stop: AbortSignal,
): Promise<Result<Lexicon, Problem>> {
  const { bytes, ask } = listOfSet(words, file);
  const carried = await made(bytes, ask, stop);
  if (!carried.ok) return carried;
  const { lexicon } = carried.value;
  const here = await knownList(lexicon);
  return ok(here === undefined ? lexicon : { ...lexicon, name: here.name });
}

export async function knownList({ sha256 }: Lexicon): Promise<LexiconSummary | undefined> {
  const lists = await knownLexica().list();
  return lists.ok ? lists.value.find((one) => one.sha256 === sha256) : undefined;
}

async function made(
  bytes: Uint8Array<ArrayBuffer>,
  ask: LexiconRequest,
  stop: AbortSignal,
): Promise<Result<MadeLexicon, Problem>> {
  if (bytes.length <= shortWork) return makeLexicon(bytes, ask);
  let percent = 0;
  const list = await makeLexiconOnThread(bytes, ask, {
    stop,
    program: programFolder(),
    progress({ stage, done, total }) {
      percent = Math.max(percent, beganAt[stage] + Math.floor((40 * done) / Math.max(1, total)));
    },
  });
  return list.ok || list.problem.code !== 'lexicon/import-stopped'
    ? list
    : refuse<ListStopped>({ code: 'cli/stopped-list', file: ask.file, percent });
}

export function nameOf(file: string): string {
  // The cut can fall inside a character of two code units.
  return basename(file, extname(file))
    .slice(0, 60)
    .replace(/\p{Cs}$/u, '');
}

/** Returns the name of a list in the language of the game's pieces, or else of the English list. */
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

export async function defaultExceptionsFor(
  lexicon: Lexicon,
  letters: string,
): Promise<Result<Exceptions, Problem>> {
  const lexica = await knownLexica().list();
  if (!lexica.ok) return lexica;
  const summary = lexica.value.find(({ name, sha256 }) => name === lexicon.name && sha256 === lexicon.sha256);
  return ok(exceptionsOf(languageFor(summary?.language, letters)));
}

/** Personal words count only with `--mine`, so that a script gives the same result on every computer. */
export async function myWords(call: Call): Promise<Result<OwnWords, Problem>> {
  if (!hasFlag(call, 'mine')) return ok({ allow: [], forbid: [] });
  // There is no writer, because the commands for words change nothing in the home.
  const settings = openSettings(homeOf(), { writer: undefined });
  const read = await settings.read();
  if (!read.ok) return read;
  for (const damaged of await settings.damaged()) note(call, damaged);
  return ok(read.value.myWords);
}

function note(call: Call, { file, path, damage, problem, read, copied }: DamagedFile): void {
  const fault = problem ?? damage[0];
  const why = fault === undefined ? '' : problemText(t, fault);
  if (problem === undefined) call.note(t('cli:mine.damaged', { path, why }));
  else call.note(t('cli:mine.unreadable', { why }));
  if (file === 'own-words') call.note(t('cli:mine.words', { read, copied }));
  call.note(t('cli:mine.start'));
}
