import type { Translate } from '#shared/i18n/index.ts';
import { asFigure, lettering, segment, type Lettering, type Point } from '../../layout/draw.ts';
import { header, rulers, square, squareSide, type Frame } from '../../layout/frame.ts';
import { guideStrip, pictureGap, type GuideStep } from '../../layout/guide/strip.ts';
import { sheetInk, softInk } from '../../layout/inks.ts';
import type { DrawOp, Material, Part, Sheet } from '../../layout/sheet.ts';
import { wrapped } from '../../layout/wrapped.ts';

/** A part as it is called where the set has been named, and what to do with it. */
export interface KitLine extends Part {
  readonly name: string;
  readonly how: string;
}

interface KitGuide {
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

export interface KitContents {
  readonly frame: Frame;
  readonly lines: readonly KitLine[];
  /** Of parts whose sheets had no room for them. */
  readonly guides: readonly KitGuide[];
  /** What each sheet of the parts is printed on, both sides one. */
  readonly papers: readonly Material[];
  /** What no sheet becomes and a game needs all the same, each in a sentence. */
  readonly bought: readonly string[];
}

const title: Lettering = { font: 'besley-bold', size: 20, ink: sheetInk };
const head: Lettering = { font: 'franklin-bold', size: 10, ink: sheetInk };
const text: Lettering = { font: 'franklin', size: 9, ink: sheetInk };
const figure: Lettering = { ...text, anchor: 'end' };
const lineHeight = 4.4;
/** Above the heading of a guide, and between it and its pictures, in millimetres. */
const guideGap = { above: 5, below: 2 } as const;
/** Of a picture at most, and between two; from the left, in millimetres. */
const [guideWidth, guideInset] = [44, 4];

/**
 * The first sheets of a kit: what is in it, what to buy, and what to make in which order; after that the guides that had no
 * room on sheets of their part, which would have cost a sheet of card each.
 */
export function kitSheets(contents: KitContents, t: Translate): readonly Sheet[] {
  const { frame, lines, guides, papers, bought } = contents;
  // Plain paper is bought in any case, so that no sheet of guides moves what stands above them.
  const { end } = coverOps(frame, lines, [...papers, 'plain'], bought, t);
  const laid = layGuides(guides, frame, end);
  const cover = coverOps(frame, lines, [...papers, ...laid.map(() => 'plain' as const)], bought, t);
  const { live, paper } = frame;
  const check = square(live.x + live.width - squareSide, live.y + live.height - squareSide, t);
  return laid.map((guide, index): Sheet => {
    const name = t(index === 0 ? 'option:print.kit.title' : 'option:print.guides.title');
    return {
      label: name,
      side: 'front',
      isAbout: true,
      ...paper,
      ops: [
        ...header(frame, { title: name, how: '', sheet: index + 1, sheets: laid.length }, t),
        ...rulers(frame),
        ...(index === 0 ? [...check, ...cover.ops] : []),
        ...guide,
      ],
    };
  });
}

/** Pictures under the name of their part, one part below the other, from `top` of the first sheet on. */
function layGuides(
  guides: readonly KitGuide[],
  { live }: Frame,
  top: number,
): readonly (readonly DrawOp[])[] {
  const sheets: DrawOp[][] = [[]];
  const most = Math.max(...guides.map(({ steps }) => steps.length));
  // All in one row, all pictures of one size.
  const width = Math.min(guideWidth, (live.width - guideInset - (most - 1) * pictureGap) / most);
  let y = top;
  for (const { title: name, steps } of guides) {
    const strip = guideStrip(steps, most, width);
    const high = guideGap.above + guideGap.below + strip.height;
    // On the first sheet the square stands at the lower right.
    const isAbove = sheets.length === 1 && guideInset + strip.width > live.width - squareSide - pictureGap;
    const room = live.y + live.height - (isAbove ? squareSide : 0) - y;
    if (high > room) {
      sheets.push([]);
      y = live.y;
    }
    const at: Point = { x: live.x + guideInset, y: y + guideGap.above + guideGap.below };
    sheets
      .at(-1)
      ?.push(...asFigure(name, [lettering(name, at.x, y + guideGap.above, head), ...strip.draw(at)]));
    y += high;
  }
  return sheets;
}

/** What stands on the first sheet, and where it ends. */
function coverOps(
  { live }: Frame,
  lines: readonly KitLine[],
  papers: readonly Material[],
  bought: readonly string[],
  t: Translate,
): { readonly ops: readonly DrawOp[]; readonly end: number } {
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
  ops.push(lettering(t('option:print.kit.buy'), left, y, head));
  y += lineHeight + 1;
  for (const [material, some] of Map.groupBy(papers, (one) => one)) {
    write(t(`option:print.kit.materials.${material}`, { count: some.length }), text);
  }
  for (const words of bought) write(words, text);
  write(t('option:print.kit.tools'), text);
  y += 4;
  ops.push(lettering(t('option:print.kit.steps'), left, y, head));
  y += lineHeight + 1;
  // A hanging number, so that the eye finds the steps.
  const step = (number: number, words: string): void => {
    ops.push(lettering(`${number}.`, left, y, { ...text, font: 'franklin-semibold' }));
    write(words, text, left + stepIndent);
    y += 0.8;
  };
  step(1, t('option:print.kit.measure'));
  lines.forEach((line, index) => step(index + 2, `${line.name}. ${line.how}${lastingOf(line, t)}`));
  return { ops, end: y };
}

const stepIndent = 6;
/** Minutes below which figures would promise too much: glue dries, and a hand looks for its knife. */
const few = 5;

function lastingOf({ time }: KitLine, t: Translate): string {
  if (time === undefined) return '';
  if (time.unit === 'minutes' && time.count < few) return ` ${t('option:print.kit.fewMinutes')}`;
  return ` ${t(`option:print.kit.time.${time.unit}`, { count: time.count })}`;
}
