import type { Translate } from '#shared/i18n/index.ts';
import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../../fonts/index.ts';
import { box, filled, lettering, rectOf, segment, stroked, type Lettering } from '../../layout/draw.ts';
import {
  outlineWidths,
  sheetInk,
  softInk,
  woodFace,
  woodInk,
  woodRail,
  type InkMode,
} from '../../layout/inks.ts';
import type { DrawOp, Rect } from '../../layout/types.ts';
import { cellLabel, headFont, labelFont, labelSize, leafSizes, lineLabel, type PadPlan } from './plan.ts';

export interface LeafLook {
  readonly ink: InkMode;
  readonly players: number;
  readonly notes: readonly string[];
  readonly t: Translate;
}

const thin: Readonly<Record<InkMode, number>> = { full: 0.15, low: 0.12, outline: 0.05 };
const thick: Readonly<Record<InkMode, number>> = { full: 0.4, low: 0.35, outline: 0.1 };

export function padLeaf(leaf: Rect, plan: PadPlan, look: LeafLook): readonly DrawOp[] {
  return [
    ...(look.ink === 'full' ? grounds(plan) : []),
    ...grid(plan, look),
    ...title(leaf, look),
    ...heads(plan, look),
    ...labels(plan, look),
    ...look.notes.map((line, index) =>
      lettering(
        line,
        plan.table.x,
        plan.table.y + plan.table.height + 4 + index * leafSizes.note,
        small(look, { font: 'franklin', ink: softInk }),
      ),
    ),
  ];
}

function small({ ink }: LeafLook, more: Partial<Lettering> = {}): Lettering {
  return {
    font: labelFont,
    size: labelSize,
    ink: sheetInk,
    outline: ink === 'outline' ? 0.06 : undefined,
    ...more,
  };
}

function rowTop({ firstRow, rowHeight }: PadPlan, row: number): number {
  return firstRow + row * rowHeight;
}

function grounds(plan: PadPlan): readonly DrawOp[] {
  const { table, form, rows, rowHeight, firstRow } = plan;
  const band = (y: number, height: number, ink: string) =>
    filled('ink', box(rectOf(table.x, y, table.width, height)), ink);
  const { rows: kind } = form;
  const tinted = Array.from({ length: rows }, (_, row) => row).filter((row) =>
    typeof kind === 'string' ? row % 2 === 1 : kind[row % kind.length] === 'roundScore',
  );
  return [
    band(table.y, firstRow - table.y, woodRail),
    ...tinted.map((row) => band(rowTop(plan, row), rowHeight, woodFace)),
    band(rowTop(plan, rows), form.closing.length * rowHeight, woodFace),
    band(rowTop(plan, rows + form.closing.length - 1), rowHeight, woodRail),
  ];
}

function grid(plan: PadPlan, { ink, players }: LeafLook): readonly DrawOp[] {
  const { table, form, rows, widths, firstPlayer, playerWidth, firstRow } = plan;
  const fine = { ink: woodInk, width: thin[ink] };
  const bold = { ink: woodInk, width: thick[ink] };
  const [right, bottom] = [table.x + table.width, table.y + table.height];
  const across = (y: number, pen: typeof fine) => segment('ink', { x: table.x, y }, { x: right, y }, pen);
  const block = typeof form.rows === 'string' ? rows : form.rows.length;
  const count = rows + form.closing.length;
  const between = Array.from({ length: count }, (_, row) => {
    const isBold = row === rows || row === count - 1 || (row <= rows && row % block === 0);
    return across(rowTop(plan, row), isBold ? bold : fine);
  });
  const cells = Array.from({ length: players }, (_, player) => firstPlayer + player * playerWidth).flatMap(
    (x) => {
      let at = x;
      const inner = widths.slice(0, -1).map((width) => {
        at += width;
        return segment(
          'ink',
          { x: at, y: firstRow - leafSizes.heads },
          { x: at, y: rowTop(plan, rows) },
          fine,
        );
      });
      return [segment('ink', { x, y: table.y }, { x, y: bottom }, bold), ...inner];
    },
  );
  return [...between, ...cells, stroked('ink', box(table), bold)];
}

function title(leaf: Rect, look: LeafLook): readonly DrawOp[] {
  const { t, ink } = look;
  const y = leaf.y + leafSizes.glue + 5.4;
  const left = leaf.x + leafSizes.side;
  const right = leaf.x + leaf.width - leafSizes.side;
  const date = t('option:print.sheet.pad.date');
  const line = 22;
  const label = small(look, { anchor: 'end', font: 'franklin' });
  const dateWidth = textWidth(label.font, date, pt(label.size)) + line + 1.5;
  const name = t('option:print.sheet.pad.title');
  const room = right - left - dateWidth - 5;
  const size = Math.min(15, (15 * room) / textWidth('besley-semibold', name, pt(15)));
  return [
    lettering(name, left, y, { font: 'besley-semibold', size, ink: woodInk, outline: outlineWidths[ink] }),
    lettering(date, right - line - 1.5, y, label),
    segment(
      'ink',
      { x: right - line, y: y + 0.6 },
      { x: right, y: y + 0.6 },
      { ink: woodInk, width: thin[ink] },
    ),
  ];
}

function heads(plan: PadPlan, look: LeafLook): readonly DrawOp[] {
  const { table, cells, widths, firstPlayer, playerWidth, form, firstRow } = plan;
  const { t, players, ink } = look;
  const starts = Array.from({ length: players }, (_, player) => firstPlayer + player * playerWidth);
  const baseline = firstRow - 1.5;
  const middle = small(look, { anchor: 'middle', font: headFont });
  const named = form.cells.length > 1 ? cells : [];
  const columns = starts.flatMap((start) => {
    let x = start;
    return named.map(({ name }, index) => {
      const width = widths[index] ?? 0;
      x += width;
      return lettering(cellLabel(name, t), x - width / 2, baseline, middle);
    });
  });
  return [
    lettering(t('option:print.sheet.pad.name'), table.x + 1.2, table.y + leafSizes.name / 2 + 1, small(look)),
    ...columns,
    ...(form.tick === undefined ? [] : starts.flatMap((x) => tick(x, plan, look, ink))),
    ...(firstRow - table.y > leafSizes.name
      ? [
          segment(
            'ink',
            { x: table.x, y: table.y + leafSizes.name },
            { x: table.x + table.width, y: table.y + leafSizes.name },
            { ink: woodInk, width: thin[ink] },
          ),
        ]
      : []),
  ];
}

function tick(x: number, plan: PadPlan, look: LeafLook, ink: InkMode): readonly DrawOp[] {
  const word = look.t('option:print.sheet.pad.skip');
  const side = 3;
  const right = x + plan.playerWidth - 1.2;
  const y = plan.table.y + leafSizes.name - 1.2;
  return [
    stroked('ink', box(rectOf(right - side, y - side, side, side)), { ink: woodInk, width: thin[ink] }),
    lettering(word, right - side - 0.8, y - 0.4, small(look, { anchor: 'end', font: 'franklin' })),
  ];
}

function labels(plan: PadPlan, look: LeafLook): readonly DrawOp[] {
  const { table, form, rows, rowHeight } = plan;
  const { rows: kind } = form;
  const at = (text: string, row: number, more: Partial<Lettering> = {}) =>
    lettering(text, table.x + 1.2, rowTop(plan, row) + rowHeight / 2 + 0.9, small(look, more));
  const written = Array.from({ length: rows }, (_, row): readonly DrawOp[] => {
    if (kind === 'words') return [];
    if (typeof kind === 'string') return [at(`${row + 1}`, row, { font: 'franklin', ink: softInk })];
    const line = kind[row % kind.length] ?? 'roundScore';
    const font = line === 'roundScore' ? labelFont : 'franklin';
    const round = Math.floor(row / kind.length) + 1;
    return [
      at(line === 'roundScore' ? `${lineLabel(line, look.t)} ${round}` : lineLabel(line, look.t), row, {
        font,
      }),
    ];
  });
  return [
    ...written.flat(),
    ...form.closing.map((line, index) =>
      at(lineLabel(line, look.t), rows + index, { font: line === 'total' ? 'franklin-bold' : 'franklin' }),
    ),
  ];
}
