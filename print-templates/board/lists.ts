import { netlistOf, type Netlist } from '#firmware-protocol/wiring/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { rim } from '../templates/box/drill-art.ts';
import { partsRows } from '../templates/box/plans/parts-list.ts';
import { panelPlaces, refOnBoard } from './chain.ts';
import type { BoardSpec } from '../layout/product.ts';
import type { Panel } from './panel.ts';

/** These parts of the netlist have their place beside the Nano, and no panel holds them. */
const besideTheNano: readonly string[] = ['A1', 'R1', 'R2'];

export function boardNetlist({ rows, columns, sensor }: BoardSpec): Netlist {
  return netlistOf({ rows, columns, sensor, hasLights: false });
}

function csv(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number): string =>
    /[",;]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Counts the parts on all panels of a board; it is the parts list of the wiring plans without what stands beside. */
export function partsCsv(spec: BoardSpec, t: Translate): string {
  const netlist = boardNetlist(spec);
  const parts = netlist.parts.filter(({ ref }) => !besideTheNano.includes(ref));
  const heads = (['refs', 'count', 'value', 'footprint', 'note'] as const).map((head) =>
    t(`option:print.box.columns.${head}`),
  );
  const rows = partsRows({ ...netlist, parts }).map(({ kind, refs, count, value, footprint }) => [
    ...[refs, count, value, footprint, t(`option:print.box.notes.${kind}`)],
  ]);
  return csv([heads, ...rows]);
}

/**
 * Says for each part on which panel it is and where, in millimetres: its middle and its first pin from the lower left of
 * the panel, as in the Gerber files, and its middle from the upper left of the drilled plate.
 */
export function placementCsv(panels: readonly Panel[], spec: BoardSpec): string {
  const netlist = boardNetlist(spec);
  const rows = panelPlaces(spec).flatMap((place) => {
    const panel = panels[place.at];
    return (panel?.parts ?? []).flatMap((part) => {
      const ref = part.kind === 'header' ? undefined : refOnBoard(part.ref, place, netlist);
      if (ref === undefined || panel === undefined) return [];
      const [first] = part.pads;
      const plate = {
        x: rim + place.at * panel.width + part.x,
        y: rim + place.row * panel.height + part.y,
      };
      return [
        [
          ...[ref, place.name, netlist.part(ref).kind.value],
          ...[
            part.x,
            panel.height - part.y,
            first?.x ?? 0,
            panel.height - (first?.y ?? 0),
            plate.x,
            plate.y,
          ].map((length) => length.toFixed(2)),
          part.side,
        ],
      ];
    });
  });
  const heads = [
    'Designator',
    'Panel',
    'Value',
    'Mid X',
    'Mid Y',
    'Pin 1 X',
    'Pin 1 Y',
    'Plate X',
    'Plate Y',
    'Layer',
  ];
  return csv([heads, ...rows]);
}
