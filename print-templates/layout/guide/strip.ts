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

/** Of a picture with its number and caption, in millimetres. */
export const pictureGap = 4;
const usual = { width: 44, picture: 30, line: 3.1, gap: pictureGap } as const;
const caption: Lettering = { font: 'franklin', size: 7, ink: sheetInk, purpose: 'guide' };
const numeral: Lettering = { font: 'franklin-bold', size: 8, ink: sheetInk, purpose: 'guide' };

/** Numbered pictures with their captions, at most so many beside each other, each so many millimetres wide. */
export function guideStrip(steps: readonly GuideStep[], columns: number, width: number = usual.width): Strip {
  const cell = { ...usual, width, picture: (usual.picture * width) / usual.width };
  const rows = Math.ceil(steps.length / columns);
  const captions = steps.map((step) => wrapped(step.caption, caption, cell.width - 5));
  const lines = Math.max(...captions.map(({ length }) => length));
  const height = cell.picture + lines * cell.line + 2;
  const across = Math.min(columns, steps.length);
  return {
    width: across * cell.width + (across - 1) * cell.gap,
    height: rows * height + (rows - 1) * cell.gap,
    draw: ({ x, y }) =>
      steps.flatMap(({ scene, view }, index) => {
        const left = x + (index % columns) * (cell.width + cell.gap);
        const top = y + Math.floor(index / columns) * (height + cell.gap);
        const room = rectOf(left + 2, top + 2, cell.width - 4, cell.picture - 4);
        const foot = top + cell.picture + 3.4;
        return [
          stroked('guide', box(rectOf(left, top, cell.width, cell.picture)), { ink: softInk, width: 0.1 }),
          ...picture(scene, room, view),
          lettering(`${index + 1}`, left, foot, numeral),
          ...(captions[index] ?? []).map((line, row) =>
            lettering(line, left + 4.5, foot + row * cell.line, caption),
          ),
        ];
      }),
  };
}

/** Every shape that a guide can take, the widest first. */
export function guideShapes(steps: readonly GuideStep[]): readonly Strip[] {
  return steps.map((_, index) => guideStrip(steps, steps.length - index));
}
