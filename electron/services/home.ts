import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where Cubewright keeps what belongs to its people: games, settings, the note that it is running. */
export interface Home {
  readonly folder: string;
  readonly games: string;
  /** Deleted games go here, so that a slip of the finger can be mended. */
  readonly deleted: string;
  /** Sets that were designed here. */
  readonly designs: string;
  readonly deletedDesigns: string;
  /** The steps that lead back and forth from a design: a file a design. */
  readonly designSteps: string;
  /** The projects of the last prints, a file each. */
  readonly prints: string;
  /** What lies at the tables of games and has not been played: a file a game. */
  readonly drafts: string;
  /** Word lists that were added here, as lexicon files. */
  readonly lexica: string;
  readonly settings: string;
  /** The words that its people allow and forbid. */
  readonly ownWords: string;
  /** Damaged files of the two, as they were found. */
  readonly keptAside: string;
  /** Locked by the one process that may write here, for as long as it runs. */
  readonly lock: string;
  /** Says who holds the lock, and how to join it. */
  readonly running: string;
  /** What the desktop window's own browser keeps. */
  readonly desktop: string;
}

/**
 * `CUBEWRIGHT_HOME`, or the place each system keeps for programs: `$XDG_DATA_HOME` or `~/.local/share` on Linux,
 * `~/Library/Application Support` on macOS, `%APPDATA%` on Windows.
 */
export function homeOf(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
): Home {
  const folder =
    named(environment.CUBEWRIGHT_HOME) ?? join(systemFolder(environment, platform), 'cubewright');
  return {
    folder,
    games: join(folder, 'games'),
    deleted: join(folder, 'games', 'deleted'),
    designs: join(folder, 'designs'),
    deletedDesigns: join(folder, 'designs', 'deleted'),
    designSteps: join(folder, 'designs', 'steps'),
    prints: join(folder, 'prints'),
    drafts: join(folder, 'drafts'),
    lexica: join(folder, 'lexica'),
    settings: join(folder, 'settings.json'),
    ownWords: join(folder, 'own-words.json'),
    keptAside: join(folder, 'kept-aside'),
    lock: join(folder, 'home.lock'),
    running: join(folder, 'running.json'),
    desktop: join(folder, 'desktop'),
  };
}

/** A variable that is set to nothing names no folder. */
const named = (folder: string | undefined): string | undefined => (folder === '' ? undefined : folder);

function systemFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string {
  if (platform === 'win32') return named(environment.APPDATA) ?? join(homedir(), 'AppData', 'Roaming');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return named(environment.XDG_DATA_HOME) ?? join(homedir(), '.local', 'share');
}

/** The folder of the program itself: the nearest one above with our package.json, from sources and bundle alike. */
export function programFolder(from: string = fileURLToPath(new URL('.', import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isOurs(join(folder, 'package.json'))) return folder;
    if (folder === dirname(folder)) throw new Error(`No Cubewright above ${from}`);
  }
}

export function programVersion(folder: string = programFolder()): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function isOurs(path: string): boolean {
  return (
    existsSync(path) && (JSON.parse(readFileSync(path, 'utf8')) as { name?: string }).name === 'cubewright'
  );
}
