import type { Translate } from '#shared/i18n/index.ts';
import { ok, pt, refuse, type Result } from '#shared/kernel/index.ts';
import { textWidth } from '../fonts/index.ts';
import { lettering, wrapped, type Lettering } from './draw.ts';
import { checkGlyphs, inkOf } from './facts.ts';
import { leastText, type Frame } from './frame.ts';
import { sheetInk, softInk } from './inks.ts';
import { paperNumbers, papersOf } from './imposition.ts';
import type { DrawOp, Heading, Sheet, SheetSet } from './types.ts';
import type { LayoutProblem } from './product.ts';

/** A heading is drawn last, when the number of sheets is known; instructions stay whole, the name is shortened. */
const title: Lettering = { font: 'franklin-bold', size: 7.5, ink: sheetInk, purpose: 'guide' };
const note: Lettering = { font: 'franklin', size: leastText, ink: softInk, anchor: 'end', purpose: 'guide' };

const baselines = { single: 3.4, upper: 3.1, lower: 5.8 } as const;
const gap = 4;
const leastTitle = 14;

export function headingOf({ printable: at }: Frame, ...how: readonly string[]): Heading {
  return { how, shape: 'band', at };
}

/** Numbers the sheets of the set and replaces earlier headings. Refuses a character that a font cannot show. */
export function withHeadings(set: SheetSet, t: Translate): Result<SheetSet, LayoutProblem> {
  const numbers = paperNumbers(set.sheets);
  const sheets = papersOf(set.sheets);
  let ink = 0;
  const headings: Sheet[] = [];
  const headed = set.sheets.map((one, index): Sheet => {
    if (one.heading === undefined) return one;
    const [old, rest] = [one.ops.filter(isHeading), one.ops.filter((op) => !isHeading(op))];
    const drawn = headingOps(one.label, one.heading, { sheet: numbers[index] ?? 0, sheets }, t);
    ink += inkOf(drawn) - inkOf(old);
    headings.push({ ...one, ops: drawn });
    return { ...one, ops: [...drawn, ...rest] };
  });
  const missing = checkGlyphs(headings);
  if (missing !== undefined) return refuse(missing);
  const paper = set.sheets.reduce((sum, { width, height }) => sum + width * height, 0);
  const inkCoverage = set.facts.inkCoverage + ink / paper;
  return ok({ ...set, sheets: headed, facts: { ...set.facts, inkCoverage } });
}

export function draftHeading(label: string, heading: Heading, t: Translate): readonly DrawOp[] {
  return headingOps(label, heading, widest, t);
}

interface Count {
  readonly sheet: number;
  readonly sheets: number;
}

/** The layout depends only on this count, so that a sheet looks the same in a kit and by itself. */
const widest: Count = { sheet: 888, sheets: 888 };

function headingOps(label: string, heading: Heading, count: Count, t: Translate): readonly DrawOp[] {
  const countOf = (number: Count): string => t('option:print.sheet.count', { ...number });
  const actual = t('option:print.sheet.actualSize');
  const ops =
    heading.shape === 'band'
      ? bandOps(label, heading, `${countOf(widest)} ${actual}`, `${countOf(count)} ${actual}`)
      : linesOps(label, heading, [countOf(count), actual, ...heading.how]);
  return ops.map((op) => (op.kind === 'text' ? { ...op, furniture: 'heading' as const } : op));
}

function bandOps(label: string, heading: Heading, wide: string, actual: string): readonly DrawOp[] {
  const { x, y, width } = heading.at;
  const how = heading.how.join(' ');
  const right = x + width;
  if (widthOf(title, label) + gap + widthOf(note, `${wide} ${how}`) <= width)
    return [
      lettering(label, x, y + baselines.single, title),
      lettering(`${actual} ${how}`.trim(), right, y + baselines.single, note),
    ];
  const [above, below] = split(wide, how, width);
  const name = shortened(label, width - gap - widthOf(note, `${wide} ${above}`.trim()));
  return [
    ...(name === '' ? [] : [lettering(name, x, y + baselines.upper, title)]),
    lettering(`${actual} ${above}`.trim(), right, y + baselines.upper, note),
    ...(below === '' ? [] : [lettering(below, x, y + baselines.lower, { ...note, anchor: 'start' })]),
  ];
}

const step = 3.3;
const firstLine = 3.4;

function linesOps(label: string, { at }: Heading, sentences: readonly string[]): readonly DrawOp[] {
  const { x, y, width, height } = at;
  const line: Lettering = { ...note, anchor: 'start' };
  const isFlat = height < leastLines;
  const lines = isFlat ? [sentences.join(' ')] : sentences.flatMap((text) => wrapped(text, line, width));
  const most = Math.max(1, Math.floor((height - firstLine - 0.5) / step) + 1 - lines.length);
  const titles = wrapped(label, title, width);
  const shown = titles.slice(0, most);
  if (titles.length > most) shown[most - 1] = shortened(titles.slice(most - 1).join(' '), width);
  return [...shown, ...lines].map((text, row) => {
    const below = row < shown.length ? 0 : 0.5;
    return lettering(text, x, y + firstLine + row * step + below, row < shown.length ? title : line);
  });
}

/** Below this height in millimetres the sentences share a line. */
const leastLines = 10;

/** The instructions get a line of their own; if it is too short, the first words go to the line above. */
function split(actual: string, how: string, width: number): readonly [above: string, below: string] {
  if (widthOf(note, how) <= width) return ['', how];
  const room = width - widthOf(note, `${actual} `);
  const [above = ''] = wrapped(how, note, room);
  return widthOf(note, above) > room ? ['', how] : [above, how.slice(above.length).trim()];
}

function shortened(label: string, room: number): string {
  if (widthOf(title, label) <= room) return label;
  if (room < leastTitle) return '';
  let name = label;
  while (name !== '' && widthOf(title, `${name}…`) > room) name = name.slice(0, -1).trimEnd();
  return `${name.replace(/[,:]$/u, '')}…`;
}

function widthOf({ font, size }: Lettering, text: string): number {
  return textWidth(font, text, pt(size));
}

function isHeading(op: DrawOp): boolean {
  return op.kind === 'text' && op.furniture === 'heading';
}
