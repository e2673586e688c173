import type { Netlist, PartKindId } from '#firmware-protocol/wiring/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { lettering, segment, wrapped, type Lettering } from '../../../layout/draw.ts';
import { squareSide, type Frame } from '../../../layout/frame.ts';
import { sheetInk, softInk } from '../../../layout/inks.ts';
import type { DrawOp } from '../../../layout/types.ts';

interface PartsRow {
  readonly kind: PartKindId;
  readonly refs: string;
  readonly count: number;
  readonly value: string;
  readonly footprint: string;
}

export function partsRows({ parts }: Netlist): readonly PartsRow[] {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const refs = parts.filter((part) => part.kind === kind).map(({ ref }) => ref);
    const [first, last] = [refs[0] ?? '', refs.at(-1) ?? ''];
    return {
      kind: kind.id,
      refs: first === last ? first : refs.length === 2 ? `${first}, ${last}` : `${first} - ${last}`,
      count: refs.length,
      value: kind.value,
      footprint: kind.footprint,
    };
  });
}

const text: Lettering = { font: 'franklin', size: 7.5, ink: sheetInk };
const bold: Lettering = { ...text, font: 'franklin-semibold' };
const columns = [0, 26, 40, 72, 110] as const;
const lineHeight = 3.5;

export function partsList(netlist: Netlist, { live }: Frame, t: Translate): readonly DrawOp[] {
  const ops: DrawOp[] = [];
  const left = live.x + 4;
  const right = live.x + live.width - squareSide - 6;
  const rule = (y: number): DrawOp =>
    segment('ink', { x: left, y }, { x: right, y }, { ink: softInk, width: 0.12 });
  let y = live.y + 8;
  const heads = ['refs', 'count', 'value', 'footprint', 'note'] as const;
  heads.forEach((head, at) =>
    ops.push(lettering(t(`option:print.box.columns.${head}`), left + (columns[at] ?? 0), y, bold)),
  );
  ops.push(rule(y + 1.4));
  for (const row of partsRows(netlist)) {
    y += 5.2;
    const cells = [row.refs, `${row.count}`, row.value, row.footprint];
    cells.forEach((cell, at) =>
      ops.push(lettering(cell, left + (columns[at] ?? 0), y, at === 2 ? bold : text)),
    );
    const note = wrapped(t(`option:print.box.notes.${row.kind}`), text, right - left - columns[4]);
    note.forEach((line, at) => ops.push(lettering(line, left + columns[4], y + at * lineHeight, text)));
    y += (note.length - 1) * lineHeight;
    ops.push(rule(y + 1.4));
  }
  y += 3;
  for (const key of ['wire', 'rest', 'price'] as const) {
    for (const line of wrapped(t(`option:print.box.also.${key}`), text, right - left)) {
      y += lineHeight;
      ops.push(lettering(line, left, y, text));
    }
    y += 1.6;
  }
  return ops;
}
