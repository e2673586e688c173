import { describe, expect, it } from 'vitest';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import { openKernel } from '#print-templates/solids/kernel.ts';
import { slicers, type Materials, type Slicer } from '#print-templates/solids/materials.ts';
import { pictureOf } from '#print-templates/solids/picture.ts';
import { write3mf } from '#print-templates/solids/write-3mf.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { madeSolid, planOf } from '#tests/support/print/make-solid.ts';
import { read3mf, readXml, readZip, type Element, type Triangle } from '#tests/support/print/read-solid.ts';
import { surfaceOf, volumeInColumns } from '#tests/support/print/surface.ts';

const kernel = await openKernel();
const product = 'alphacubes-solid-cubes';
const inColumns = (triangles: readonly Triangle[]) => volumeInColumns(triangles, 0.25);

function pieceOf(options: Readonly<Record<string, unknown>>) {
  const [piece] = read3mf(madeSolid(product, { cubes: ['13'], corner: 0, ...options }).threeMf).pieces;
  if (piece === undefined) throw new Error('No piece');
  return piece;
}

describe('R32: a cube of two colours', () => {
  it.each([
    ['prusa', { relief: 'engraved', edge: 15 }],
    ['orca', { relief: 'engraved', edge: 18, font: 'franklin', bars: 'all' }],
    ['prusa', { relief: 'raised', edge: 15, flatBelow: false }],
    ['orca', { relief: 'raised', edge: 13, flatBelow: false, reliefHeight: 1.2 }],
  ])('is two closed parts that fill it and share their walls: for %s, %j', (slicer, options) => {
    const { parts, triangles } = pieceOf({ ...options, colours: 'two', slicer });
    expect(parts.map(({ material, colour }) => [material, colour])).toEqual([
      ['cube', '#ECD6B0'],
      ['letters', '#784A2C'],
    ]);
    for (const part of parts) expect(surfaceOf(part.triangles)).toMatchObject({ gaps: 0, flat: 0 });
    const [body = NaN, letters = NaN] = parts.map((part) => inColumns(part.triangles));
    expect(letters).toBeGreaterThan(10);
    // A column counts what overlaps not at all, so both together are less than their sum unless they only touch.
    expect(inColumns(triangles)).toBeCloseTo(body + letters, 4);
    const { edge } = options;
    const plain = pieceOf(options);
    const whole = options.relief === 'raised' ? inColumns(plain.triangles) : inColumns(blockOf(edge));
    expect(body + letters).toBeCloseTo(whole, 1);
    const { low, high } = surfaceOf(triangles);
    expect([low, high]).toEqual([surfaceOf(plain.triangles).low, surfaceOf(plain.triangles).high]);
  });

  it('has raised letters on a face that lies flat on the bed sunk into it, in their colour', () => {
    const { parts, triangles } = pieceOf({ colours: 'two' });
    const [body, letters] = parts.map((part) => surfaceOf(part.triangles));
    expect(letters?.low[2]).toBe(0);
    expect(body?.low[2]).toBe(0);
    expect(surfaceOf(triangles).high[2]).toBeCloseTo(15.6, 4);
  });

  it('is shown in two colours, letters flush with their faces too', () => {
    for (const options of [{ relief: 'engraved' }, { relief: 'raised' }]) {
      const plan = expectOk(planOf(product, { cubes: ['13'], colours: 'two', ...options }));
      const [placed] = plan.sheets[0] ?? [];
      if (placed === undefined) throw new Error('No piece');
      const { parts } = pictureOf(placed.piece.shape({ kernel: kernel.asSeen, outlines: glyphOutlines }));
      const ofLetters = parts.filter(({ isSecond }) => isSecond === true);
      expect(ofLetters.length).toBeGreaterThan(2);
      expect(ofLetters.length).toBeLessThan(parts.length);
    }
  });
});

function blockOf(edge: number): readonly Triangle[] {
  const block = kernel.making((tools) => tools.block([0, 0, 0], [edge, edge, edge]));
  const bytes = write3mf('', 'en', [{ name: '', mesh: block, x: 5, y: 5 }]);
  return read3mf(bytes).pieces[0]?.triangles ?? [];
}

describe('R32: a slicer finds', () => {
  const names = ['kubus & co', 'letters'] as const;
  const mesh = kernel.making((tools) => [
    tools.block([0, 0, 0], [8, 8, 7]),
    tools.block([0, 0, 7], [8, 8, 8]),
  ]);
  const plain = kernel.making((tools) => tools.block([0, 0, 0], [8, 8, 8]));
  const plate = [
    { name: 'kubus 1', mesh, x: 5, y: 5 },
    { name: 'kubus 2', mesh: plain, x: 17, y: 5 },
  ];
  const written = (slicer: Slicer) =>
    write3mf('Kubussen', 'nl', plate, { slicer, names } satisfies Materials);
  const xmlIn = (bytes: Uint8Array, path: string) =>
    readXml(new TextDecoder().decode(readZip(bytes).get(path)));
  /** Name and tool of each part, by what opens it. */
  const partsIn = (config: Element, tag: string, type: string) =>
    config.children.map((object) => ({
      id: object.attributes.get('id'),
      name: object.children[0]?.attributes.get('value'),
      parts: object.children
        .filter(({ name }) => name === tag)
        .map(({ attributes, children }) => [
          ...attributes.values(),
          ...children.map((one) => {
            expect(one.attributes.get('type')).toBe(type);
            return `${one.attributes.get('key')} ${one.attributes.get('value')}`;
          }),
        ]),
    }));

  it('ranges of one mesh, if it is PrusaSlicer', () => {
    const bytes = written('prusa');
    expect(partsIn(xmlIn(bytes, 'Metadata/Slic3r_PE_model.config'), 'volume', 'volume')).toEqual([
      {
        id: '1',
        name: 'kubus 1',
        parts: [
          ['0', '11', 'name kubus & co', 'extruder 1'],
          ['12', '23', 'name letters', 'extruder 2'],
        ],
      },
      { id: '4', name: 'kubus 2', parts: [['0', '11', 'name kubus & co', 'extruder 1']] },
    ]);
    const root = xmlIn(bytes, '3D/3dmodel.model');
    const version = root.children.find(({ attributes }) => attributes.get('name') === 'slic3rpe:Version3mf');
    expect(version?.text).toBe('1');
    expect(read3mf(bytes).pieces.map(({ name, parts }) => [name, parts.length])).toEqual([
      ['kubus 1', 2],
      ['kubus 2', 1],
    ]);
  });

  it('objects of a group, if it is OrcaSlicer, Bambu Studio or Cura', () => {
    const bytes = written('orca');
    expect(partsIn(xmlIn(bytes, 'Metadata/model_settings.config'), 'part', 'part')).toEqual([
      {
        id: '1',
        name: 'kubus 1',
        parts: [
          ['2', 'normal_part', 'name kubus & co', 'extruder 1'],
          ['3', 'normal_part', 'name letters', 'extruder 2'],
        ],
      },
      { id: '4', name: 'kubus 2', parts: [['4', 'normal_part', 'name kubus & co', 'extruder 1']] },
    ]);
    const [one, two] = read3mf(bytes).pieces;
    expect(one?.parts.map(({ id, name }) => [id, name])).toEqual([
      ['2', 'kubus & co'],
      ['3', 'letters'],
    ]);
    expect(two?.parts.map(({ id, material }) => [id, material])).toEqual([['4', 'kubus & co']]);
    const resources = xmlIn(bytes, '3D/3dmodel.model').children.find(({ name }) => name === 'resources');
    const tools = resources?.children.flatMap(({ children }) =>
      children.filter(({ name }) => name === 'metadatagroup').map(({ children: [only] }) => only?.text),
    );
    expect(tools).toEqual(['0', '1']);
  });

  it.each(slicers)(
    'its own settings declared among the contents, for %s, and none where all is of one material',
    (slicer) => {
      const settings = (bytes: Uint8Array) =>
        [...readZip(bytes).keys()].filter((path) => path.endsWith('.config'));
      const typed = xmlIn(written(slicer), '[Content_Types].xml').children.map(({ attributes }) =>
        attributes.get('Extension'),
      );
      expect(typed).toContain('config');
      expect(settings(written(slicer)).length).toBe(1);
      expect(settings(write3mf('Kubussen', 'nl', plate.slice(1)))).toEqual([]);
    },
  );
});
