import { netlistOf } from '#firmware-protocol/wiring/index.ts';
import { wiresOf } from '#print-templates/board/chain.ts';
import type { BoardSpec } from '#print-templates/board/index.ts';
import { piecesOf, type ReadPanel } from '#tests/support/print/read-board.ts';

interface BoardPad {
  /** `U`, `S` or another kind of part; its number follows from the place of the pad on the board. */
  readonly pin: string;
  readonly panel: string;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

/** Lays the panels as the squares lie, and returns each pad once, y down from the upper left of all squares. */
function padsOnBoard(panels: ReadonlyMap<string, ReadPanel>, spec: BoardSpec): readonly BoardPad[] {
  const letters = [...panels.keys()].sort();
  const pieces = new Map([...panels].map(([letter, panel]) => [letter, piecesOf(panel).pieceOf]));
  const pitch = spec.pitch;
  return Array.from({ length: Math.ceil(spec.rows / 2) }, (_, row) =>
    letters.flatMap((letter, at) => {
      const panel = panels.get(letter);
      if (panel === undefined) return [];
      return (panel.copper[0]?.shapes ?? []).flatMap((shape) => {
        const [ref = '', pin = ''] = shape.pin?.split(',') ?? [];
        if (ref === '') return [];
        const x = at * 4 * pitch + shape.from.x;
        const y = (row + 1) * 2 * pitch - shape.from.y;
        const square = Math.floor(y / pitch) * spec.columns + Math.floor(x / pitch);
        const kind = ref.replace(/\d+$/, '');
        const register = row * letters.length + at + 1;
        const name =
          kind === 'J' ? `${letter}${row + 1} ${ref}` : `${kind}${kind === 'S' ? square + 1 : register}`;
        const piece = `${letter}${row + 1} ${pieces.get(letter)?.get(shape)}`;
        return [{ pin: `${name}.${pin}`, panel: `${letter}${row + 1}`, piece, x, y }];
      });
    }),
  ).flat();
}

export interface BoardNets {
  /** Each net as its sorted pins, joined by spaces. */
  readonly found: ReadonlySet<string>;
  readonly wanted: ReadonlySet<string>;
  /** Wires that the board names, and pairs of pins that face each other, as a person sees them. */
  readonly wires: { readonly named: ReadonlySet<string>; readonly facing: ReadonlySet<string> };
}

export function boardNets(panels: ReadonlyMap<string, ReadPanel>, spec: BoardSpec): BoardNets {
  const pads = padsOnBoard(panels, spec);
  const netlist = netlistOf({ ...spec, hasLights: false });
  const fitted = new Set(netlist.parts.map(({ ref }) => ref));
  const headers = pads.filter(({ pin }) => pin.includes(' '));
  const facing = headers.flatMap((one, index) =>
    headers
      .slice(0, index)
      .filter((other) => other.panel !== one.panel && Math.hypot(other.x - one.x, other.y - one.y) < 5.1)
      .map((other) => pairOf(one.pin, other.pin)),
  );
  const wires = wiresOf(spec).map(({ kind, from, to }) => ({
    kind,
    pair: [from, to].map(({ panel, header, pin }) => `${panel} ${header}.${pin}`),
  }));
  const joined = new Map(pads.map(({ piece }) => [piece, new Set([piece])]));
  const pieceAt = new Map(pads.map(({ pin, piece }) => [pin, piece]));
  for (const { pair } of wires) {
    const [one, other] = pair.map((pin) => joined.get(pieceAt.get(pin) ?? ''));
    if (one === undefined || other === undefined) throw new Error(`No pin ${pair.join(' ')}`);
    const both = new Set([...one, ...other]);
    for (const piece of both) joined.set(piece, both);
  }
  const nets = Map.groupBy(pads, ({ piece }) => joined.get(piece));
  const isFitted = (pin: string): boolean => fitted.has(pin.split('.')[0] ?? '');
  const isOnBoard = (ref: string): boolean => !['A1', 'R1', 'R2'].includes(ref);
  const textOf = (pins: readonly string[]): string => [...new Set(pins)].sort().join(' ');
  // Spare inputs are tied to the supply, and so are the resistors beside them, with both ends at the supply.
  const isIdle = (pin: string, pins: readonly string[]): boolean => {
    const [ref = ''] = pin.split('.');
    return ref.startsWith('RN') && !wired.has(pin) && pins.includes(`${ref}.1`);
  };
  const wired = new Set(netlist.nets.flatMap((net) => net.terminals.map(({ ref, pin }) => `${ref}.${pin}`)));
  const found = [...nets.values()].map((some) => {
    const pins = some.map(({ pin }) => pin).filter(isFitted);
    return textOf(pins.filter((pin) => !isIdle(pin, pins)));
  });
  const wanted = netlist.nets.map((net) =>
    textOf(net.terminals.filter(({ ref }) => isOnBoard(ref)).map(({ ref, pin }) => `${ref}.${pin}`)),
  );
  return {
    // A pin that nothing is wired to is alone, so it is left out of what is compared, and nothing else is.
    found: new Set(found.filter((pins) => pins !== '' && (pins.includes(' ') || wired.has(pins)))),
    wanted: new Set(wanted.filter((pins) => pins !== '')),
    wires: {
      named: new Set(
        wires
          .filter(({ kind }) => kind === 'joint' || kind === 'cable')
          .map(({ pair: [one = '', other = ''] }) => pairOf(one, other)),
      ),
      facing: new Set(facing),
    },
  };
}

function pairOf(one: string, other: string): string {
  return [one, other].sort().join(' - ');
}
