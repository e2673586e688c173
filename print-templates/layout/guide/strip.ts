import { box, lettering, rectOf, stroked, type Lettering, type Point } from '../draw.ts';
import { sheetInk, softInk } from '../inks.ts';
import type { DrawOp } from '../sheet.ts';
import { wrapped } from '../wrapped.ts';
import { picture, type View } from './picture.ts';
import type { Scene } from './scene.ts';

/** A picture of a guide and the sentence under it. */
export interface GuideStep {
  readonly scene: Scene;
  readonly view: View;
  readonly caption: string;
}

/** A guide in so many columns: its size, and its drawing at a place. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  readonly draw: (at: Point) => readonly DrawOp[];
}

/** How pictures are set: beside what is made, or large on a sheet of their own. Millimetres. */
export interface StripStyle {
  readonly gap: Point;
  readonly numeral: Lettering;
  readonly caption: Lettering;
  /** Of the caption, from the left of its picture. */
  readonly indent: number;
  /** From the picture to the first baseline, and from line to line. */
  readonly foot: number;
  readonly line: number;
}

/** Of a picture with its number and caption, in millimetres. */
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
/** Height of a picture for its width. */
const shape = 30 / 44;

/** Numbered pictures with their captions, at most so many beside each other, each so many millimetres wide. */
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
  // Small things are not blown up: beside others a cube of 8 mm would look like a box.
  const mostScale = 1.2 * Math.max(1, width / usualWidth);
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
          ...picture(scene, room, view, mostScale),
          lettering(`${index + 1}`, left, foot, style.numeral),
          ...(captions[index] ?? []).map((line, row) =>
            lettering(line, left + style.indent, foot + row * style.line, style.caption),
          ),
        ];
      }),
  };
}

/** Every shape that a guide can take, the widest first. */
export function guideShapes(steps: readonly GuideStep[]): readonly Strip[] {
  return steps.map((_, index) => guideStrip(steps, steps.length - index));
}
