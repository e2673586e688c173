import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { emitKernel } from './kernel/emit-module.ts';

/**
 * Compiles the kernel of the word engine: `node electron/tools/build-kernel.ts` writes `kernel-code.ts`, which comes with
 * the sources, so that nothing is compiled where the program is only run. A test compiles anew and compares.
 */
const folder = new URL('../../shared/word-engine/kernel/', import.meta.url);

/** The module's bytes, from the sources as they lie there. */
export function compileKernel(): Uint8Array<ArrayBuffer> {
  const sources = new URL('source/', folder);
  const files = readdirSync(sources).sort();
  // Constants are told before they are used.
  const inOrder = ['layout.ts', ...files.filter((file) => file !== 'layout.ts')];
  return emitKernel(inOrder.map((file) => ({ file, text: readFileSync(new URL(file, sources), 'utf8') })));
}

export const kernelCodeFile = fileURLToPath(new URL('kernel-code.ts', folder));

/** The file that holds the module: 90 characters of it a line. */
export function kernelCode(bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,90}/g) ?? [];
  return [
    '/** The kernel as WebAssembly, in base64. Written by electron/tools/build-kernel.ts from the files in `source`. */',
    'export const kernelCode =',
    `${lines.map((line) => `  '${line}'`).join(' +\n')};`,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(kernelCodeFile, kernelCode(compileKernel()));
