import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read3mf, readStl } from '#tests/support/print/read-solid.ts';
import { cubewright } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('R22: print, for a 3D printer', () => {
  test('writes the same cubes as STL and 3MF, and says what they are', async () => {
    const folder = temporaryFolder();
    const [stl, threeMf] = [join(folder, 'a.stl'), join(folder, 'a.3MF')];
    const words = [
      'print',
      'solid-cubes',
      '--set',
      'alphacubes',
      '--cubes',
      '5,9',
      '--relief-height',
      '0.4mm',
    ];
    const said = await cubewright(...words, '-o', stl);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(said.out).toMatch(/2 pieces, 35\.6 x 15\.8 x 15\.4 mm, 6\.\d cm3, \d+ triangles/);
    const facts = JSON.parse((await cubewright(...words, '--json', '-o', threeMf)).out) as unknown;
    const triangles = readStl(readFileSync(stl));
    expect(facts).toMatchObject({
      file: threeMf,
      pieces: 2,
      triangles: triangles.length,
      size: [35.6, 15.8, 15.4],
    });
    expect(read3mf(readFileSync(threeMf)).pieces.map(({ name }) => name)).toEqual(['cube 5', 'cube 9']);
  });

  test('writes a file for each bed, and names those of an earlier run', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'rack.stl');
    const words = ['print', 'alphacubes-solid-rack', '--bed-depth', '60', '-o', file];
    await cubewright(...words, '--racks', '3');
    expect([1, 2, 3].map((bed) => existsSync(join(folder, `rack-${bed}.stl`)))).toEqual([true, true, true]);
    const { err } = await cubewright(...words, '--racks', '2', '--force');
    expect(err).toContain('rack-3.stl');
    expect(err).not.toContain('rack-2.stl');
  });

  test('R32: writes cubes and their letters as two parts, each with its material, and how much each takes', async () => {
    const file = join(temporaryFolder(), 'two.3mf');
    const words = [
      'print',
      'alphacubes-solid-cubes',
      '--cubes',
      '5',
      '--colours',
      'two',
      '--relief',
      'engraved',
    ];
    const { code, out } = await cubewright(
      ...words,
      '--slicer',
      'orca',
      '--language',
      'sv',
      '--json',
      '-o',
      file,
    );
    expect(code).toBe(0);
    const facts = JSON.parse(out) as { cubicMillimetres: number; ofSecond: number };
    expect(facts.ofSecond).toBeGreaterThan(30);
    expect(facts.ofSecond).toBeLessThan(facts.cubicMillimetres / 10);
    const [piece] = read3mf(readFileSync(file)).pieces;
    expect(piece?.parts.map(({ material }) => material)).toEqual(['kub', 'bokstäver']);
  });

  test('makes a set of one’s own from its file', async () => {
    const folder = temporaryFolder();
    const [set, file] = [join(folder, 'mine.json'), join(folder, 'mine.3mf')];
    const faces = ['A', 'E', 'A', 'E', 'A', '*'];
    writeFileSync(
      set,
      JSON.stringify({
        format: 'cubewright-set',
        version: 2,
        name: 'nests',
        title: 'Birds & nests',
        language: 'en',
        alphabet: 'latin',
        values: { A: 1, E: 2 },
        pieces: [faces, faces],
        boards: {},
      }),
    );
    expect(await cubewright('print', 'solid-cubes', '--set', set, '-o', file)).toMatchObject({ code: 0 });
    const { title, pieces } = read3mf(readFileSync(file));
    expect(title).toBe('Birds & nests, cubes for a 3D printer');
    expect(pieces.length).toBe(2);
    const { out } = await cubewright('print', '--list', '--set', set);
    expect(out).toMatch(/^sticker-jig: .+ \(nests\)$/m);
    expect(out).not.toContain('solid-rack');
  });

  test.each([
    [['solid-cubes', '--set', 'cubeword'], 'a.pdf', 'Let -o end in .stl or .3mf'],
    [
      ['nets', '--set', 'cubeword'],
      'a.stl',
      'cubeword-nets is printed on paper. Let -o end in .pdf, .svg or .dxf',
    ],
    [['solid-cubes', '--set', 'cubeword'], 'a.obj', 'in .stl or .3mf for a 3D printer, or in .zip'],
    [['solid-cubes'], 'a.stl', 'solid-cubes can be printed of alphacubes, cubeword, kubagram-en'],
    [['solid-cube', '--set', 'cubeword'], 'a.stl', 'Did you mean “solid-cubes”?'],
    [['solid-rack', '--set', 'cubeword'], 'a.stl', 'There is no product “solid-rack” for cubeword'],
    [['box-drilling'], 'b.zip', 'b.zip”. Let -o end in .pdf, .svg or .dxf for box-drilling.'],
    [['alphacubes-solid-cubes', '--sheet', '1'], 'a.stl', '--sheet chooses one sheet of an SVG or DXF'],
    [['alphacubes-solid-cubes', '--measured', 'across=149'], 'a.stl', 'Leave it out.'],
    [['alphacubes-solid-cubes', '--kerf', '0.2'], 'a.stl', 'A 3D printer takes nothing away'],
    [['alphacubes-solid-cubes', '--edge', '50'], 'a.stl', '--edge takes 8 to 40 mm'],
    [
      ['alphacubes-solid-cubes', '--cubes', '99'],
      'a.3mf',
      'There is no piece 99: the set has pieces 1 to 98.',
    ],
    [
      ['alphacubes-solid-cubes', '--relief', 'engraved', '--relief-height', '2'],
      'a.stl',
      'of a cube of 15 mm. Take 1.1 mm at most',
    ],
    [
      ['alphacubes-solid-cubes', '--relief', 'engraved', '--flat-below', 'no'],
      'a.stl',
      'only with --relief raised',
    ],
    [
      ['alphacubes-solid-cubes', '--colours', 'three'],
      'a.3mf',
      '--colours cannot be “three”: it takes one or two',
    ],
    [['alphacubes-solid-cubes', '--slicer', 'orca'], 'a.3mf', 'only with --colours two'],
    [['alphacubes-solid-cubes', '--colours', 'two'], 'a.stl', 'STL holds one material. Save as 3MF'],
    [['alphacubes-solid-rack', '--edge', '30'], 'a.stl', 'which has room for 210 x 210 mm'],
  ])('%j -o %s is refused', async (words, name, sentence) => {
    const file = join(temporaryFolder(), name);
    const { code, err } = await cubewright('print', ...words, '-o', file);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
    expect(existsSync(file)).toBe(false);
  });
});
