import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { inkedProducts, layOut, printed, printedAnew, productNames } from '#tests/support/print/lay-out.ts';
import { onPdf } from '#tests/support/print/tools.ts';

describe.each(productNames)('the PDF of %s', (product) => {
  // Other than the defaults, so that no two exports agree by chance.
  const options = inkedProducts.includes(product) ? { ink: 'low', paper: 'letter' } : { paper: 'letter' };
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await printed(product, options);
  });

  it('is the same, byte for byte, whenever and wherever it is written (R25)', async () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Kiritimati';
    const second = await printedAnew(product, options);
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(sha256(second)).toBe(sha256(bytes));
    expect(sha256(await printed(product))).not.toBe(sha256(bytes));
  });

  it('tells viewers not to scale, and has title, language and a bookmark a sheet (R2)', async () => {
    const set = layOut(product, options);
    const task = getDocument({ data: bytes.slice(), verbosity: 0 });
    const document = await task.promise;
    const preferences = (await document.getViewerPreferences()) as unknown as Map<string, unknown>;
    expect(Object.fromEntries(preferences)).toMatchObject({
      PrintScaling: 'None',
      PickTrayByPDFSize: true,
      Duplex: { none: 'Simplex', 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' }[
        set.duplex
      ],
    });
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: set.title, Language: 'en', Producer: 'Cubewright' });
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(set.sheets.map((sheet) => sheet.label));
    await task.destroy();
  });

  it('tells what each sheet is: a heading, sentences, and pictures in words', async () => {
    const set = layOut(product, options);
    const task = getDocument({ data: bytes.slice(), verbosity: 0 });
    const document = await task.promise;
    expect(((await document.getMarkInfo()) as unknown as Map<string, boolean>).get('Marked')).toBe(true);
    for (const [index, sheet] of set.sheets.entries()) {
      const page = await document.getPage(index + 1);
      const parts = partsOf(await page.getStructTree());
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const said = (part: Part | undefined) => textIn(items, part?.ids ?? []).replaceAll(/\s+/g, ' ');
      const headings = parts.filter(({ role }) => role === 'H1');
      expect(headings.map(said)).toEqual([sheet.label]);
      expect(parts[0]?.role).toBe('H1');
      const figures = parts.filter(({ role }) => role === 'Figure');
      // Nothing is drawn behind how it is made.
      const isBlank = sheet.side === 'back' && sheet.isAbout === true;
      expect(figures.length > 0).toBe(!isBlank);
      for (const { alt, bbox } of figures) {
        expect(alt).toMatch(/\w{3}/);
        expect(bbox).toHaveLength(4);
      }
      expect(new Set(figures.map(({ alt }) => alt)).size).toBe(figures.length);
    }
    await task.destroy();
  });

  it.skipIf(!has('qpdf'))('passes qpdf --check', () => {
    const check = 'qpdf --check --warning-exit-0 "$0" 2>&1';
    const report = onPdf(bytes, 'sh', (file) => ['-c', check, file]);
    // Where a stream ends as qpdf's buffer is full, zlib has nothing left to do: a limit of the tool, not of the file.
    const warnings = report
      .split('\n')
      .filter((line) => line.startsWith('WARNING') && !line.includes('input stream is complete'));
    expect(report).toContain('PDF Version: 1.7');
    expect(warnings).toEqual([]);
  });

  it('keeps every stream but its metadata deflated, as any inflate reads it', () => {
    const streams = streamsOf(bytes);
    expect(streams.length).toBeGreaterThan(3);
    const plain = streams.filter(({ dictionary }) => !dictionary.includes('/Filter /FlateDecode'));
    expect(plain.map(({ dictionary }) => /\/Type \/(\w+)/.exec(dictionary)?.[1])).toEqual(['Metadata']);
    for (const { dictionary, data } of streams) {
      if (dictionary.includes('/Filter')) expect(inflateSync(data).length).toBeGreaterThan(data.length * 0.9);
    }
  });

  it.skipIf(!has('poppler'))(
    'has only TrueType fonts, all embedded as subsets, with their characters',
    () => {
      const rows = onPdf(bytes, 'pdffonts', (file) => [file])
        .trim()
        .split('\n')
        .slice(2);
      expect(rows.length).toBeGreaterThan(1);
      for (const row of rows) {
        expect(row).toMatch(
          /^[A-Z]{6}\+(Besley|LibreFranklin|Atkinson|Bitter)\S*\s+CID TrueType\s+\S+\s+yes yes yes/,
        );
      }
    },
  );

  it.skipIf(!has('poppler'))('has pages exactly as large as the paper', () => {
    const boxes = onPdf(bytes, 'pdfinfo', (file) => ['-box', '-l', '999', file]);
    const media = [...boxes.matchAll(/MediaBox:\s+0\.00\s+0\.00\s+(\S+)\s+(\S+)/g)].map((row) =>
      row.slice(1, 3),
    );
    expect(media).toHaveLength(layOut(product, options).sheets.length);
    for (const size of media) expect([...size].sort()).toEqual(['612.00', '792.00']);
  });
});

describe('cards', () => {
  it.skipIf(!has('poppler'))('say where the trim of their block and its bleed lie', async () => {
    const boxes = onPdf(await printed('kubo-deck', { guide: false }), 'pdfinfo', (file) => [
      '-box',
      '-l',
      '1',
      file,
    ]);
    const box = (name: string) =>
      new RegExp(`${name}:\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)`).exec(boxes)?.slice(1).map(Number) ?? [];
    const [trim, bleed] = [box('TrimBox'), box('BleedBox')];
    const mm = (points: number) => (points * 25.4) / 72;
    expect(mm((trim[2] ?? 0) - (trim[0] ?? 0))).toBeCloseTo(3 * 63.5, 1);
    expect(mm((trim[3] ?? 0) - (trim[1] ?? 0))).toBeCloseTo(3 * 88.9, 1);
    [-3, -3, 3, 3].forEach((by, side) => {
      expect(mm((bleed[side] ?? 0) - (trim[side] ?? 0))).toBeCloseTo(by, 1);
    });
  });
});

describe('writing', () => {
  it('tells how far it is after every sheet', async () => {
    const told: string[] = [];
    await writePdf(layOut('alphacubes-board'), { progress: (done, total) => told.push(`${done}/${total}`) });
    expect(told).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });

  it('makes the 98 nets a file that a mail takes without a thought', async () => {
    expect((await printed('alphacubes-nets')).length).toBeLessThan(200_000);
  });

  it('stops before the next sheet when told to', async () => {
    const stop = new AbortController();
    const told: number[] = [];
    const answer = await writePdf(layOut('alphacubes-nets'), {
      signal: stop.signal,
      progress: (done) => {
        told.push(done);
        if (done === 3) stop.abort();
      },
    });
    expect(answer).toEqual({ ok: false, problem: { code: 'print/cancelled' } });
    expect(told).toEqual([1, 2, 3]);
  });
});

interface Part {
  readonly role: string;
  readonly alt: string | undefined;
  readonly bbox: readonly number[] | undefined;
  readonly ids: readonly string[];
}

/** The leaves of a structure tree. */
function partsOf(tree: unknown): readonly Part[] {
  const {
    role = '',
    alt,
    bbox,
    children = [],
  } = tree as {
    role?: string;
    alt?: string;
    bbox?: readonly number[];
    children?: readonly { type?: string; id?: string }[];
  };
  const ids = children.flatMap((child) =>
    child.type === 'content' && child.id !== undefined ? [child.id] : [],
  );
  return [
    ...(ids.length > 0 ? [{ role, alt, bbox, ids }] : []),
    ...children.flatMap((child) => partsOf(child)),
  ];
}

/** The words between the marks of these ids. */
function textIn(items: readonly object[], ids: readonly string[]): string {
  const open: boolean[] = [];
  let text = '';
  for (const item of items) {
    const { type, id, str } = item as { type?: string; id?: string; str?: string };
    if (type?.startsWith('begin') === true) open.push(ids.includes(id ?? ''));
    else if (type === 'endMarkedContent') open.pop();
    else if (open.includes(true)) text += str ?? '';
  }
  return text;
}

interface Stream {
  readonly dictionary: string;
  readonly data: Uint8Array;
}

function streamsOf(bytes: Uint8Array): readonly Stream[] {
  const text = Buffer.from(bytes).toString('latin1');
  return [
    ...text.matchAll(/\d+ 0 obj\n(<<(?:(?!endobj)[^])*?\/Length (\d+)(?:(?!endobj)[^])*?>>)\nstream\n/g),
  ].map(({ 0: head, 1: dictionary = '', 2: length, index }) => {
    const from = index + head.length;
    return { dictionary, data: bytes.subarray(from, from + Number(length)) };
  });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
