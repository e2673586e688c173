import { describe, expect, it } from 'vitest';
import {
  leastPitch,
  magnet,
  magnetHeight,
  sensorHeight,
  sensorPlaces,
  type SensorKind,
} from '#firmware-protocol/wiring/index.ts';

type Vector = readonly [number, number, number];

/** A die has six faces, so its magnet points along one of three axes; the sign changes no reading of ours. */
const axes: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const slant = Math.SQRT1_2;
const feels: Readonly<Record<SensorKind, Vector>> = { hall: [0, 0, 1], reed: [slant, slant, 0] };

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** What a sensor feels of a dipole of unit strength, in units of µ0 / 4π. */
function field(dipole: Vector, from: Vector, along: Vector): number {
  const far = Math.hypot(...from);
  return (3 * dot(dipole, from) * dot(from, along)) / far ** 5 - dot(dipole, along) / far ** 3;
}

/** The weakest of the six ways in which a die may lie, and the most that all neighbours together can bring; in `m / z³`. */
function fields(sensor: SensorKind, pitch: number): { readonly own: number; readonly others: number } {
  const { offset } = sensorPlaces[sensor];
  const most = (x: number, y: number): readonly number[] =>
    axes.map((axis) => Math.abs(field(axis, [offset * slant - x, offset * slant - y, -1], feels[sensor])));
  const places = Array.from({ length: 81 }, (_, at) => [(at % 9) - 4, Math.floor(at / 9) - 4] as const);
  const others = places
    .filter(([x, y]) => x !== 0 || y !== 0)
    .reduce((sum, [x, y]) => sum + Math.max(...most(x * pitch, y * pitch)), 0);
  return { own: Math.min(...most(0, 0)), others };
}

describe.each(['hall', 'reed'] as const)('a %s sensor', (sensor) => {
  it.each([8, 12, 15, 20])('tells a die of %s mm from its neighbours, however all of them lie', (edge) => {
    const height = sensorHeight(sensor, edge);
    const { own, others } = fields(sensor, leastPitch(sensor, edge) / height);
    expect(own - others).toBeGreaterThan(others);
  });

  it('would not, as close together as the dice could lie', () => {
    const { own, others } = fields(sensor, 17 / sensorHeight(sensor, 15));
    expect(own - others).toBeLessThan(others);
  });

  it('feels every face well only beside the middle', () => {
    const below = Math.min(...axes.map((axis) => Math.abs(field(axis, [0, 0, -1], feels[sensor]))));
    expect(below).toBeLessThan(1e-9);
    expect(fields(sensor, 3).own).toBeGreaterThan(0.55);
  });

  it.each([12, 15, 20])('closes at the weakest face of a die of %s mm with its magnet', (edge) => {
    const volume = Math.PI * (magnet.diameterMm / 2) ** 2 * magnetHeight(sensor, edge);
    const strength = (magnet.remanenceMt * volume) / (4 * Math.PI);
    const weakest = (fields(sensor, 3).own * strength) / sensorHeight(sensor, edge) ** 3;
    expect(weakest).toBeGreaterThan(sensorPlaces[sensor].closesAtMt * 1.2);
  });
});
