/** Lengths without unit are multiples of the height from sensor to magnet; a test derives them from a dipole field. */
export interface SensorPlace {
  /** This is the distance in millimetres from the surface of the floor down to the sensing point. */
  readonly depthMm: number;
  /** A sensor below the middle of the die would not feel some faces, so it lies this far off along a diagonal. */
  readonly offset: number;
  /** Squares at least this far apart are distinguished even in the worst position of all neighbours. */
  readonly leastPitch: number;
  readonly closesAtMt: number;
}

export const sensorPlaces = {
  /** Feels upright fields of either pole and lies flat. */
  hall: { depthMm: 1.25, offset: 0.5, leastPitch: 2.85, closesAtMt: 3 },
  /** Feels fields along its length, so it lies along the diagonal. */
  reed: { depthMm: 1.5, offset: 0.21, leastPitch: 3.2, closesAtMt: 1 },
} as const satisfies Readonly<Record<string, SensorPlace>>;

export type SensorKind = keyof typeof sensorPlaces;

/** A sensor closes at this share of `m / z³`, halfway between the fields of the neighbours and of the weakest face. */
const closesAtShare = 0.3;

/** The magnet is round neodymium N42. */
export const magnet = { diameterMm: 5, remanenceMt: 1300 } as const;

/** Returns the millimetres from sensor to magnet; `edge` is the edge of the dice in millimetres. */
export function sensorHeight(sensor: SensorKind, edge: number): number {
  return edge / 2 + sensorPlaces[sensor].depthMm;
}

/** Returns the smallest safe pitch in millimetres, rounded up to half a millimetre. */
export function leastPitch(sensor: SensorKind, edge: number): number {
  return Math.ceil(sensorPlaces[sensor].leastPitch * sensorHeight(sensor, edge) * 2 - 1e-9) / 2;
}

/** Returns whole millimetres, as magnets are sold. */
export function magnetHeight(sensor: SensorKind, edge: number): number {
  const field = sensorPlaces[sensor].closesAtMt / closesAtShare;
  const volume = (field * sensorHeight(sensor, edge) ** 3 * 4 * Math.PI) / magnet.remanenceMt;
  return Math.max(1, Math.round(volume / (Math.PI * (magnet.diameterMm / 2) ** 2)));
}
