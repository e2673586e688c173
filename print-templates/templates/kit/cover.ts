import type { Translate } from '#shared/i18n/index.ts';
import { pt } from '#shared/kernel/index.ts';
import { textWidth } from '../../fonts/index.ts';
import {
  asFigure,
  lettering,
  rectOf,
  segment,
  wrapped,
  type Lettering,
  type Point,
} from '../../layout/draw.ts';
import { rulers, square, squareSide, type Frame } from '../../layout/frame.ts';
import { headingOf } from '../../layout/headings.ts';
import { largePictures } from '../../layout/guide/guide-page.ts';
import { guideStrip, pictureGap } from '../../layout/guide/strip.ts';
import { sheetInk, softInk } from '../../layout/inks.ts';
import { batchOf, type Printing } from '../../layout/packing/batches.ts';
import { chunks } from '../../layout/sheet-set.ts';
import type { DrawOp, KitItem, Rect, Sheet, GuideStep } from '../../layout/types.ts';
import { workText } from '../../making/work-text.ts';

/** `name` omits the set, which is named above it. */
export interface KitLine extends KitItem {
  readonly name: string;
}

interface KitGuide {
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

export interface KitContents {
  readonly frame: Frame;
  readonly lines: readonly KitLine[];
  readonly guides: readonly KitGuide[];
  readonly file: string;
  /** There is one entry per paper of the parts; both sides count as one. */
  readonly papers: readonly Printing[];
  readonly bought: readonly string[];
}

const title: Lettering = { font: 'besley-bold', size: 20, ink: sheetInk };
const head: Lettering = { font: 'franklin-bold', size: 10, ink: sheetInk };
const text: Lettering = { font: 'franklin', size: 9, ink: sheetInk };
const strong: Lettering = { ...text, font: 'franklin-semibold' };
const figure: Lettering = { ...text, anchor: 'end' };
const lineHeight = 4.4;
const guideGap = { above: 5, below: 2 } as const;
const [guideWidth, guideInset] = [42, 4];

/** The first sheets list contents, purchases and work, then show guides that would cost a sheet of card each. */
export function kitSheets(contents: KitContents, t: Translate): readonly Sheet[] {
  const { frame, guides } = contents;
  // At least one plain sheet exists, so the number of guide sheets does not move the text above the guides.
  const { end } = coverOps(contents, 1, t);
  const laid = layGuides(guides, frame, end);
  const cover = coverOps(contents, laid.length, t);
  const { live, paper } = frame;
  const check = square(live.x + live.width - squareSide, live.y + live.height - squareSide, t);
  return laid.map((guide, index): Sheet => {
    const name = t(index === 0 ? 'option:print.kit.title' : 'option:print.guides.title');
    return {
      label: name,
      side: 'front',
      isAbout: true,
      batch: batchOf(ownPaper),
      ...paper,
      heading: headingOf(frame),
      ops: [...rulers(frame), ...(index === 0 ? [...check, ...cover.ops] : []), ...guide],
    };
  });
}

/** Guides stand below `top` on the first sheet while there is room; the others are large on further sheets. */
function layGuides(
  guides: readonly KitGuide[],
  { live }: Frame,
  top: number,
): readonly (readonly DrawOp[])[] {
  const most = Math.max(...guides.map(({ steps }) => steps.length));
  // The longest guide fits in one row, and all pictures have one size.
  const width = Math.min(guideWidth, (live.width - guideInset - (most - 1) * pictureGap) / most);
  const first: DrawOp[] = [];
  let y = top;
  for (const [index, { title: name, steps }] of guides.entries()) {
    const strip = guideStrip(steps, most, width);
    const high = guideGap.above + guideGap.below + strip.height;
    const isAbove = guideInset + strip.width > live.width - squareSide - pictureGap;
    if (high > live.y + live.height - (isAbove ? squareSide : 0) - y) {
      return [
        first,
        ...chunks(guides.slice(index), partsOnSheet(live)).map((some) => largeGuides(some, live)),
      ];
    }
    const at: Point = { x: live.x + guideInset, y: y + guideGap.above + guideGap.below };
    first.push(...asFigure(name, [lettering(name, at.x, y + guideGap.above, head), ...strip.draw(at)]));
    y += high;
  }
  return [first];
}

/** A guide with large pictures is at least `leastPart` high, of which its name takes `nameHeight`, in millimetres. */
const [leastPart, nameHeight] = [75, 16];

function partsOnSheet({ height }: Rect): number {
  return Math.max(1, Math.floor(height / leastPart));
}

function largeGuides(guides: readonly KitGuide[], live: Rect): readonly DrawOp[] {
  const high = live.height / guides.length;
  return guides.flatMap(({ title: name, steps }, index) => {
    const [x, y] = [live.x + guideInset, live.y + index * high];
    const room = rectOf(x, y + nameHeight, live.width - 2 * guideInset, high - nameHeight);
    const pictures = largePictures(steps, [room]) ?? [];
    return asFigure(name, [lettering(name, x, y + nameHeight - 6, { ...title, size: 16 }), ...pictures]);
  });
}

const ownPaper: Printing = { material: 'plain', duplex: 'none' };

/** `end` is where the text of the cover ends; `sheets` counts the sheets that belong to the kit itself. */
function coverOps(
  { frame: { live }, file, lines, papers: ofParts, bought }: KitContents,
  sheets: number,
  t: Translate,
): { readonly ops: readonly DrawOp[]; readonly end: number } {
  const papers = [...Array.from({ length: sheets }, () => ownPaper), ...ofParts];
  const left = live.x + 4;
  const right = live.x + live.width - 2;
  const ops: DrawOp[] = [];
  let y = live.y + 12;
  const write = (words: string, style: Lettering, x = left): void => {
    for (const line of wrapped(words, style, right - x)) {
      ops.push(lettering(line, x, y, style));
      y += lineHeight;
    }
  };
  ops.push(lettering(t('option:print.kit.title'), left, y, title));
  y += 11;
  ops.push(
    lettering(t('option:print.kit.contents'), left, y, head),
    lettering(t('option:print.kit.pieces'), right - 24, y, figure),
    lettering(t('option:print.kit.sheets'), right, y, figure),
  );
  y += 1.8;
  for (const line of lines) {
    ops.push(segment('guide', { x: left, y }, { x: right, y }, { ink: softInk, width: 0.12 }));
    y += lineHeight;
    ops.push(
      lettering(line.name, left, y, text),
      lettering(`${line.pieces}`, right - 24, y, figure),
      lettering(`${line.sheets}`, right, y, figure),
    );
    y += 1.8;
  }
  y += 6;
  ops.push(
    lettering(t('option:print.kit.files'), left, y, head),
    lettering(t('option:print.kit.sheets'), right, y, figure),
  );
  y += 1.8;
  const files = [...Map.groupBy(papers, batchOf)].map(([batch, some]) => {
    const [{ material, duplex }] = some as [Printing];
    const on = t(`option:print.kit.papers.${material}`);
    const sides = t(`option:print.kit.sides.${duplex}`);
    return {
      name: `${file}-${batch}.pdf`,
      says: t('option:print.kit.printOn', { on, sides }),
      sheets: `${some.length}`,
    };
  });
  const widest = (words: readonly string[], style: Lettering): number =>
    Math.max(...words.map((word) => textWidth(style.font, word, pt(style.size))));
  const column =
    left +
    widest(
      files.map(({ name }) => name),
      strong,
    ) +
    5;
  const isBeside =
    column +
      widest(
        files.map(({ says }) => says),
        text,
      ) <
    right - 10;
  for (const { name, says, sheets: count } of files) {
    ops.push(segment('guide', { x: left, y }, { x: right, y }, { ink: softInk, width: 0.12 }));
    y += lineHeight;
    ops.push(lettering(name, left, y, strong), lettering(count, right, y, figure));
    if (!isBeside) y += lineHeight;
    ops.push(lettering(says, isBeside ? column : left, y, text));
    y += 1.8;
  }
  y += 6;
  ops.push(lettering(t('option:print.kit.buy'), left, y, head));
  y += lineHeight + 1;
  for (const [material, some] of Map.groupBy(papers, (one) => one.material)) {
    write(t(`option:print.kit.materials.${material}`, { count: some.length }), text);
  }
  for (const words of bought) write(words, text);
  write(t('option:print.kit.tools'), text);
  y += 4;
  ops.push(lettering(t('option:print.kit.steps'), left, y, head));
  y += lineHeight + 1;
  const step = (number: number, words: string): void => {
    ops.push(lettering(`${number}.`, left, y, strong));
    write(words, text, left + stepIndent);
    y += 0.8;
  };
  step(1, t('option:print.kit.measure'));
  lines.forEach((line, index) => step(index + 2, `${line.name}. ${t(line.how)}${lastingOf(line, t)}`));
  return { ops, end: y };
}

const stepIndent = 6;

function lastingOf({ time }: KitLine, t: Translate): string {
  return time === undefined ? '' : ` ${workText(time, t)}`;
}
