import { box, lettering, rectOf, stroked, wrapped, type Lettering, type Point } from '../draw.ts';
import { sheetInk, softInk } from '../inks.ts';
import type { DrawOp, GuideStep } from '../types.ts';
import { mostScale, picture } from './picture.ts';

export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly draw: (at: Point) => readonly DrawOp[];
}

export interface StripStyle {
  readonly gap: Point;
  readonly numeral: Lettering;
  readonly caption: Lettering;
  readonly indent: number;
  /** `foot` is the distance from the picture to the first baseline, `line` from line to line. */
  readonly foot: number;
  readonly line: number;
}

export const pictureGap = 4;
const caption: Lettering = { font: 'franklin', size: 7, ink: sheetInk, purpose: 'guide' };
const small: StripStyle = {
  gap: { x: pictureGap, y: pictureGap },
  numeral: { ...caption, font: 'franklin-bold', size: 8 },
  caption,
  indent: 4.5,
  foot: 3.4,
  line: 3.1,
};

const usualWidth = 44;
const shape = 30 / 44;

/** `columns` is the most pictures side by side; `width` is that of a picture in millimetres. */
export function guideStrip(
  steps: readonly GuideStep[],
  columns: number,
  width: number = usualWidth,
  style: StripStyle = small,
): Strip {
  const { gap } = style;
  const high = width * shape;
  const rows = Math.ceil(steps.length / columns);
  const captions = steps.map((step) => wrapped(step.caption, style.caption, width - style.indent - 0.5));
  const lines = Math.max(...captions.map(({ length }) => length));
  const height = high + style.foot + (lines - 1) * style.line + 1.7;
  const across = Math.min(columns, steps.length);
  const scale = mostScale * Math.max(1, width / usualWidth);
  return {
    width: across * width + (across - 1) * gap.x,
    height: rows * height + (rows - 1) * gap.y,
    draw: ({ x, y }) =>
      steps.flatMap(({ scene, view }, index) => {
        const left = x + (index % columns) * (width + gap.x);
        const top = y + Math.floor(index / columns) * (height + gap.y);
        const room = rectOf(left + 2, top + 2, width - 4, high - 4);
        const foot = top + high + style.foot;
        return [
          stroked('guide', box(rectOf(left, top, width, high)), { ink: softInk, width: 0.1 }),
          ...picture(scene, room, view, scale),
          lettering(`${index + 1}`, left, foot, style.numeral),
          ...(captions[index] ?? []).map((line, row) =>
            lettering(line, left + style.indent, foot + row * style.line, style.caption),
          ),
        ];
      }),
  };
}

export function guideShapes(steps: readonly GuideStep[]): readonly Strip[] {
  return steps.map((_, index) => guideStrip(steps, steps.length - index));
}
