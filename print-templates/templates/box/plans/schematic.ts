import { rails, type Netlist, type Pin } from '#firmware-protocol/wiring/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { lettering, rectOf, type Point } from '../../../layout/draw.ts';
import { sheetInk } from '../../../layout/inks.ts';
import type { DrawOp } from '../../../layout/types.ts';
import { clockY, dataY, loadY, registerUnit, unitWidth } from './register-unit.ts';
import {
  body,
  capacitor,
  ground,
  netLabel,
  noConnect,
  partLabel,
  pin,
  resistor,
  supply,
  wire,
  type Side,
} from './symbols.ts';

/** The size includes the 50 mm square at the lower right. */
export const schematicSize = { left: 1.9, width: 258, height: 182 } as const;

const first = 10;
const step = unitWidth + 2;

export function drawnRegisters(netlist: Netlist): readonly string[] {
  const all = netlist.parts.filter(({ kind }) => kind.id === 'register').map(({ ref }) => ref);
  const middle = all[Math.floor(all.length / 2)];
  return [...new Set([all[0], middle, all.at(-1)])].filter((ref) => ref !== undefined);
}

export function schematic(netlist: Netlist, t: Translate): readonly DrawOp[] {
  const drawn = drawnRegisters(netlist);
  const last = first + (drawn.length - 1) * step;
  const count = netlist.parts.filter(({ kind }) => kind.id === 'register').length;
  return [
    wire({ x: 2, y: loadY }, { x: last + 7, y: loadY }),
    wire({ x: 5, y: clockY }, { x: last + 4, y: clockY }),
    netLabel(rails.load, first + 10, loadY - 0.8),
    netLabel(rails.clock, first + 10, clockY - 0.8),
    ...drawn.flatMap((ref, at) => registerUnit(netlist, ref, { x: first + at * step, y: 0 })),
    ...drawn
      .slice(1)
      .flatMap((ref, at) => dataBetween(netlist, drawn[at] ?? '', ref, first + at * step + unitWidth)),
    ...(count > 3
      ? [
          note(
            t('option:print.box.alike', { first: 'U2', last: `U${count - 1}`, count: count - 2 }),
            first + step + 15,
            2.6,
          ),
        ]
      : []),
    ...board(netlist, t),
    ...(netlist.box.hasLights ? lights(netlist, t) : []),
  ];
}

/** Neighbouring registers get a wire; otherwise the name of the net stands for it. */
function dataBetween(netlist: Netlist, ref: string, next: string, x: number): readonly DrawOp[] {
  const netAt = (of: string, name: string) =>
    netlist.netAt(of, netlist.part(of).kind.pins.find((one) => one.name === name)?.number ?? 0);
  const net = netAt(next, 'QH');
  if (netAt(ref, 'SER') === net) return [wire({ x: x - 4, y: dataY }, { x: x + step - unitWidth, y: dataY })];
  return [netLabel(net?.name ?? '', x + step - unitWidth + 1, dataY - 0.8)];
}

function note(text: string, x: number, y: number): DrawOp {
  return lettering(text, x, y, { font: 'franklin-semibold', size: 7, ink: sheetInk });
}

function board(netlist: Netlist, t: Translate): readonly DrawOp[] {
  const part = netlist.part('A1');
  const rect = rectOf(44, 112, 30, 62);
  const pinsOf = (name: string): readonly Pin[] => part.kind.pins.filter((one) => one.name === name);
  const draw = (one: Pin | undefined, y: number, side: Side, then: (end: Point) => readonly DrawOp[]) => {
    if (one === undefined) throw new Error('No such pin');
    const { end, ops } = pin(one, { x: side === 'left' ? rect.x : rect.x + rect.width, y }, side);
    return [...ops, ...then(end)];
  };
  const [groundA, groundB] = pinsOf('GND');
  const up = (ref: string, x: number, busY: number) => (end: Point) => [
    ...resistor({ x: 18, y: end.y }, end, ['2', '1']),
    ...partLabel(netlist.part(ref), 25, end.y + 3.6),
    wire({ x: 18, y: end.y }, { x, y: end.y }, { x, y: busY }),
  ];
  return [
    ...body(rect),
    ...partLabel(part, rect.x + rect.width / 2, 144, 'middle'),
    note(t('option:print.box.usb'), rect.x + 2, rect.y + rect.height + 3.6),
    ...draw(pinsOf('D9')[0], 120, 'left', up('R1', 2, loadY)),
    ...draw(pinsOf('D13')[0], 131, 'left', up('R2', 5, clockY)),
    ...draw(pinsOf('D12')[0], 142, 'left', (end) => [
      wire(end, { x: 8, y: end.y }, { x: 8, y: dataY }, { x: first, y: dataY }),
      netLabel(netlist.netAt('U1', 9)?.name ?? '', 12, end.y - 0.8),
    ]),
    ...draw(pinsOf('D10')[0], 153, 'left', (end) => [noConnect(end)]),
    ...draw(pinsOf('A7')[0], 164, 'left', (end) => [noConnect(end)]),
    ...draw(pinsOf('5V')[0], 120, 'right', (end) => [
      wire(end, { x: end.x + 2, y: end.y }),
      ...supply({ x: end.x + 2, y: end.y }, rails.supply),
    ]),
    ...draw(pinsOf('D6')[0], 131, 'right', (end) => (netlist.box.hasLights ? [] : [noConnect(end)])),
    ...draw(groundA, 153, 'right', (end) => ground(end)),
    ...draw(groundB, 164, 'right', (end) => ground(end)),
  ];
}

function lights(netlist: Netlist, t: Translate): readonly DrawOp[] {
  const all = netlist.parts.filter(({ kind }) => kind.id === 'light').map(({ ref }) => ref);
  const drawn = [...new Set([all[0], all[1], all.at(-1)])].filter((ref) => ref !== undefined);
  const y = 131;
  const left = (at: number): number => 100 + at * 40;
  const jack = netlist.part('J1');
  const joinOf = (ref: string | undefined, name: string) =>
    ref === undefined
      ? undefined
      : netlist.netAt(ref, netlist.part(ref).kind.pins.find((one) => one.name === name)?.number ?? 0);
  return [
    ...resistor({ x: 77.4, y }, { x: left(0) - 3.4, y }, ['1', '2']),
    ...partLabel(netlist.part('R3'), 85, y + 3.6),
    ...drawn.flatMap((ref, at) => {
      const part = netlist.part(ref);
      const rect = rectOf(left(at), y - 8, 20, 16);
      const pins = new Map(part.kind.pins.map((one) => [one.name, one]));
      const parts = [
        ['DIN', { x: rect.x, y }, 'left'],
        ['DOUT', { x: rect.x + rect.width, y }, 'right'],
        ['VDD', { x: rect.x + 10, y: rect.y }, 'top'],
        ['VSS', { x: rect.x + 10, y: rect.y + rect.height }, 'bottom'],
      ] as const;
      return [
        ...body(rect),
        ...partLabel(part, rect.x + 13, rect.y - 3.8, 'start'),
        ...parts.flatMap(([name, place, side]) => {
          const one = pins.get(name);
          if (one === undefined) throw new Error(`No pin ${name}`);
          const { end, ops } = pin(one, place, side);
          if (side === 'top') return [...ops, ...supply(end, rails.lights)];
          if (side === 'bottom') return [...ops, ...ground(end)];
          if (side === 'left') {
            const isFar = at > 0 && netlist.netAt(ref, one.number) !== joinOf(drawn[at - 1], 'DOUT');
            const net = netlist.netAt(ref, one.number)?.name ?? '';
            return isFar ? [...ops, netLabel(net, end.x + 1, y + 2.6, 'end')] : ops;
          }
          if (netlist.netAt(ref, one.number) === undefined) return [...ops, noConnect(end)];
          return netlist.netAt(ref, one.number) === joinOf(drawn[at + 1], 'DIN')
            ? [...ops, wire(end, { x: left(at + 1) - 3.4, y })]
            : [...ops, netLabel(netlist.netAt(ref, one.number)?.name ?? '', end.x, y - 0.8)];
        }),
      ];
    }),
    ...(all.length > 3
      ? [
          note(
            t('option:print.box.alike', { first: 'L3', last: `L${all.length - 1}`, count: all.length - 3 }),
            left(1) + 14,
            y + 17,
          ),
        ]
      : []),
    ...body(rectOf(100, 158, 20, 14)),
    ...partLabel(jack, 110, 164, 'middle'),
    ...jack.kind.pins.flatMap((one, at) => {
      const { end, ops } = pin(one, { x: 120, y: 161 + at * 8 }, 'right');
      return [
        ...ops,
        ...(at === 0
          ? [wire(end, { x: end.x + 4, y: end.y }), ...supply({ x: end.x + 4, y: end.y }, rails.lights)]
          : ground(end)),
      ];
    }),
    ...capacitor(netlist.part('CB1'), { x: 146, y: 162 }, rails.lights),
  ];
}
