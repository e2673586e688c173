import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';

/** Runs a tool on a PDF in a folder that is gone afterwards; what it prints, both streams. */
export function onPdf(bytes: Uint8Array, tool: string, args: (file: string) => readonly string[]): string {
  return inFolder((folder) => {
    const file = path.join(folder, 'sheet.pdf');
    writeFileSync(file, bytes);
    return execFileSync(tool, args(file), { encoding: 'utf8', maxBuffer: 64_000_000 });
  });
}

/** Pages as pictures, by poppler. `mono` dithers to one bit. */
export function picturesOf(
  bytes: Uint8Array,
  {
    dpi,
    first = 1,
    last = first,
    mono = false,
  }: { dpi: number; first?: number; last?: number; mono?: boolean },
): readonly PNG[] {
  return inFolder((folder) => {
    const file = path.join(folder, 'sheet.pdf');
    writeFileSync(file, bytes);
    const range = ['-f', `${first}`, '-l', `${last}`, '-r', `${dpi}`];
    const kind = mono ? ['-mono', '-png'] : ['-png'];
    execFileSync('pdftoppm', [...range, ...kind, file, path.join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort()
      .map((name) => PNG.sync.read(readFileSync(path.join(folder, name))));
  });
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'cubewright-print-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
