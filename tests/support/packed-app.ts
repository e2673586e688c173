import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Parts of the program that a package cannot do without. */
export const builtParts = [
  'electron/main.js',
  'electron/preload.cjs',
  'renderer/index.html',
  'lexica/english.cwlex',
];

export const canBePacked =
  process.platform === 'linux' && builtParts.every((file) => existsSync(join(root, 'build', file)));

export interface PackedEntry {
  readonly files?: Readonly<Record<string, PackedEntry>>;
  /** Bytes. */
  readonly size?: number;
  readonly unpacked?: boolean;
}

export interface PackedApp {
  /** The program; its fuses are those that the packager has set. */
  readonly program: string;
  /** Where the archive lies. */
  readonly resources: string;
  readonly files: ReadonlyMap<string, PackedEntry>;
}

/** Where the fuses of an Electron 45 lie: a mark, version 1, how many, and how they are set ('0': off) by default. */
const fuseWire = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009101100011';

/** Packs the app into a folder, around a stand-in for Electron's runtime with fuses alone: what is in the package does not depend on it. */
export async function packApp(work: string): Promise<PackedApp> {
  const stub = join(work, 'electron');
  mkdirSync(stub);
  writeFileSync(join(stub, 'electron'), `#!/bin/sh\nexit\n${fuseWire}`);
  chmodSync(join(stub, 'electron'), 0o755);
  const run = promisify(execFile);
  await run(process.execPath, [join(root, 'electron', 'tools', 'build-sbom.ts')], { cwd: root });
  const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
  const args = ['--linux', 'dir', '--x64', '--config', 'electron/packaging/electron-builder.yml'];
  const ways = [`-c.electronDist=${stub}`, `-c.directories.output=${join(work, 'out')}`];
  await run(process.execPath, [builder, ...args, ...ways], { cwd: root });
  const place = join(work, 'out', 'linux-unpacked');
  const resources = join(place, 'resources');
  return {
    program: join(place, 'cubewright-desktop'),
    resources,
    files: listAsar(join(resources, 'app.asar')),
  };
}

/** Paths and sizes of an asar archive, from its header: four lengths, then JSON. */
function listAsar(file: string): ReadonlyMap<string, PackedEntry> {
  const bytes = readFileSync(file);
  const header = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))) as PackedEntry;
  const found = new Map<string, PackedEntry>();
  const visit = (entry: PackedEntry, path: string): void => {
    if (entry.files === undefined) found.set(path, entry);
    for (const [name, below] of Object.entries(entry.files ?? {}))
      visit(below, path === '' ? name : `${path}/${name}`);
  };
  visit(header, '');
  return found;
}

/** Bytes of the app by part. Screens of earlier builds stay in the build for a day and do not count. */
export function sizesOf({ files }: PackedApp): Readonly<Record<'program' | 'screens' | 'lexica', number>> {
  const manifest = JSON.parse(
    readFileSync(join(root, 'build/renderer/.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, { readonly file: string; readonly css?: readonly string[] }>>;
  const shown = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]));
  const sizes = { program: 0, screens: 0, lexica: 0 };
  for (const [path, { size = 0 }] of files) {
    const screen = /^build\/renderer\/(assets\/.*)$/.exec(path)?.[1];
    if (path.startsWith('build/lexica/')) sizes.lexica += size;
    else if (screen === undefined) sizes.program += size;
    else if (shown.has(screen)) sizes.screens += size;
  }
  return sizes;
}
