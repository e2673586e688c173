import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Home {
  readonly folder: string;
  /** The home and every folder in it that this file names. */
  readonly folders: readonly string[];
  readonly games: string;
  readonly deleted: string;
  readonly designs: string;
  readonly deletedDesigns: string;
  readonly designSteps: string;
  readonly prints: string;
  readonly deletedPrints: string;
  readonly drafts: string;
  readonly reviews: string;
  /** What games were like earlier; outside the games' folder, so that nothing that befalls it takes them along. */
  readonly earlier: string;
  readonly lexica: string;
  readonly settings: string;
  readonly ownWords: string;
  readonly gameFacts: string;
  readonly keptAside: string;
  readonly lock: string;
  readonly running: string;
  readonly desktop: string;
}

/** The home is `CUBEWRIGHT_HOME`, or lies in the place that the system has for the data of programs. */
export function homeOf(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
): Home {
  const folder =
    named(environment.CUBEWRIGHT_HOME) ?? join(systemFolder(environment, platform), 'cubewright');
  const folders = {
    games: join(folder, 'games'),
    deleted: join(folder, 'games', 'deleted'),
    designs: join(folder, 'designs'),
    deletedDesigns: join(folder, 'designs', 'deleted'),
    designSteps: join(folder, 'designs', 'steps'),
    prints: join(folder, 'prints'),
    deletedPrints: join(folder, 'prints', 'deleted'),
    drafts: join(folder, 'drafts'),
    reviews: join(folder, 'reviews'),
    earlier: join(folder, 'earlier-versions'),
    lexica: join(folder, 'lexica'),
    keptAside: join(folder, 'kept-aside'),
    desktop: join(folder, 'desktop'),
  };
  return {
    folder,
    ...folders,
    folders: [folder, ...Object.values(folders)],
    settings: join(folder, 'settings.json'),
    ownWords: join(folder, 'own-words.json'),
    gameFacts: join(folder, 'game-facts.json'),
    lock: join(folder, 'home.lock'),
    running: join(folder, 'running.json'),
  };
}

const named = (folder: string | undefined): string | undefined => (folder === '' ? undefined : folder);

function systemFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string {
  if (platform === 'win32') return named(environment.APPDATA) ?? join(homedir(), 'AppData', 'Roaming');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return named(environment.XDG_DATA_HOME) ?? join(homedir(), '.local', 'share');
}

/** Finds the nearest folder above with Cubewright's package.json, whether this runs from sources or from the bundle. */
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
