/**
 * Where a sensor feels a magnet in the middle of a die, whichever face of the die is down. The lengths are shares of the height
 * from sensor to magnet; a test works the fields out from a dipole.
 */
export interface SensorPlace {
  /** From the surface of the floor down to where the sensor feels, in millimetres. */
  readonly depthMm: number;
  /** From below the middle of the die, along a diagonal: right below the middle some faces would not be felt. */
  readonly offset: number;
  /** Squares this far apart are told apart even where every neighbour lies as badly as it can. */
  readonly leastPitch: number;
  /** The field at which the sensor should close, in millitesla. */
  readonly closesAtMt: number;
}

export const sensorPlaces = {
  /** Feels upright fields of either pole, and lies flat. */
  hall: { depthMm: 1.25, offset: 0.5, leastPitch: 2.85, closesAtMt: 3 },
  /** Feels fields along its length, so it lies along the diagonal. */
  reed: { depthMm: 1.5, offset: 0.21, leastPitch: 3.2, closesAtMt: 1 },
} as const satisfies Readonly<Record<string, SensorPlace>>;

export type SensorKind = keyof typeof sensorPlaces;

/** Share of `m / z³` (as field) at which a sensor closes: halfway between what neighbours bring and the weakest face. */
const closesAtShare = 0.3;

/** A round magnet of neodymium N42. */
export const magnet = { diameterMm: 5, remanenceMt: 1300 } as const;

/** Sensor to magnet in millimetres, for dice of this edge. */
export function sensorHeight(sensor: SensorKind, edge: number): number {
  return edge / 2 + sensorPlaces[sensor].depthMm;
}

/** The pitch from which on squares are surely told apart, rounded up to half a millimetre. */
export function leastPitch(sensor: SensorKind, edge: number): number {
  return Math.ceil(sensorPlaces[sensor].leastPitch * sensorHeight(sensor, edge) * 2 - 1e-9) / 2;
}

/** How high the magnet must be, in whole millimetres as they are sold. */
export function magnetHeight(sensor: SensorKind, edge: number): number {
  const field = sensorPlaces[sensor].closesAtMt / closesAtShare;
  const volume = (field * sensorHeight(sensor, edge) ** 3 * 4 * Math.PI) / magnet.remanenceMt;
  return Math.max(1, Math.round(volume / (Math.PI * (magnet.diameterMm / 2) ** 2)));
}
