import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const yamlOf = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'));
const packageFile = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly jobs: {
    readonly installers: {
      readonly strategy: {
        readonly matrix: { readonly include: readonly Readonly<Record<'system' | 'program', string>>[] };
      };
      readonly steps: readonly Step[];
    };
  };
}

interface Packager {
  readonly productName: string;
  readonly directories: { readonly output: string };
  readonly linux: { readonly target: readonly string[]; readonly executableName: string };
  readonly mac: { readonly target: readonly string[] };
  readonly win: { readonly target: readonly string[] };
}

/** What Windows and macOS make of it is not seen here, but that the files of this project fit each other. */
describe('the workflow that makes the installers (D16)', () => {
  const { strategy, steps } = (yamlOf('.github/workflows/installers.yml') as Workflow).jobs.installers;
  const packager = yamlOf('electron/packaging/electron-builder.yml') as Packager;

  it('has each of the three systems, and the program where the packager puts it', () => {
    const { output } = packager.directories;
    expect(strategy.matrix.include.map(({ system, program }) => [system.split('-')[0], program])).toEqual([
      ['ubuntu', `${output}/linux-unpacked/${packager.linux.executableName}`],
      ['macos', `${output}/mac-arm64/${packager.productName}.app/Contents/MacOS/${packager.productName}`],
      ['windows', `${output}/win-unpacked/${packager.productName}.exe`],
    ]);
  });

  it('keeps every kind of installer that the packager makes, and what is in it', () => {
    const { linux, mac, win } = packager;
    expect([linux, mac, win].map(({ target }) => target.slice(1))).toEqual([
      ['AppImage', 'deb'],
      ['dmg'],
      ['nsis'],
    ]);
    const kept = String(steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact'))?.with?.path);
    expect(kept.trim().split('\n')).toEqual([
      ...['AppImage', 'deb', 'dmg', 'exe'].map((ending) => `${packager.directories.output}/*.${ending}`),
      'build/electron/sbom.cdx.json',
    ]);
  });

  it('runs what package.json has, on files that there are', () => {
    const called = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (\S+)/gu)].map(([, name = '']) => name),
    );
    expect(called).toEqual(['pack', 'stories', 'installers', 'fuses']);
    const scripts = called.map((name) => packageFile.scripts[name] ?? '');
    const files = scripts.flatMap((script) => script.match(/\S+\.(?:ts|mjs|yml)\b/gu) ?? []);
    expect(files.length).toBeGreaterThanOrEqual(called.length);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('plays the stories in the window that was packed, and reads the fuses of the program that is kept', () => {
    const isTold = (name: string) =>
      steps.find(({ run }) => run?.includes(`npm run ${name}`) === true)?.env?.CUBEWRIGHT_PROGRAM;
    const program = '${{ github.workspace }}/${{ matrix.program }}';
    expect([isTold('stories'), isTold('fuses')]).toEqual([program, program]);
  });
});
