import { cubeFontOf, figureFontOf, isOutlined, mix, readInks, type Rgb } from '#renderer/space/index.ts';

/** The colours and faces that the cube is painted with, read from the page as its theme sets them. */
export interface Look {
  readonly body: Rgb;
  readonly bodyLight: Rgb;
  readonly seam: Rgb;
  readonly wood: readonly [light: Rgb, plain: Rgb, shade: Rgb];
  readonly woodEdge: Rgb;
  readonly woodInk: Rgb;
  readonly felt: Rgb;
  readonly feltInk: Rgb;
  readonly feltEdge: Rgb;
  /** Below the letters of the word being traced, and of words that stand. */
  readonly bar: Rgb;
  readonly line: Rgb;
  /** On the body of the cube: what counts, crosses or is chosen. */
  readonly frame: Rgb;
  readonly frameSoft: Rgb;
  /** Outlines are all that tells pegs apart: high contrast and forced colours; no light, no shade. */
  readonly outlined: boolean;
  /** As a canvas takes them, in pixels of this size. */
  readonly letterFont: (px: number) => string;
  readonly valueFont: (px: number) => string;
}

/** Reads the custom properties that are in force at an element. */
export function readLook(element: HTMLElement): Look {
  const style = getComputedStyle(element);
  const factor = (property: string) => Number(style.getPropertyValue(property)) || 1;
  const scale = factor('--cube-font-scale') * factor('--cube-letter-growth');
  const outlined = isOutlined();
  return readInks(element, (ink) => {
    const [body, woodInk, feltInk] = [ink('--body'), ink('--wood-ink'), ink('--felt-ink')];
    const frame = outlined ? woodInk : ink('--wood-light');
    return {
      body,
      bodyLight: ink('--body-light'),
      seam: ink('--body-seam'),
      wood: [ink('--wood-light'), ink('--wood'), ink('--wood-shade')],
      woodEdge: ink('--wood-edge'),
      woodInk,
      felt: ink('--felt'),
      feltInk,
      feltEdge: outlined ? woodInk : mix(feltInk, ink('--body-seam'), 0.45),
      bar: ink('--wood-mark'),
      line: woodInk,
      frame,
      // Between plates with stout lines, a line in the line.
      frameSoft: outlined ? body : mix(frame, body, 0.7),
      outlined,
      letterFont: (px) => cubeFontOf(element, `${px * scale}px`),
      valueFont: (px) => figureFontOf(element, `${px}px`),
    };
  });
}
