import { inputsOfRegister, rails, type Netlist, type Pin } from '#firmware-protocol/wiring/index.ts';
import { rectOf, type Point } from '../../../layout/draw.ts';
import type { DrawOp } from '../../../layout/types.ts';
import {
  body,
  capacitor,
  ground,
  joint,
  netLabel,
  noConnect,
  partLabel,
  pin,
  resistor,
  supply,
  wire,
} from './symbols.ts';

export const loadY = 6;
export const clockY = 10;
export const unitWidth = 82;
export const dataY = 82;

const block = { left: 15, right: 37, top: 18, bottom: 88 } as const;
const railX = 45;
const nodeX = 62;
const sensorX = 66;
const groundX = 80;

/** `at` is the upper left corner; all wires follow the netlist. */
export function registerUnit(netlist: Netlist, ref: string, at: Point): readonly DrawOp[] {
  const part = netlist.part(ref);
  const { left, right, top, bottom } = block;
  const place = (x: number, y: number): Point => ({ x: at.x + x, y: at.y + y });
  const named = new Map(part.kind.pins.map((one) => [one.name, one]));
  const draw = (
    name: string,
    x: number,
    y: number,
    side: 'left' | 'right' | 'top' | 'bottom',
    then: (end: Point, pin: Pin) => readonly DrawOp[],
  ) => {
    const one = named.get(name);
    if (one === undefined) throw new Error(`No pin ${name}`);
    const { end, ops } = pin(one, place(x, y), side);
    return [...ops, ...then(end, one)];
  };
  const toBus = (x: number, busY: number) => (end: Point) => [
    wire(end, { x: at.x + x, y: end.y }, { x: at.x + x, y: at.y + busY }),
    joint({ x: at.x + x, y: at.y + busY }),
  ];
  const isEnd = netlist.netAt(ref, named.get('SER')?.number ?? 0)?.name === rails.ground;
  return [
    ...body(rectOf(at.x + left, at.y + top, right - left, bottom - top)),
    ...partLabel(part, at.x + (left + right) / 2, at.y + 62, 'middle'),
    ...draw('SH/LD', left, 26, 'left', toBus(7, loadY)),
    ...draw('CLK', left, 33, 'left', toBus(4, clockY)),
    ...draw('CLK INH', left, 40, 'left', (end) => ground(end)),
    ...draw('/QH', left, 72, 'left', (end) => [noConnect(end)]),
    ...draw('QH', left, dataY, 'left', (end) => [wire(end, place(0, dataY))]),
    ...draw('VCC', 26, top, 'top', (end) => supply({ x: end.x, y: end.y + 1.6 }, rails.supply)),
    ...draw('GND', 26, bottom, 'bottom', (end) => ground(end)),
    ...draw('SER', right, dataY, 'right', (end, { number }) =>
      isEnd
        ? [...ground(end), netLabel(rails.ground, end.x + 3, end.y + 2.8)]
        : [
            wire(end, place(unitWidth - 4, dataY)),
            netLabel(netlist.netAt(ref, number)?.name ?? '', at.x + 52, at.y + dataY - 0.8),
          ],
    ),
    ...inputs(netlist, ref, place, draw),
    ...capacitor(netlist.part(`C${ref.slice(1)}`), place(47, 92), rails.supply),
  ];
}

type DrawPin = (
  name: string,
  x: number,
  y: number,
  side: 'right',
  then: (end: Point, pin: Pin) => readonly DrawOp[],
) => readonly DrawOp[];

function inputs(
  netlist: Netlist,
  ref: string,
  place: (x: number, y: number) => Point,
  draw: DrawPin,
): readonly DrawOp[] {
  const network = `RN${ref.slice(1)}`;
  const common = netlist.part(network).kind.pins[0];
  const rows = Array.from({ length: inputsOfRegister }, (_, input) => 26 + input * 7);
  const sensors = rows.map((_, input) => sensorAt(netlist, ref, `D${input}`));
  const last = sensors.findLastIndex((sensor) => sensor !== undefined);
  const lastJoined = (rows.at(-1) ?? 0) - (sensors.at(-1) === undefined ? 0 : 3);
  return [
    ...supply(place(railX, 20), rails.supply),
    wire(place(railX, 20), place(railX, lastJoined)),
    ...partLabel(netlist.part(network), place(railX + 4, 0).x, place(0, 14.6).y),
    netLabel(`${network}.${common?.number ?? ''}`, place(railX + 1, 0).x, place(0, 20.9).y),
    ...rows.flatMap((y, input) => {
      const sensor = sensors[input];
      if (sensor === undefined) {
        return draw(`D${input}`, block.right, y, 'right', (end) => [
          wire(end, place(railX, y)),
          joint(place(railX, y)),
        ]);
      }
      const out = netlist.netAt(sensor, sensorPins(netlist, sensor).out)?.terminals ?? [];
      const pullUp = out.find((one) => one.ref === network)?.pin ?? 0;
      return [
        ...draw(`D${input}`, block.right, y, 'right', (end) => [wire(end, place(sensorX, y))]),
        ...resistor(place(railX, y - 3), place(nodeX, y - 3), [undefined, `${pullUp}`]),
        joint(place(railX, y - 3)),
        wire(place(nodeX, y - 3), place(nodeX, y)),
        joint(place(nodeX, y)),
        ...sensorSymbol(netlist, sensor, place(sensorX, y), place(groundX, y)),
      ];
    }),
    wire(place(groundX, rows[0] ?? 0), place(groundX, (rows[last] ?? 0) + 1)),
    ...ground(place(groundX, (rows[last] ?? 0) + 1)),
  ];
}

function sensorAt(netlist: Netlist, ref: string, input: string): string | undefined {
  const number = netlist.part(ref).kind.pins.find(({ name }) => name === input)?.number ?? 0;
  const net = netlist.netAt(ref, number);
  if (net?.name === rails.supply) return undefined;
  return net?.terminals.find((one) => one.ref.startsWith('S'))?.ref;
}

function sensorPins(
  netlist: Netlist,
  sensor: string,
): { readonly out: number; readonly ground: number; readonly supply?: number } {
  return netlist.part(sensor).kind.id === 'hall' ? { out: 3, ground: 2, supply: 1 } : { out: 1, ground: 2 };
}

function sensorSymbol(netlist: Netlist, sensor: string, from: Point, to: Point): readonly DrawOp[] {
  const pins = sensorPins(netlist, sensor);
  const rect = rectOf(from.x + 1.6, from.y - 1.7, to.x - from.x - 4.6, 3.4);
  const right = rect.x + rect.width;
  return [
    ...body(rect),
    wire(from, { x: rect.x, y: from.y }),
    wire({ x: right, y: to.y }, to),
    joint(to),
    netLabel(sensor, rect.x + rect.width / 2, from.y + 0.8, 'middle'),
    netLabel(`${pins.out}`, rect.x - 0.3, from.y - 0.6, 'end'),
    netLabel(`${pins.ground}`, right + 0.4, to.y - 0.6),
    ...(pins.supply === undefined
      ? []
      : [netLabel(`${pins.supply}: ${rails.supply}`, rect.x + rect.width / 2, rect.y - 0.4, 'middle')]),
  ];
}
