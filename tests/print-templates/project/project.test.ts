import fc from 'fast-check';
import { strToU8, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  findProduct,
  findSet,
  openProjectFile,
  printSetOf,
  productsOf,
  type OpenedProject,
  type PrintSet,
  type Product,
  type ProjectMark,
} from '#print-templates/index.ts';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { bounds } from '#print-templates/layout/bounds.ts';
import { markOf, projectLimit, projectOf } from '#print-templates/project/project.ts';
import { languages } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { pieceSets } from '#shared/games/index.ts';
import { parseSet, parseSetText, setFileOf } from '#shared/pieces/index.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';
import { has } from '#tests/support/capabilities.ts';
import { anyOptions } from '#tests/support/print/any-options.ts';
import { layOut, printed, productNames } from '#tests/support/print/lay-out.ts';
import { onPdf, rewritten } from '#tests/support/print/tools.ts';
import { runs } from '#tests/support/runs.ts';

const mine = expectOk(
  parseSet({
    format: 'cubewright-set',
    version: 2,
    name: 'alphacubes',
    title: 'Mine, “named” as a bundled one',
    language: 'nl',
    alphabet: 'dutch',
    values: { IJ: 4, A: 1, E: 2 },
    pieces: [
      ['A', 'E', 'IJ', 'E', 'A', 7],
      ['E', 'E', 'E', 'A', 'IJ', '*'],
    ],
    boards: { small: ['.....', '..d..', '..*..', '..T..', '.....'] },
  }),
);

/** The mark of a design, which its sheets carry. */
function markFor({ product, set, options }: Pick<OpenedProject, 'product' | 'set' | 'options'>): ProjectMark {
  return markOf(projectOf(product, set, options), product.options);
}

describe('a print project', () => {
  it.each(productNames)('of %s comes back from its file and its link with nothing lost (R26)', (name) => {
    const product = findProduct(name) as Product;
    const set = findSet(product.set) as PrintSet;
    let whole = 0;
    assertCompared(
      fc.property(anyOptions(product), (values) => {
        const parsed = product.parse(values);
        if (!parsed.ok) return;
        const design = { product, set, options: parsed.value as OpenedProject['options'] };
        const mark = markFor(design);
        expect(markFor(expectOk(openProjectFile(strToU8(mark.text))))).toEqual(mark);
        const linked = openProjectFile(strToU8(mark.link));
        if (linked.ok) expect(markFor(linked.value)).toEqual(mark);
        else expect(linked.problem.code).toBe('project/only-code');
        whole += Number(linked.ok);
      }),
      { numRuns: runs(15), least: 4 },
      () => whole,
    );
    expect(layOut(name).project).toEqual(markFor({ product, set, options: defaults(product.options) }));
  });

  it('carries a set of one’s own whole, whatever it is called', () => {
    const [nets] = productsOf(printSetOf(mine));
    const product = nets as Product;
    const sheets = expectOk(product.layout(expectOk(product.parse({ edge: 20 }))));
    const opened = expectOk(openProjectFile(strToU8(sheets.project.text)));
    expect(expectOk(parseSetText(opened.setText ?? ''))).toEqual(mine);
    expect(markFor(opened)).toEqual(sheets.project);
    expect(sheets.project.link).toBe(`cubewright:print/${sheets.project.code}`);
  });

  it.each(pieceSets.map((set) => [set.name, set] as const))(
    'writes %s as a set file that says the same',
    (_, set) => {
      expect(expectOk(parseSet(setFileOf(set)))).toEqual({ ...set, version: Math.max(2, set.version) });
    },
  );

  it('says nothing of options that do not count, and all of those that do', () => {
    const plain = layOut('alphacubes-nets').project;
    expect(layOut('alphacubes-nets', { paperWidth: 300 }).project).toEqual(plain);
    expect(layOut('alphacubes-nets', { edge: 15.5 }).project.code).not.toBe(plain.code);
    expect(JSON.parse(plain.text)).toMatchObject({
      template: 'nets',
      set: 'alphacubes',
      options: { edge: 15 },
    });
  });

  it.each([
    ['{"format":"cubewright-set"}', 'project/wrong-format'],
    ['{"format":"cubewright-print","version":2}', 'project/newer-version'],
    ['{"format":"cubewright-print","version":1}', 'project/bad-value'],
    ['{"format":"cubewright-print",', 'project/not-json'],
    [file({ set: 'nobody' }), 'project/unknown-set'],
    [file({ template: 'deck' }), 'project/unknown-template'],
    [file({ options: { edge: 99 } }), 'print/bad-option'],
    [file({ options: { colour: 1 } }), 'print/unknown-option'],
    [file({ set: { format: 'cubewright-set', version: 2 } }), 'set/bad-value'],
    ['cubewright:print/ABCD-EFGH', 'project/only-code'],
    ['cubewright:print/1/alphacubes/nets?edge=20', 'project/bad-link'],
    ['cubewright:print/1/alphacubes/nets?edge=20#ABCD-EFGH', 'project/other-code'],
    ['cubewright:print/1/alphacubes/nets?cubes=%E0%#ABCD-EFGH', 'project/bad-link'],
  ])('%s is refused as %s', (text, code) => {
    expect(openProjectFile(strToU8(text))).toMatchObject({ ok: false, problem: { code } });
  });

  function file(change: object): string {
    const whole = {
      format: 'cubewright-print',
      version: 1,
      template: 'nets',
      set: 'alphacubes',
      options: {},
    };
    return JSON.stringify({ ...whole, ...change });
  }
});

describe('a PDF with its project', () => {
  it('opens as the very design, and prints to the same bytes again (R25, R26)', async () => {
    const bytes = await printed('kubo-deck', { card: 'mini', paper: 'letter', language: 'sv' });
    const opened = expectOk(openProjectFile(bytes));
    const sheets = expectOk(opened.product.layout(opened.options));
    const second = expectOk(await writePdf(sheets, { language: sheets.language, project: sheets.project }));
    const first = expectOk(
      await writePdf(layOut('kubo-deck', { card: 'mini', paper: 'letter', language: 'sv' }), {
        language: 'sv',
        project: sheets.project,
      }),
    );
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true);
  });

  it.skipIf(!has('poppler'))('has it as an attachment that any viewer saves', async () => {
    const bytes = await printed('alphacubes-nets', { cubes: ['1'] });
    expect(onPdf(bytes, 'pdfdetach', (pdf) => ['-list', pdf])).toContain('project.cubewright-print.json');
  });

  it.skipIf(!has('qpdf'))('opens after another program has packed its objects away', async () => {
    const bytes = await printed('alphacubes-nets', { cubes: ['1'] });
    const packed = rewritten(bytes, ['--object-streams=generate', '--recompress-flate']);
    expect(Buffer.from(packed).includes('/Outlines')).toBe(false);
    expect(expectOk(openProjectFile(packed)).options['cubes']).toEqual(['1']);
  });

  it('is refused in words where it is somebody else’s, cut, altered or a bomb', async () => {
    const bytes = await printed('alphacubes-rack');
    const found = expectOk(openProjectFile(bytes));
    const at = Buffer.from(bytes).indexOf('/EmbeddedFile');
    const codes = new Set<string>();
    fc.assert(
      fc.property(fc.nat(700), fc.integer({ min: 1, max: 255 }), fc.boolean(), (offset, change, cut) => {
        const altered = cut ? bytes.slice(0, at + offset) : bytes.slice();
        if (!cut) altered[at + offset] = (altered[at + offset] ?? 0) ^ change;
        const opened = openProjectFile(altered);
        // Altered beside the project it is the same; it is never another one.
        if (opened.ok) expect(opened.value.options).toEqual(found.options);
        else codes.add(opened.problem.code);
      }),
      { numRuns: runs(100) },
    );
    expect([...codes].sort()).toEqual(['project/damaged', 'project/none-in-pdf']);
    expect(openProjectFile(pdfWith(strToU8('hello')))).toMatchObject({
      problem: { code: 'project/none-in-pdf' },
    });
    // A project with its sum right that breaks off: the PDF is one, and what it carries is what is wrong.
    const half = strToU8(`{"format":"cubewright-print","version":1,"template":"ne`);
    expect(openProjectFile(pdfWith(half))).toMatchObject({ problem: { code: 'project/damaged' } });
    const bomb = pdfWith(new Uint8Array(50 * projectLimit));
    expect(bomb.length).toBeLessThan(projectLimit);
    expect(openProjectFile(bomb)).toMatchObject({ problem: { code: 'project/too-large' } });
  });

  it('that names more files than anybody could look into is done with soon', () => {
    const many = strToU8(`%PDF-1.7\n${'obj<</Type /EmbeddedFile>>stream\n'.repeat(500_000)}`);
    expect(openProjectFile(many)).toMatchObject({ problem: { code: 'project/damaged' } });
    const ours = strToU8(layOut('alphacubes-rack').project.text);
    const others = Buffer.concat([pdfWith(strToU8('a picture')), pdfWith(ours)]);
    expect(expectOk(openProjectFile(others)).product.name).toBe('alphacubes-rack');
  });

  function pdfWith(content: Uint8Array): Uint8Array {
    const body = zlibSync(content);
    const head = `%PDF-1.7\n1 0 obj\n<</Type /EmbeddedFile /Length ${body.length} /Filter /FlateDecode>>\nstream\n`;
    return Buffer.concat([strToU8(head), body, strToU8('\nendstream\nendobj\n')]);
  }
});

describe('sheets', () => {
  const codesOn = (name: string, options = {}) => {
    const { sheets, project } = layOut(name, options);
    return sheets.map(({ ops }) => ops.filter((op) => op.kind === 'text' && op.text === project.code).length);
  };
  it.each(productNames)(
    'of %s all have the code of their project, the first square its hash (R25, R26)',
    (name) => {
      expect(new Set(codesOn(name))).toEqual(new Set([1]));
      const { sheets, project } = layOut(name);
      const texts = sheets.flatMap(({ ops }) => ops.flatMap((op) => (op.kind === 'text' ? [op.text] : [])));
      const hash = texts.filter(
        (text) => project.sha256.includes(text.replace('SHA-256 ', '')) && text.length > 15,
      );
      expect(hash.join('').replace('SHA-256 ', '')).toBe(project.sha256);
    },
  );

  it.each(languages)('say in %s what the code is for, inside the square', (language) => {
    const { sheets, project } = layOut('alphacubes-nets', { language, cubes: ['1'] });
    const ops = sheets[0]?.ops ?? [];
    const square = ops.find((op) => op.kind === 'path' && op.furniture === 'square');
    const inside = bounds(square as (typeof ops)[number]);
    const from = ops.findIndex((op) => op.kind === 'text' && op.text === project.code);
    expect(ops.slice(from + 1).length).toBe(7);
    for (const op of ops.slice(from + 1)) {
      const { x, y, width, height } = bounds(op);
      expect(x).toBeGreaterThan(inside.x + 1);
      expect(y).toBeGreaterThan(inside.y + 1);
      expect(x + width).toBeLessThan(inside.x + inside.width - 1);
      expect(y + height).toBeLessThan(inside.y + inside.height - 0.5);
    }
  });
});
