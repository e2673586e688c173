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

/** A PDF as qpdf writes it anew. */
export function rewritten(bytes: Uint8Array, args: readonly string[]): Uint8Array {
  return inFolder((folder) => {
    const [from, to] = [path.join(folder, 'sheet.pdf'), path.join(folder, 'anew.pdf')];
    writeFileSync(from, bytes);
    execFileSync('qpdf', [...args, from, to]);
    return new Uint8Array(readFileSync(to));
  });
}

/** Which pages become pictures, and how. */
interface PictureSettings {
  readonly dpi: number;
  readonly first?: number;
  readonly last?: number;
  /** Dithered to one bit. */
  readonly mono?: boolean;
  /** So many dots from the upper left corner of a page, where the rest does not matter. */
  readonly only?: { readonly width: number; readonly height: number };
}

/** Pages as pictures, by poppler. */
export function picturesOf(
  bytes: Uint8Array,
  { dpi, first = 1, last = first, mono = false, only }: PictureSettings,
): readonly PNG[] {
  return inFolder((folder) => {
    const file = path.join(folder, 'sheet.pdf');
    writeFileSync(file, bytes);
    const range = ['-f', `${first}`, '-l', `${last}`, '-r', `${dpi}`];
    const kind = mono ? ['-mono', '-png'] : [];
    const part = only === undefined ? [] : ['-W', `${only.width}`, '-H', `${only.height}`];
    execFileSync('pdftoppm', [...range, ...kind, ...part, file, path.join(folder, 'page')]);
    return readdirSync(folder)
      .filter((name) => name.startsWith('page'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name)))
      .map((picture) => (mono ? PNG.sync.read(picture) : readPpm(picture)));
  });
}

/** An SVG as a picture on white paper, by librsvg. */
export function pictureOfSvg(svg: string, dpi: number): PNG {
  return inFolder((folder) => {
    const file = path.join(folder, 'sheet.svg');
    writeFileSync(file, svg);
    const size = ['--dpi-x', `${dpi}`, '--dpi-y', `${dpi}`];
    return PNG.sync.read(
      execFileSync('rsvg-convert', [...size, '--background-color', 'white', file], { maxBuffer: 64_000_000 }),
    );
  });
}

/** Poppler's plain raster: at 300 dpi it is there in a tenth of the time that a PNG takes. */
function readPpm(file: Buffer): PNG {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40));
  if (head === null) throw new Error('No PPM');
  const picture = new PNG({ width: Number(head[1]), height: Number(head[2]) });
  const { data } = picture;
  for (let from = head[0].length, to = 0; from + 2 < file.length; from += 3, to += 4) {
    data[to] = file[from] ?? 0;
    data[to + 1] = file[from + 1] ?? 0;
    data[to + 2] = file[from + 2] ?? 0;
    data[to + 3] = 255;
  }
  return picture;
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'cubewright-print-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
