import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fusesOf, fusesWanted } from '#tests/support/fuses.ts';
import { builtParts, canBePacked, packApp, sizesOf, type PackedApp } from '#tests/support/packed-app.ts';
import { longTest } from '#tests/support/patience.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe.skipIf(!canBePacked)('the packed app', () => {
  const work = mkdtempSync(join(tmpdir(), 'cubewright-pack-'));
  let app: PackedApp;
  const paths = (): string[] => [...app.files.keys()];
  const packages = (): ReadonlySet<string> =>
    new Set(paths().flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []));

  beforeAll(async () => {
    app = await packApp(work);
  }, longTest);
  afterAll(() => {
    rmSync(work, { recursive: true, force: true });
  });

  it('holds what was built, its fonts, lexica and their licences', () => {
    for (const file of builtParts) expect(paths()).toContain(`build/${file}`);
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

  it('takes each package along once: in the bundle, or outside it and named in package.json', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>;
    };
    expect([...packages()]).toEqual(expect.arrayContaining(Object.keys(dependencies)));
    expect(paths()).toContain('node_modules/manifold-3d/manifold.wasm');
    const bundle = readFileSync(join(root, 'build/electron/licences-es.md'), 'utf8');
    const bundled = [...bundle.matchAll(/^## (\S+) - /gmu)].map(([, name = '']) => name);
    expect(bundled).toEqual(expect.arrayContaining(['zod', 'i18next', 'leven', 'uqr']));
    expect([...bundled, 'react', 'electron'].filter((name) => packages().has(name))).toEqual([]);
  });

  it('keeps the drivers of this system beside the archive, where the system can load them', () => {
    const drivers = [...app.files].filter(([path]) => path.endsWith('.node'));
    const owners = drivers.map(([path]) => path.split('/prebuilds/')[0]);
    expect([...new Set(owners)].sort()).toEqual([
      'node_modules/@serialport/bindings-cpp',
      'node_modules/fs-native-extensions',
    ]);
    for (const [path, { unpacked }] of drivers) {
      expect(path).toMatch(/prebuilds\/linux-/);
      expect(unpacked).toBe(true);
      expect(existsSync(join(app.resources, 'app.asar.unpacked', path))).toBe(true);
    }
  });

  it('is a program that runs nothing but its archive, and no Node for others, by its fuses (D5)', async () => {
    expect(await fusesOf(app.program)).toEqual(fusesWanted);
  });

  it('names each package in it, with its version, licence and hash, in a bill of materials (D5)', () => {
    expect(paths()).toContain('build/electron/sbom.cdx.json');
    const bill = JSON.parse(readFileSync(join(root, 'build/electron/sbom.cdx.json'), 'utf8')) as {
      readonly bomFormat: string;
      readonly specVersion: string;
      readonly components: readonly {
        name: string;
        version: string;
        hashes: unknown[];
        licenses?: unknown;
      }[];
    };
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...packages(), 'react', 'zod', 'electron']));
    expect(names).not.toContain('vitest');
    expect(bill.components.filter(({ version, hashes }) => version === '' || hashes.length === 0)).toEqual(
      [],
    );
    // Its package says the licence in a file alone, which is packed beside it.
    const unsaid = bill.components.filter(({ licenses }) => licenses === undefined);
    expect(unsaid.map(({ name }) => name)).toEqual(['png-js']);
  });

  it('is at most a tenth larger than it was when its size was kept (D7)', () => {
    const kept = JSON.parse(readFileSync(join(root, 'tests/bench/packed.json'), 'utf8')) as ReturnType<
      typeof sizesOf
    >;
    const sizes = sizesOf(app);
    for (const part of ['program', 'screens', 'lexica'] as const)
      expect(sizes[part], part).toBeLessThanOrEqual(1.1 * kept[part]);
  });
});
