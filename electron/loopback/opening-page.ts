import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { systemCode } from '#electron/services/files/file-problem.ts';
import type { Home } from '#electron/services/home/home.ts';
import { cli } from '#shared/i18n/en/cli.ts';
import { keyName } from './keys.ts';

/** Every user can read program arguments, so the browser gets a private file that leads to the address with the key. */

/** Browsers installed as snaps can read a user's visible folders, but not the hidden ones. */
const snaps = '/var/lib/snapd';

export interface OpeningPlace {
  readonly userFolder: string;
  readonly hasSnaps: boolean;
}

const thisPlace = (): OpeningPlace => ({ userFolder: homedir(), hasSnaps: existsSync(snaps) });

export function writeOpeningPage(
  home: Home,
  address: string,
  place: OpeningPlace = thisPlace(),
): string | undefined {
  const name = fileName(home, keyName(keyIn(address)));
  for (const folder of foldersOf(home, place)) {
    try {
      makePrivate(folder);
      const path = join(folder, name);
      // The flag `wx` never follows a link that another user has put there.
      writeFileSync(path, openingPage(address), { mode: 0o600, flag: 'wx' });
      return pathToFileURL(path).href;
    } catch (error) {
      if (systemCode(error) === undefined && !(error instanceof NotPrivate)) throw error;
    }
  }
  return undefined;
}

/** Removes this home's pages, also those of a crashed door, except the pages of the named keys. */
export function removeOtherOpeningPages(
  home: Home,
  names: readonly string[],
  place: OpeningPlace = thisPlace(),
): void {
  const kept = new Set(names.map((name) => fileName(home, name)));
  for (const folder of foldersOf(home, { ...place, hasSnaps: true })) {
    try {
      for (const file of readdirSync(folder)) {
        if (file.startsWith(prefixOf(home)) && !kept.has(file)) rmSync(join(folder, file), { force: true });
      }
      rmdirSync(folder);
    } catch (error) {
      // The folder is missing or not empty, or a page cannot be removed; its key is dead.
      if (systemCode(error) === undefined) throw error;
    }
  }
}

function foldersOf(home: Home, { userFolder, hasSnaps }: OpeningPlace): readonly string[] {
  const inHome = join(home.folder, 'opening');
  const seen = join(userFolder, 'Cubewright-opening');
  return hasSnaps && !isVisible(userFolder, inHome) ? [seen, inHome] : [inHome];
}

function isVisible(userFolder: string, path: string): boolean {
  const way = relative(userFolder, path);
  return !isAbsolute(way) && way.split(sep).every((part) => !part.startsWith('.'));
}

class NotPrivate extends Error {}

/** Makes a folder that nobody else can enter, whatever the umask; throws if something else has the name. */
function makePrivate(folder: string): void {
  // This call is not recursive, because a home that has vanished must not be made again.
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || (process.getuid !== undefined && found.uid !== process.getuid())) {
    throw new NotPrivate(folder);
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

/** The name includes a hash of the home, since two homes of one user can share a folder. */
function fileName(home: Home, name: string): string {
  return `${prefixOf(home)}${name}.html`;
}

function prefixOf(home: Home): string {
  return `open-${createHash('sha256').update(home.folder).digest('hex').slice(0, 8)}-`;
}

function keyIn(address: string): string {
  return new URL(address).hash.replace('#key=', '');
}

/** The page needs no script and loads nothing: it redirects to the address and has a link to it. */
function openingPage(address: string): string {
  const [title, to] = [escape(cli.door.opening), escape(address)];
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="refresh" content="0;url=${to}">`,
    `<title>${title}</title></head>`,
    `<body><h1>${title}</h1><p><a href="${to}">${escape(cli.door.goOn)}</a></p></body></html>\n`,
  ].join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
