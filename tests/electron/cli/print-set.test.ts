import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright } from '../support/command.ts';
import { readDxf } from '#tests/support/print/read-dxf.ts';
import { temporaryFolder } from '../support/temporary.ts';

const mine = {
  format: 'cubewright-set',
  version: 2,
  name: 'nests',
  title: 'Bird nests',
  language: 'en',
  alphabet: 'latin',
  values: { A: 1, E: 2 },
  pieces: [
    ['A', 'E', 'A', 'E', 'A', 'E'],
    ['E', 'E', 'E', 'A', 'A', '*'],
  ],
  boards: {},
};

describe('print --set', () => {
  test('prints a template of a bundled set, by either name', async () => {
    const folder = temporaryFolder();
    const [one, two] = [join(folder, 'one.pdf'), join(folder, 'two.pdf')];
    const more = ['--cubes', '1-3', '--json', '-o'];
    const first = await cubewright('print', 'nets', '--set', 'Kubagram-NL', ...more, one);
    const second = await cubewright('print', 'kubagram-nl-nets', ...more, two);
    const facts = (out: string) => JSON.parse(out) as { sheets: number; sha256: string };
    expect(facts(first.out)).toMatchObject({ sheets: 1 });
    expect(facts(first.out).sha256).toBe(facts(second.out).sha256);
  });

  test('prints a set of one’s own from its file, and lists what it can be printed as', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'mine.cubewright-set');
    writeFileSync(file, JSON.stringify(mine));
    const pdf = join(folder, 'nets.pdf');
    expect(await cubewright('print', 'nets', '--set', file, '-o', pdf)).toMatchObject({ code: 0, err: '' });
    const seen = JSON.parse((await cubewright('verify', pdf, '--json')).out) as { sheets: number };
    expect(seen.sheets).toBe(1);
    const { out } = await cubewright('print', '--list', '--set', file);
    expect(out).toMatch(/^nests +Bird nests$/m);
    expect(out).toMatch(/^stickers: .+ \(nests\)$/m);
    expect(out).not.toContain('alphacubes');
    writeFileSync(file, JSON.stringify({ ...mine, pieces: [['A', 'Q']] }));
    const refused = await cubewright('print', 'nets', '--set', file, '-o', join(folder, 'x.pdf'));
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(file);
    expect(refused.err).toContain('Q');
    expect(existsSync(join(folder, 'x.pdf'))).toBe(false);
  });

  test.each([
    ['label-sheets', '--start', '99', 'a whole number, 1 to 21'],
    ['label-sheets', '--start', '0', 'a whole number, 1 to 1600'],
    ['kit', '--board-square', '12', '0 for a fitting one, or 15.5 to 40 mm for cubes of 15 mm'],
    ['nets', '--edge', '3mm', '8 to 40 mm'],
    ['nets', '--tab', '30', '0 for a fitting one, or 4 to 20 mm, from 0.3 to nearly 0.5 of the edge'],
    ['nets', '--paper-thickness', '3', '0 to 1 mm'],
  ])('of %s, %s %s is refused with what would work', async (name, flag, value, expected) => {
    const file = join(temporaryFolder(), 'x.pdf');
    const given = ['print', name, '--set', 'alphacubes', flag, value, '-o', file];
    expect(await cubewright(...given)).toEqual({
      code: 1,
      out: '',
      err: `${flag} takes ${expected}. Change it and try again.\n`,
    });
    expect(existsSync(file)).toBe(false);
  });

  test('prints for a printer that was measured, with a comma before decimals too', async () => {
    const folder = temporaryFolder();
    const hash = async (name: string, ...words: readonly string[]) => {
      const file = join(folder, name);
      const { out, err } = await cubewright('print', 'calibration', '-o', file, '--json', ...words);
      expect(err).toBe('');
      return (JSON.parse(out) as { readonly sha256: string }).sha256;
    };
    const plain = await hash('plain.pdf');
    const one = await hash('one.pdf', '--measured', 'across=149,6 mm,left-below=20.4');
    expect(one).not.toBe(plain);
    expect(await hash('two.pdf', '--measured', 'left-below=20.4; across=149.6')).toBe(one);
    expect(await hash('true.pdf', '--measured', 'across=150')).toBe(plain);
  });

  test('R20: writes a DXF a sheet, for what a machine takes away', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'cut.dxf');
    const words = ['print', 'stickers', '--set', 'cubeword', '-o', file];
    const { out, err } = await cubewright(...words, '--guide', 'no', '--kerf', '0.15x0.12', '--json');
    expect(err).toBe('');
    const facts = JSON.parse(out) as readonly { readonly file: string }[];
    expect(facts.map((one) => one.file)).toEqual([join(folder, 'cut-1.dxf'), join(folder, 'cut-2.dxf')]);
    const refused = await cubewright(
      'print',
      'nets',
      '--set',
      'cubeword',
      '--kerf',
      '2',
      '-o',
      join(folder, 'a.svg'),
    );
    expect(refused.err).toContain('--kerf cannot be “2”. Give what the machine takes away, 0 to 1 mm');
    const paper = await cubewright(
      'print',
      'nets',
      '--set',
      'cubeword',
      '--kerf',
      '0.1',
      '-o',
      join(folder, 'a.pdf'),
    );
    expect(paper.err).toContain('Paper has no kerf');
  });

  test('R20: writes only the lines to cut and to score, of the sheets that have any', async () => {
    const folder = temporaryFolder();
    const words = ['print', 'nets', '--set', 'kubagram-nl', '--cut-content'];
    const { out, err } = await cubewright(...words, 'Lines', '-o', join(folder, 'cut.dxf'), '--json');
    expect(err).toBe('');
    const [first] = [JSON.parse(out) as readonly { readonly file: string }[]].flat();
    const { layers, lines } = readDxf(readFileSync(first?.file ?? '', 'utf8'));
    expect(Object.keys(layers)).toEqual(['SCORE', 'CUT']);
    expect(lines.length).toBeGreaterThan(10);
    const unknown = await cubewright(...words, 'cuts', '-o', join(folder, 'a.dxf'));
    expect(unknown.err).toContain('--cut-content cannot be “cuts”: it takes all or lines');
    const checked = await cubewright(...words, 'cuts', '--check');
    expect(checked.err).toBe(unknown.err);
    const paper = await cubewright(...words, 'lines', '-o', join(folder, 'a.pdf'));
    expect(paper.err).toContain('SVG and DXF alone take --cut-content');
    const plain = await cubewright(
      ...['print', 'calibration', '--cut-content', 'lines', '-o', join(folder, 'b.svg')],
    );
    expect(plain.err).toContain('Nothing here is cut or scored');
    expect(existsSync(join(folder, 'b.svg'))).toBe(false);
  });

  test('R21: lays all sheets on the beds of a laser in one file', async () => {
    const folder = temporaryFolder();
    const words = ['print', 'stickers', '--set', 'cubeword', '--cut-files', 'together'];
    const file = join(folder, 'beds.dxf');
    const { out, err } = await cubewright(...words, '--paper', 'bed-300x200', '-o', file, '--json');
    expect(err).toBe('');
    expect(JSON.parse(out)).toMatchObject({ file, sheets: 2 });
    const cuts = readDxf(readFileSync(file, 'utf8')).lines.filter(({ layer }) => layer === 'CUT');
    const right = Math.max(...cuts.flatMap(({ points }) => points.map(({ x }) => x)));
    expect(right).toBeGreaterThan(310);
    expect(right).toBeLessThan(610);
    const one = await cubewright(...words, '--sheet', '2', '-o', join(folder, 'a.svg'));
    expect(one.err).toContain('leave out --sheet, or --cut-files together');
    const paper = await cubewright(...words, '-o', join(folder, 'a.pdf'));
    expect(paper.err).toContain('SVG and DXF alone take --cut-files');
  });

  test('prints a kit as a PDF for each paper, or nothing at all', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'words.pdf');
    const words = ['print', 'kit', '--set', 'cubeword', '--cubes-from', 'stickers', '-o', file];
    const { out, err } = await cubewright(...words, '--json');
    expect(err).toBe('');
    const facts = JSON.parse(out) as readonly { readonly file: string; readonly sheets: number }[];
    expect(facts.map((one) => one.file)).toEqual(
      ['plain', 'stickers', 'card', 'plain-short-edge'].map((batch) => join(folder, `words-${batch}.pdf`)),
    );
    for (const one of facts) expect(existsSync(one.file)).toBe(true);
    const again = await cubewright(...words);
    expect(again.code).toBe(1);
    expect(again.err).toContain('words-plain.pdf');
  });

  test.each([
    [['nets'], 'nets can be printed of alphacubes, cubeword, kubagram-en, kubagram-nl, kubagram-af'],
    [
      ['nets', '--set', 'kubagram'],
      'There is no set “kubagram”. There are alphacubes, cubeword, kubagram-en',
    ],
    [
      ['board', '--set', 'cubeword'],
      'There is no product “board” for cubeword: it is one of alphacubes. cubeword has nets, stickers',
    ],
    [['drilling', '--set', 'kubo'], 'There is no product “drilling” for kubo: it is one of box. kubo has'],
    [['netts', '--set', 'cubeword'], 'Did you mean “nets”?'],
    [['nets', '--set', 'gone.json'], 'gone.json'],
    [
      ['calibration', '--measured', 'across=160'],
      '--measured cannot be “across=160”. It takes across from 142.5 to',
    ],
    [['calibration', '--measured', 'wide=150'], 'It takes across, down, left, top, left-below'],
    [['nets', '--set', 'cubeword', '--set', 'alphacubes'], '--set stands there more than once'],
  ])('%j is refused', async (words, sentence) => {
    const file = join(temporaryFolder(), 'a.pdf');
    const { code, err } = await cubewright('print', ...words, '-o', file);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(existsSync(file)).toBe(false);
  });
});
