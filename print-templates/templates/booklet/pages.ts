import { pt } from '#shared/kernel/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Booklet } from '#shared/i18n/booklets.ts';
import { textWidth } from '../../fonts/index.ts';
import {
  asFigure,
  box,
  filled,
  lettering,
  rectOf,
  roundedBox,
  segment,
  stroked,
  wrapped,
  type Lettering,
} from '../../layout/draw.ts';
import { square, squareSide } from '../../layout/frame.ts';
import { guideStrip } from '../../layout/guide/strip.ts';
import { felt, feltInk, paperWhite, softInk, woodFace, woodInk } from '../../layout/inks.ts';
import type { DrawOp, Rect } from '../../layout/types.ts';
import {
  contentsLine,
  heading,
  paragraph,
  points,
  calculation,
  type Column,
} from '../../layout/typeset/blocks.ts';
import { drawRows, pagesOf, type Row } from '../../layout/typeset/row.ts';
import { wholeSheets } from '../../layout/imposition.ts';
import { cubeWall, type WallCube } from '../cube-wall.ts';
import { bookletGuide } from '../guides/flat.ts';

export type Page = (at: Rect) => readonly DrawOp[];

export interface BookletLook {
  readonly width: number;
  readonly height: number;
  readonly colour: boolean;
  readonly title: string;
  readonly wall: readonly (readonly WallCube[])[];
  readonly t: Translate;
}

/** The smallest page is half of A4 or Letter with wide printer margins, in millimetres. */
export const leastPage = { width: 110, height: 150 } as const;
/** Margins and type have scale 1 on this page. */
const usual = { width: 127, height: 184 } as const;
const margins = { inner: 14, outer: 12, top: 13, bottom: 16 } as const;

/** Type grows by the largest of these factors with which the text takes no more sheets. */
const larger = [1.16, 1.12, 1.08, 1.04, 1];

export function bookletPages(booklet: Booklet, look: BookletLook): readonly Page[] {
  const { width, height } = look;
  const scale = Math.max(1, Math.min(width / usual.width, height / usual.height, 1.5));
  const text = setText(booklet, look, scale);
  const count = wholeSheets(text.pages.length + 2);
  const { pages, column, room } =
    larger
      .map((more) => setText(booklet, look, scale * more))
      .find((set) => set.pages.length + 2 <= count && endsWell(set)) ?? text;
  const notes = Array.from({ length: count - 2 - pages.length }, () => notesRows(column, room, look.t));
  const inner = [...pages, ...notes].map((page, index): Page => {
    const number = index + 2;
    return (at) => [
      ...drawRows(page, { x: at.x + startOf(number) * column.scale, y: at.y + margins.top * column.scale }),
      ...foot(number, at, column.scale, look),
    ];
  });
  return [(at) => cover(at, booklet, look, scale), ...inner, (at) => back(at, look, scale)];
}

interface TextSet {
  readonly pages: readonly (readonly Row[])[];
  readonly column: Column;
  readonly room: number;
}

/** The last page must not be almost empty. */
function endsWell({ pages, room }: TextSet): boolean {
  const last = pages.at(-1) ?? [];
  return last.reduce((sum, { height, before }) => sum + height + before, 0) > room * 0.4;
}

function setText(booklet: Booklet, look: BookletLook, scale: number): TextSet {
  const column: Column = { width: look.width - (margins.inner + margins.outer) * scale, scale };
  const room = look.height - (margins.top + margins.bottom) * scale;
  const begins = new Map<string, number>();
  const rows = rowsOf(booklet, column, look, (section) => begins.get(section) ?? 0);
  const pages = pagesOf(
    rows.map(({ row }) => row),
    room,
  );
  const pageOfRow = pages.flatMap((page, index) => page.map(() => index + 2));
  rows.forEach(({ section }, index) => {
    if (section !== undefined && !begins.has(section)) begins.set(section, pageOfRow[index] ?? 0);
  });
  return { pages, column, room };
}

/** The inner margin lies at the fold: at the right of even pages, at the left of odd ones. */
function startOf(page: number): number {
  return page % 2 === 0 ? margins.outer : margins.inner;
}

interface NamedRow {
  readonly row: Row;
  readonly section?: string;
}

function rowsOf(
  { sections }: Booklet,
  column: Column,
  { colour, t }: BookletLook,
  pageOf: (section: string) => number,
): readonly NamedRow[] {
  const named = Object.entries(sections);
  const contents = named.map(([key, { title }], index) =>
    contentsLine(title, () => pageOf(key), column, index === 0),
  );
  const plain = (rows: readonly Row[]): readonly NamedRow[] => rows.map((row) => ({ row }));
  return [
    ...plain(heading(t('option:print.sheet.booklet.contents'), column)),
    ...plain(contents),
    ...named.flatMap(([key, { title, body, example }]) => [
      ...heading(title, column).map((row) => ({ row, section: key })),
      ...plain(
        body.flatMap((piece, index) =>
          typeof piece === 'string'
            ? paragraph(piece, column, index === 0 ? 'heading' : 'text')
            : points(piece, column),
        ),
      ),
      ...plain(example === undefined ? [] : calculation(example.title, example.rows, column, colour)),
    ]),
  ];
}

function notesRows(column: Column, room: number, t: Translate): readonly Row[] {
  const first = heading(t('option:print.sheet.booklet.notes'), column);
  const step = 8 * column.scale;
  const count = Math.floor((room - first.reduce((sum, { height }) => sum + height, 0)) / step) - 1;
  const lines = Array.from({ length: count }, (): Row => ({
    height: step,
    before: 0,
    binds: true,
    draw: ({ x, y }) => [
      segment(
        'guide',
        { x, y: y + step },
        { x: x + column.width, y: y + step },
        { ink: softInk, width: 0.1 },
      ),
    ],
  }));
  return [...first, ...lines];
}

function foot(number: number, at: Rect, scale: number, { title, t, colour }: BookletLook): readonly DrawOp[] {
  const side = 5.2 * scale;
  const y = at.y + at.height - (margins.bottom - 2.4) * scale;
  const left = number % 2 === 0;
  const x = left ? at.x + margins.outer * scale : at.x + at.width - margins.outer * scale - side * 1.32;
  const cube = cubeWall([[{ letter: '' }]], rectOf(x, y, side * 1.32, side * 1.32), colour ? 'full' : 'low');
  const figure = lettering(`${number}`, x + side / 2, y + side * 0.32 + side * 0.64, {
    font: 'franklin-semibold',
    size: 7.5 * scale,
    ink: woodInk,
    anchor: 'middle',
    purpose: 'guide',
  });
  return [
    ...asFigure(t('option:print.sheet.booklet.page', { page: number }), [...cube, figure]),
    lettering(title, left ? x + side * 1.32 + 3 : x - 3, y + side * 0.96, {
      font: 'franklin',
      size: 7.5 * scale,
      ink: softInk,
      anchor: left ? 'start' : 'end',
    }),
  ];
}

function cover(at: Rect, { line }: Booklet, look: BookletLook, scale: number): readonly DrawOp[] {
  const { colour, title, wall, t } = look;
  const inset = 8 * scale;
  const panel = rectOf(at.x + inset, at.y + inset, at.width - 2 * inset, at.height - 2 * inset);
  const middle = panel.x + panel.width / 2;
  const width = panel.width - 16 * scale;
  const name: Lettering = { font: 'besley-bold', size: 26 * scale, ink: feltInk, anchor: 'middle' };
  const size = Math.min(name.size, (name.size * width) / textWidth(name.font, title, pt(name.size)));
  const below: Lettering = { font: 'franklin', size: 10.5 * scale, ink: feltInk, anchor: 'middle' };
  const lines = wrapped(line, below, width);
  const kind: Lettering = { ...below, font: 'franklin-semibold', size: 11 * scale };
  const nameAt = panel.y + panel.height * 0.66;
  const cubes = rectOf(
    panel.x + 12 * scale,
    panel.y + 14 * scale,
    panel.width - 24 * scale,
    nameAt - panel.y - 34 * scale,
  );
  const ground = roundedBox(panel, 4 * scale);
  return [
    ...asFigure(t('option:print.sheet.booklet.cover'), [
      ...(colour ? [filled('ink', ground, felt)] : []),
      stroked('ink', ground, { ink: feltInk, width: 0.35 }),
      ...cubeWall(wall, cubes, colour ? 'full' : 'low'),
    ]),
    lettering(title, middle, nameAt, { ...name, size }),
    lettering(t('option:print.sheet.booklet.rules'), middle, nameAt + 8 * scale, kind),
    ...lines.map((text, index) =>
      lettering(text, middle, panel.y + panel.height - (10 + (lines.length - 1 - index) * 5) * scale, below),
    ),
  ];
}

const guideRoom = 6;

/** The back cover has the guide to making the booklet and the 50 mm square, since neither is needed during play. */
function back(at: Rect, { colour, wall, t }: BookletLook, scale: number): readonly DrawOp[] {
  const middle = at.x + at.width / 2;
  const bottom = at.y + at.height - 14 * scale;
  const style: Lettering = { font: 'franklin', size: 8 * scale, ink: softInk, anchor: 'middle' };
  const leading = 4 * scale;
  const lines = wrapped(t('option:print.sheet.booklet.back'), style, 64 * scale);
  const top = bottom - squareSide;
  const cubes = rectOf(middle - 22 * scale, at.y + 12 * scale, 44 * scale, 26 * scale);
  const words = cubes.y + cubes.height + 8 * scale;
  const steps = bookletGuide(t);
  const guide = guideStrip(steps, steps.length, (at.width - 2 * guideRoom - 2 * 4) / steps.length);
  const below = words + lines.length * leading;
  const guideAt = { x: middle - guide.width / 2, y: below + (top - 4 - below - guide.height) / 2 };
  return [
    ...asFigure(t('option:print.sheet.booklet.backPicture'), cubeWall(wall, cubes, colour ? 'full' : 'low')),
    ...lines.map((text, index) => lettering(text, middle, words + index * leading, style)),
    ...(colour
      ? [
          filled(
            'guide',
            box(rectOf(middle - squareSide / 2 - 4, top - 4, squareSide + 8, squareSide + 8)),
            woodFace,
          ),
          filled(
            'guide',
            box(rectOf(middle - squareSide / 2 - 1, top - 1, squareSide + 2, squareSide + 2)),
            paperWhite,
          ),
        ]
      : []),
    ...asFigure(t('option:print.guides.title'), guide.draw(guideAt)),
    ...square(middle - squareSide / 2, top, t),
  ];
}
