import type { Translate } from '#shared/i18n/index.ts';
import { lettering, segment, type Lettering } from '../../layout/draw.ts';
import { header, rulers, square, squareSide, type Frame } from '../../layout/frame.ts';
import { sheetInk, softInk } from '../../layout/inks.ts';
import type { DrawOp, Part, Sheet } from '../../layout/sheet.ts';
import { wrapped } from '../../layout/wrapped.ts';

const title: Lettering = { font: 'besley-bold', size: 20, ink: sheetInk };
const head: Lettering = { font: 'franklin-bold', size: 10, ink: sheetInk };
const text: Lettering = { font: 'franklin', size: 9, ink: sheetInk };
const figure: Lettering = { ...text, anchor: 'end' };
const lineHeight = 4.4;

/** The first sheet of a kit: what is in it, what to buy, and what to make in which order. */
export function kitCover(frame: Frame, lines: readonly Part[], t: Translate): Sheet {
  const { live, paper } = frame;
  const heading = t('option:print.kit.title');
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
  ops.push(lettering(heading, left, y, title));
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
      lettering(line.title, left, y, text),
      lettering(`${line.pieces}`, right - 24, y, figure),
      lettering(`${line.sheets}`, right, y, figure),
    );
    y += 1.8;
  }
  y += 7;
  ops.push(lettering(t('option:print.kit.buy'), left, y, head));
  y += lineHeight + 1;
  for (const [material, some] of Map.groupBy(lines, (line) => line.material)) {
    const count = some.reduce((sum, line) => sum + line.sheets, 0);
    write(t(`option:print.kit.materials.${material}`, { count }), text);
  }
  write(t('option:print.kit.tools'), text);
  y += 4;
  ops.push(lettering(t('option:print.kit.steps'), left, y, head));
  y += lineHeight + 1;
  write(`1. ${t('option:print.kit.measure')}`, text);
  lines.forEach((line, index) => {
    const { time } = line;
    const how = `${index + 2}. ${line.title}. ${t(`option:print.products.${line.template}.how`)}`;
    const lasts =
      time === undefined ? '' : ` ${t(`option:print.kit.time.${time.unit}`, { count: time.count })}`;
    write(`${how}${lasts}`, text);
  });
  return {
    label: heading,
    side: 'front',
    ...paper,
    ops: [
      ...header(frame, { title: heading, how: '', sheet: 1, sheets: 1 }, t),
      ...rulers(frame),
      ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
      ...ops,
    ],
  };
}
