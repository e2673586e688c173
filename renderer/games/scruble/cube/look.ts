import {
  cubeFontOf,
  figureFontOf,
  isOutlined,
  mixColours,
  readInks,
  type Rgb,
} from '#renderer/space/index.ts';

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
  /** `bar` lies below letters of the traced word, `line` below letters of words that stand. */
  readonly bar: Rgb;
  readonly line: Rgb;
  readonly frame: Rgb;
  readonly frameSoft: Rgb;
  /** In high contrast and forced colours, only outlines separate pegs, without light or shade. */
  readonly outlined: boolean;
  /** The fonts are for a canvas, at a size in pixels. */
  readonly letterFont: (px: number) => string;
  readonly valueFont: (px: number) => string;
}

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
      feltEdge: outlined ? woodInk : mixColours(feltInk, ink('--body-seam'), 0.45),
      bar: ink('--wood-mark'),
      line: woodInk,
      frame,
      // Between plates with thick outlines, this line must contrast with them.
      frameSoft: outlined ? body : mixColours(frame, body, 0.7),
      outlined,
      letterFont: (px) => cubeFontOf(element, `${px * scale}px`),
      valueFont: (px) => figureFontOf(element, `${px}px`),
    };
  });
}
