import { sensorOf, type Netlist, type PartKindId } from '#firmware-protocol/wiring/index.ts';
import type { Point } from '../layout/draw.ts';
import { sensorShift } from '../templates/box/drill-art.ts';
import { headersAt, squaresAt, squaresOfPanel } from './chain.ts';
import type { Hole, Pad, PlacedPart } from './panel.ts';

export interface PanelSpec {
  readonly pitch: number;
  readonly edge: number;
  readonly sensor: 'hall' | 'reed';
}

/** Pins of headers, chips and networks stand this far apart. */
export const pinPitch = 2.54;
/** Two headers that face each other stand twice this apart, so that a bit of bare wire joins them. */
export const headerInset = 2.54;

/** Rings around holes are 0.3 mm wide at least, since these panels are soldered by hand. */
const drilled = {
  header: { drill: 1, diameter: 1.6 },
  part: { drill: 0.8, diameter: 1.6 },
  sensor: { drill: 0.9, diameter: 1.7 },
} as const;

/** Half the distance of a reed switch's holes along its slot, and of a Hall sensor's from its middle, in millimetres. */
const legs = { reed: 8, hall: { below: 2.3, apart: 2.54 } } as const;

const diagonal = legs.reed * Math.SQRT1_2;

const screw = { diameter: 3.2, fromEdge: 4.2 } as const;

/** From the holes of a sensor to the headers at the edge, ring and clearance included. */
const besideSensor = 4.6;
/** Narrower squares have no room for the joints' pins, of Hall sensors, or for chips between reed switches. */
const leastFor = { hall: 20, reed: 24.5 } as const;

/** Returns the narrowest squares in millimetres, rounded up to half a millimetre. */
export function leastPanelPitch(spec: Pick<PanelSpec, 'edge' | 'sensor'>): number {
  const half = spec.sensor === 'hall' ? legs.hall.apart : diagonal;
  const beside = Math.ceil((sensorShift(spec) + half + besideSensor) * 4) / 2;
  return Math.max(leastFor[spec.sensor], spec.edge + 1, beside);
}

/** Returns the shift of a square's sensor in the squares of a panel, as in the drilling plan. */
export function sensorPlace(at: number, spec: PanelSpec): Point {
  const shift = sensorShift(spec);
  return {
    x: ((at % squaresOfPanel.columns) + 0.5) * spec.pitch + shift,
    y: (Math.floor(at / squaresOfPanel.columns) + 0.5) * spec.pitch + shift,
  };
}

/** Each part's pins are listed in their order as `[x, y]` from its middle, seen from above. */
type Footprint = readonly (readonly [number, number])[];

/** What hangs below is seen from its back here, so its pins run the other way round than in data sheets. */
const footprints = {
  hall: [-1, 0, 1].map((pin) => [pin * legs.hall.apart, legs.hall.below] as const),
  reed: [
    [-diagonal, -diagonal],
    [diagonal, diagonal],
  ],
  register: Array.from({ length: 16 }, (_, pin) =>
    pin < 8
      ? ([(3.5 - pin) * pinPitch, 1.5 * pinPitch] as const)
      : ([(pin - 11.5) * pinPitch, -1.5 * pinPitch] as const),
  ),
  network: Array.from({ length: 9 }, (_, pin) => [(4 - pin) * pinPitch, 0] as const),
  bypass: [
    [0, -pinPitch],
    [0, pinPitch],
  ],
} as const satisfies Partial<Record<PartKindId, Footprint>>;

export function partsAt(at: number, netlist: Netlist, spec: PanelSpec): readonly PlacedPart[] {
  const { pitch } = spec;
  const middle = (squaresOfPanel.columns / 2) * pitch;
  // Everything but sensors keeps the raster of the headers, in which the tracks run.
  const band = snapped(pitch + sensorShift(spec), pitch);
  const sensors = squaresAt(at, netlist.box.columns).map((square, index) =>
    placed(netlist, sensorOf(square), spec.sensor, sensorPlace(index, spec)),
  );
  const number = at + 1;
  const x = snapped(middle, headerInset);
  return [
    ...sensors,
    placed(netlist, `U${number}`, 'register', { x: x - 5.5 * pinPitch, y: band }),
    placed(netlist, `C${number}`, 'bypass', { x: x - 0.5 * pinPitch, y: band }),
    placed(netlist, `RN${number}`, 'network', { x: x + 5 * pinPitch, y: band }),
    ...headersAt(at, netlist).map(({ ref, nets }) => header(ref, nets, pitch)),
  ];
}

function snapped(length: number, origin: number): number {
  const half = pinPitch / 2;
  return origin + Math.round((length - origin) / half) * half;
}

function placed(netlist: Netlist, ref: string, kind: keyof typeof footprints, at: Point): PlacedPart {
  const isSensor = kind === 'hall' || kind === 'reed';
  const pads = footprints[kind].map(([x, y], index): Pad => ({
    ref,
    pin: index + 1,
    net: netlist.netAt(ref, index + 1)?.name,
    x: at.x + x,
    y: at.y + y,
    ...drilled[isSensor ? 'sensor' : 'part'],
  }));
  return { ref, kind, side: isSensor ? 'top' : 'bottom', ...at, pads };
}

function header(ref: string, nets: readonly string[], pitch: number): PlacedPart {
  const width = squaresOfPanel.columns * pitch;
  const height = squaresOfPanel.rows * pitch;
  const isJoint = ref === 'J1' || ref === 'J2';
  const x = ref === 'J1' ? headerInset : ref === 'J2' ? width - headerInset : snapped(width / 2, headerInset);
  const y = isJoint ? height / 2 : ref === 'J3' ? headerInset : height - headerInset;
  const pads = nets.map((net, index): Pad => {
    const along = (index - (nets.length - 1) / 2) * pinPitch;
    return {
      ...{ ref, pin: index + 1, net },
      x: isJoint ? x : x + along,
      y: isJoint ? y + along : y,
      ...drilled.header,
    };
  });
  return { ref, kind: 'header', side: 'bottom', x, y, pads };
}

export function holesOf({ pitch }: PanelSpec): readonly Hole[] {
  const height = squaresOfPanel.rows * pitch;
  return [pitch, 3 * pitch].flatMap((x) =>
    [screw.fromEdge, height - screw.fromEdge].map((y) => ({ x, y, diameter: screw.diameter })),
  );
}
