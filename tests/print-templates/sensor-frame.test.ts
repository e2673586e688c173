/** B24: what a 3D printer makes beside the sensor board, held against the board's own parts. */
import { describe, expect, it } from 'vitest';
import { designPanels } from '#print-templates/board/design.ts';
import { planOf, madeSolid } from '#tests/support/print/make-solid.ts';
import { read3mf, type Triangle } from '#tests/support/print/read-solid.ts';
import { expectOk } from '#shared/kernel/index.ts';

type Spec = Parameters<typeof designPanels>[0];
const hall: Spec = { rows: 3, columns: 8, pitch: 25, edge: 15, sensor: 'hall' };
const reed: Spec = { rows: 3, columns: 8, pitch: 29, edge: 15, sensor: 'reed' };
const large = { bedWidth: 400, bedDepth: 400 };

/** Heights at which a line that rises there enters the solid and leaves it, from the bed up. */
function column(triangles: readonly Triangle[], { x, y }: { readonly x: number; readonly y: number }) {
  const heights = triangles.flatMap(([a, b, c]) => {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (area === 0) return [];
    const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area;
    const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area;
    return u < 0 || v < 0 || u + v >= 1 ? [] : [a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2])];
  });
  return heights.map((height) => Math.round(height * 1000) / 1000).toSorted((one, other) => one - other);
}

/** The panel lies on a piece with its back to whoever looks at the bed, and its far row at the far side. */
function onPiece({ pitch }: Spec, piece: readonly Triangle[]) {
  const left = Math.min(...piece.flat().map(([x]) => x));
  const low = Math.min(...piece.flat().map(([, y]) => y));
  // Off the lines along which triangles meet.
  return ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: left + 4 * pitch - 0.2 - x + 1.414e-4,
    y: low + 2 * pitch - 0.2 - y + 2.718e-4,
  });
}

describe.each([
  { spec: hall, open: [2] },
  { spec: reed, open: [1, 2] },
])('what a 3D printer makes for a board with $spec.sensor sensors', ({ spec, open }) => {
  const [panel] = expectOk(designPanels(spec));
  const sensors = (panel?.parts ?? []).filter(({ kind }) => kind === spec.sensor);
  const legs = sensors.flatMap(({ pads }) => pads.filter(({ pin }) => open.includes(pin)));

  it('has a pocket below each sensor, down to a floor of 0.5 mm, and posts with holes below the screws', () => {
    const { pieces } = read3mf(madeSolid('box-sensor-frame', { ...spec, lights: true, ...large }).threeMf);
    const tiles = pieces.filter(({ name = '' }) => name.startsWith('plate under panel'));
    expect(tiles.map(({ name = '' }) => name.slice(-2))).toEqual(['A1', 'C1', 'A2', 'C2']);
    expect(legs).toHaveLength(8 * open.length);
    for (const { triangles } of tiles) {
      const place = onPiece(spec, triangles);
      for (const leg of legs) expect(column(triangles, place(leg))).toEqual([0, 0.5]);
      for (const sensor of sensors) expect(column(triangles, place(sensor))).toEqual([0, 0.5]);
      for (const hole of panel?.holes ?? []) {
        expect(column(triangles, place(hole))).toEqual([0, 2]);
        expect(column(triangles, place({ ...hole, x: hole.x + 2.5 }))).toEqual([0, 11.5]);
      }
      // Beside all that, the plate is whole.
      expect(column(triangles, place({ x: 1, y: spec.pitch / 3 }))).toEqual([0, 6.5]);
      const light = { x: spec.pitch / 2, y: spec.pitch / 2 - spec.edge / 2 - (spec.pitch - spec.edge) / 4 };
      expect(column(triangles, place(light))).toEqual([]);
    }
  });

  it('has keys that fit the sockets of two plates with air between, one for each joint', () => {
    const { pieces } = read3mf(madeSolid('box-sensor-frame', { ...spec, ...large }).threeMf);
    const keys = pieces.filter(({ name }) => name === 'key');
    expect(keys).toHaveLength(4);
    const [first] = pieces;
    const place = onPiece(spec, first?.triangles ?? []);
    const key = keys[0]?.triangles ?? [];
    const from = [0, 1].map((axis) => Math.min(...key.flat().map((corner) => corner[axis as 0 | 1])));
    const middle = { x: (from[0] ?? 0) + 3.35, y: (from[1] ?? 0) + 4.85 };
    const sockets: (readonly number[])[] = [];
    for (const across of [-3.3, -2, -1.8, 0, 1.8, 2, 3.3]) {
      for (const inwards of [0.3, 2, 4.8]) {
        const isKey =
          column(key, { x: middle.x + across + 1.4e-4, y: middle.y + inwards + 2.7e-4 }).length > 0;
        const socket = column(
          first?.triangles ?? [],
          place({ x: 2 * spec.pitch - across, y: 0.2 + inwards }),
        );
        if (isKey) sockets.push(socket);
      }
    }
    expect(sockets.length).toBeGreaterThan(10);
    for (const socket of sockets) expect(socket).toEqual([0, 2]);
    expect(Math.max(...key.flat().map(([, , z]) => z))).toBeLessThan(4.5);
  });

  it('has a jig with the same pockets, and pegs that stand in the holes of the panel', () => {
    const { edge, pitch, sensor } = spec;
    const { pieces } = read3mf(madeSolid('box-solder-jig', { edge, pitch, sensor }).threeMf);
    expect(pieces.map(({ name }) => name)).toEqual(['solder jig', 'bending block']);
    const [jig, block] = pieces.map(({ triangles }) => triangles);
    const place = onPiece(spec, jig ?? []);
    for (const leg of legs) expect(column(jig ?? [], place(leg))).toEqual([0, 2]);
    for (const hole of panel?.holes ?? []) {
      expect(column(jig ?? [], place(hole))).toEqual([0, 15.5]);
      expect(column(jig ?? [], place({ ...hole, y: hole.y + 1.4 }))).toEqual([0, 15.5]);
      expect(column(jig ?? [], place({ ...hole, y: hole.y + 1.6 }))).toEqual([0, 13]);
    }
    // The bent legs are as far apart as the holes of a reed switch.
    const width =
      Math.max(...(block ?? []).flat().map(([x]) => x)) - Math.min(...(block ?? []).flat().map(([x]) => x));
    const [one, other] = sensors[0]?.pads ?? [];
    if (sensor === 'reed' && one !== undefined && other !== undefined)
      expect(width + 0.6).toBeCloseTo(Math.hypot(one.x - other.x, one.y - other.y), 3);
  });
});

it.each([
  ['box-sensor-frame', { columns: 10 }, { code: 'board/columns', columns: 10 }],
  ['box-sensor-frame', { edge: 20, pitch: 24 }, { code: 'print/bad-option', option: 'pitch' }],
  ['box-sensor-frame', { pitch: 18 }, { code: 'board/pitch', pitch: 18 }],
  ['box-solder-jig', { pitch: 24, sensor: 'reed' }, { code: 'board/pitch', least: 24.5 }],
  ['box-sensor-frame', { bedWidth: 90 }, { code: 'print/bed-too-small' }],
])('%s refuses %j', (name, options, problem) => {
  expect(planOf(name, options)).toMatchObject({ ok: false, problem });
});
