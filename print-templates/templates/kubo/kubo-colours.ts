/** The hatchings are heraldic, after Petra Sancta (1638), so that colour vision is not needed. */
import type { KuboColour } from '#shared/pieces/index.ts';
import { box, circle, clipped, polygon, polyline, rectOf, stroked, type Point } from '../../layout/draw.ts';
import type { DrawOp, Ink, PathStep, Rect } from '../../layout/types.ts';
import type { Size } from '../../units/index.ts';
import type { InkMode } from '../../layout/inks.ts';
import type { Translate } from '#shared/i18n/index.ts';

export interface CardStyle {
  readonly size: Size;
  readonly ink: InkMode;
  readonly large: boolean;
  readonly t: Translate;
}

export const kuboInks: Readonly<Record<KuboColour, Ink>> = {
  blue: '#2B5C93',
  green: '#2F7D4F',
  yellow: '#E0A91B',
  red: '#B5372B',
};

export const kuboTints: Readonly<Record<KuboColour, Ink>> = {
  blue: '#E3EAF1',
  green: '#E1EEE5',
  yellow: '#FAF1D9',
  red: '#F5E2E0',
};

export function kuboShape(colour: KuboColour, { x, y }: Point, size: number): readonly PathStep[] {
  const h = size / 2;
  switch (colour) {
    case 'blue':
      return circle(x, y, h);
    case 'green':
      return polygon([
        { x, y: y - h },
        { x: x + h * 1.1, y: y + h },
        { x: x - h * 1.1, y: y + h },
      ]);
    case 'yellow':
      return box(rectOf(x - h * 0.9, y - h * 0.9, size * 0.9, size * 0.9));
    case 'red':
      return polygon([
        { x, y: y - h * 1.15 },
        { x: x + h * 1.15, y },
        { x, y: y + h * 1.15 },
        { x: x - h * 1.15, y },
      ]);
  }
}

export interface Hatching {
  readonly ink: Ink;
  /** Lines have this width in millimetres; dots are twice as large. */
  readonly width: number;
  readonly step: number;
}

/** Lines follow one global raster, so that adjacent windows match. */
export function kuboHatching(colour: KuboColour, window: Rect, hatching: Hatching): DrawOp {
  const { ink, width, step } = hatching;
  const dot = width * 2;
  const pen = colour === 'yellow' ? { ink, width: dot, dash: [dot, step - dot] } : { ink, width };
  return clipped(window, [stroked('ink', lines(colour, window, step), pen)]);
}

function lines(colour: KuboColour, { x, y, width, height }: Rect, step: number): readonly PathStep[] {
  const places = (start: number, end: number) => {
    const first = Math.floor(start / step);
    return Array.from({ length: Math.ceil(end / step) - first + 1 }, (_, index) => (first + index) * step);
  };
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    polyline([
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ]);
  switch (colour) {
    case 'blue':
      return places(y, y + height).flatMap((at) => line(x, at, x + width, at));
    case 'red':
      return places(x, x + width).flatMap((at) => line(at, y, at, y + height));
    case 'green':
      // Lines rise to the right, as on screen.
      return places(x + y, x + y + width + height).flatMap((at) =>
        line(at - y, y, at - y - height, y + height),
      );
    case 'yellow': {
      // Dots are square dashes, every other row shifted by half a step.
      const left = Math.floor(x / step - 1) * step;
      return places(y, y + height).flatMap((at) => {
        const odd = Math.round(at / step) % 2 === 0 ? 0 : step / 2;
        return line(left + odd, at, x + width, at);
      });
    }
  }
}
