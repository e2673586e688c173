import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../starter/place.mjs';
import type { PinnedPackage } from './pinned-package.ts';

const folder = inRoot('shared', 'word-engine', 'kernel');
export const imageFile = join(folder, 'image.ts');

export const assemblyScript: PinnedPackage = {
  pinned: new URL('../../shared/word-engine/kernel/compiler/', import.meta.url),
  installed: new URL('../../build/assemblyscript/', import.meta.url),
  program: 'node_modules/assemblyscript/bin/asc.js',
};

/** `--converge` optimises until nothing changes; the stub runtime suffices because the program allocates no objects. */
const options = [
  '-O3',
  '--converge',
  '--noAssert',
  ...['--runtime', 'stub'],
  ...['--use', 'abort='],
  '--importMemory',
  '--noExportMemory',
  ...['--enable', 'simd'],
];

export function hashKernelSources(): string {
  const sources = readdirSync(join(folder, 'assembly')).filter((name) => name.endsWith('.ts'));
  const files = [
    ...sources.toSorted().map((name) => `assembly/${name}`),
    'layout.ts',
    'compiler/package-lock.json',
  ];
  const hash = createHash('sha256').update(options.join(' '));
  for (const name of files) {
    hash.update(`\0${name}\0`).update(readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}

/** The same sources give the same bytes. The compiler must be installed. */
export function compileKernel(): Buffer {
  const scratch = mkdtempSync(join(tmpdir(), 'cubewright-kernel-'));
  try {
    const compiler = fileURLToPath(new URL(assemblyScript.program, assemblyScript.installed));
    const out = join(scratch, 'kernel.wasm');
    const args = [compiler, 'assembly/index.ts', ...options, '--outFile', out];
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    return readFileSync(out);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

export function imageText(image: Buffer): string {
  const lines = image.toString('base64').match(/.{1,90}/g) ?? [];
  return [
    '/** The kernel as WebAssembly, in base64: `npm run kernel` writes this file. */',
    'export const image =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
    '/** SHA-256 of the sources that it was compiled from. */',
    `export const imageSources = '${hashKernelSources()}';`,
    '',
  ].join('\n');
}
