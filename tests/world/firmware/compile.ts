import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firmwareFolder } from '#electron/tools/firmware/compile.ts';
import { toolPath } from '#electron/starter/tools.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
export const imageFile = join(folder, 'image.ts');

/** Variables are laid out as on the chip: the smallest enumerations, and nothing between the members of a structure. */
const options = [
  '--target=wasm32',
  '-std=gnu11',
  '-Os',
  '-Wall',
  '-Wextra',
  '-Wno-unused-parameter',
  '-Werror',
  '-ffreestanding',
  '-fshort-enums',
  '-fpack-struct=1',
  '-mbulk-memory',
  '-ffunction-sections',
  '-fdata-sections',
  '-nostdlib',
  '-Wl,--no-entry',
  '-Wl,--gc-sections',
  '-Wl,--strip-all',
];

/** `world-chip.c` includes the first two and stands in the place of the others. */
const notAlone = ['main.c', 'uart.c', 'clock.c', 'start.c', 'strip.c'];

const files = (from: string, pattern: string): readonly string[] => globSync(pattern, { cwd: from }).sort();

/** Of everything that the image is made of. */
export function hashChipSources(): string {
  const hash = createHash('sha256').update(options.join(' '));
  for (const [from, pattern] of [[firmwareFolder, '*.{c,h}'] as const, [folder, '**/*.{c,h}'] as const])
    for (const name of files(from, pattern))
      hash.update(`\0${name.replaceAll('\\', '/')}\0`).update(readFileSync(join(from, name)));
  return hash.digest('hex');
}

/** The path of clang, if its linker for WebAssembly is there as well, which is a package of its own. */
function clangHere(): string | undefined {
  const clang = toolPath('clang');
  return clang !== undefined && isAbsolute(answerOf(clang, '-print-prog-name=wasm-ld')) ? clang : undefined;
}

const answerOf = (program: string, question: string): string =>
  execFileSync(program, [question], { encoding: 'utf8' }).trim();

/** The compiler's name and version; undefined where it or its linker is not installed. */
export function chipCompilerHere(): string | undefined {
  const clang = clangHere();
  return clang === undefined ? undefined : `clang ${answerOf(clang, '-dumpversion')}`;
}

/** Undefined where clang or its linker is not installed. */
export function compileChip(): Buffer | undefined {
  const compiler = clangHere();
  if (compiler === undefined) return undefined;
  const scratch = mkdtempSync(join(tmpdir(), 'cubewright-chip-'));
  try {
    const out = join(scratch, 'chip.wasm');
    const alone = files(firmwareFolder, '*.c').filter((name) => !notAlone.includes(name));
    const sources = [join(folder, 'world-chip.c'), ...alone];
    execFileSync(compiler, [...options, '-I', folder, '-I', firmwareFolder, ...sources, '-o', out], {
      cwd: firmwareFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    return readFileSync(out);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

export function imageText(image: Buffer): string {
  const lines = image.toString('base64').match(/.{1,90}/g) ?? [];
  return `/** \`npm run world-chip\` makes this from the firmware and from \`world-chip.c\`. */

/** SHA-256 of what it was made of, and the compiler. */
export const madeOf = '${hashChipSources()}';
export const madeBy = '${chipCompilerHere() ?? ''}';

const inBase64 = \`
${lines.join('\n')}
\`;

export const chipImage = Buffer.from(inBase64, 'base64');
`;
}
