import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longTest } from '#tests/support/patience.ts';

/**
 * Packs the app around an empty stand-in for Electron's runtime: what the package holds does not depend on it.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const built = ['electron/main.js', 'electron/preload.cjs', 'renderer/index.html', 'lexica/english.cwlex'];
const isBuilt = built.every((file) => existsSync(join(root, 'build', file)));

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
  readonly size?: number;
  readonly unpacked?: boolean;
}

/** Paths and sizes of an asar archive, from its header: four lengths, then JSON. */
function listAsar(file: string): Map<string, Entry> {
  const bytes = readFileSync(file);
  const header = JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))) as Entry;
  const found = new Map<string, Entry>();
  const visit = (entry: Entry, path: string): void => {
    if (entry.files === undefined) found.set(path, entry);
    for (const [name, below] of Object.entries(entry.files ?? {}))
      visit(below, path === '' ? name : `${path}/${name}`);
  };
  visit(header, '');
  return found;
}

describe.skipIf(!isBuilt || process.platform !== 'linux')('the packed app', () => {
  const work = mkdtempSync(join(tmpdir(), 'cubewright-pack-'));
  let packed: Map<string, Entry>;
  const resources = join(work, 'out', 'linux-unpacked', 'resources');
  const paths = (): string[] => [...packed.keys()];

  beforeAll(async () => {
    const stub = join(work, 'electron');
    mkdirSync(stub);
    writeFileSync(join(stub, 'electron'), '#!/bin/sh\n');
    chmodSync(join(stub, 'electron'), 0o755);
    const builder = join(root, 'node_modules', 'electron-builder', 'cli.js');
    const args = ['--linux', 'dir', '--x64', '--config', 'electron/packaging/electron-builder.yml'];
    const ways = [`-c.electronDist=${stub}`, `-c.directories.output=${join(work, 'out')}`];
    await promisify(execFile)(process.execPath, [builder, ...args, ...ways], { cwd: root });
    packed = listAsar(join(resources, 'app.asar'));
  }, longTest);
  afterAll(() => {
    rmSync(work, { recursive: true, force: true });
  });

  it('holds what was built, its fonts, lexica and their licences', () => {
    for (const file of built) expect(paths()).toContain(`build/${file}`);
    const licences = [
      'LICENSE',
      'build/electron/licences-es.md',
      'build/lexica/english.LICENCE.txt',
      'build/renderer/licences.md',
      'print-templates/fonts/Besley-OFL.txt',
    ];
    expect(paths()).toEqual(expect.arrayContaining(licences));
    expect(paths()).toContain('firmware-protocol/firmware/cubewright-box.hex');
    const fonts = readdirSync(join(root, 'print-templates', 'fonts')).filter((file) =>
      /\.(?:ttf|woff)$/.test(file),
    );
    for (const font of fonts) expect(paths()).toContain(`print-templates/fonts/${font}`);
  });

  it('starts where package.json says', () => {
    const { main } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { main: string };
    expect(paths()).toContain(main);
  });

  it('leaves sources, tests and build notes out', () => {
    const strangers = /\.tsx?$|^tests\/|^build\/(types|stamps|packages)|^shared\/|^renderer\/|\.map$/;
    expect(paths().filter((path) => strangers.test(path))).toEqual([]);
  });

  it('takes along only the packages that stay outside the bundle', () => {
    const packages = new Set(
      paths().flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
    );
    expect([...packages]).toEqual(
      expect.arrayContaining(['fs-native-extensions', 'manifold-3d', 'pdfkit', 'serialport', 'ws']),
    );
    expect(paths()).toContain('node_modules/manifold-3d/manifold.wasm');
    for (const bundled of ['react', 'zod', 'i18next', 'electron']) expect(packages).not.toContain(bundled);
  });

  it('keeps the drivers of this system beside the archive, where the system can load them', () => {
    const drivers = [...packed].filter(([path]) => path.endsWith('.node'));
    const packages = drivers.map(([path]) => path.split('/prebuilds/')[0]);
    expect([...new Set(packages)].sort()).toEqual([
      'node_modules/@serialport/bindings-cpp',
      'node_modules/fs-native-extensions',
    ]);
    for (const [path, { unpacked }] of drivers) {
      expect(path).toMatch(/prebuilds\/linux-/);
      expect(unpacked).toBe(true);
      expect(existsSync(join(resources, 'app.asar.unpacked', path))).toBe(true);
    }
  });

  it('is small', () => {
    const sizeOf = (counts: (path: string) => boolean): number =>
      [...packed].reduce((sum, [path, { size = 0 }]) => sum + (counts(path) ? size : 0), 0);
    const isLexicon = (path: string): boolean => path.includes('build/lexica/');
    // Screens of earlier builds stay for a day: their number says nothing of what a fresh build packs.
    const isScreen = (path: string): boolean => path.includes('build/renderer/assets/');
    expect(sizeOf((path) => !isLexicon(path) && !isScreen(path))).toBeLessThan(25_000_000);
    // Four lists and the vocabularies, every word from any of its letters; Dutch alone, in two spellings, is 17 MB.
    expect(sizeOf(isLexicon)).toBeGreaterThan(10_000_000);
    expect(sizeOf(isLexicon)).toBeLessThan(39_000_000);
  });
});
