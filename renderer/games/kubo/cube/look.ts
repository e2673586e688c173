import type { KuboColour } from '#shared/pieces/index.ts';

/** A colour as red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colours and the face that the cube is painted with, read from the page as its theme sets them. */
export interface Look {
  readonly felts: Readonly<Record<KuboColour | 'mixed', Rgb>>;
  readonly cards: Readonly<Record<KuboColour, { readonly card: Rgb; readonly mark: Rgb }>>;
  readonly feltInk: Rgb;
  readonly cardInk: Rgb;
  readonly bar: Rgb;
  readonly upright: Rgb;
  /** Outlines are all that tells cards apart: high contrast and forced colours. */
  readonly outlined: boolean;
  readonly font: string;
}

const kuboColours = ['blue', 'green', 'yellow', 'red'] as const;

/** Reads the custom properties that are in force at an element. */
export function readLook(element: HTMLElement): Look {
  const probe = document.createElement('span');
  probe.hidden = true;
  element.append(probe);
  try {
    return lookOf(element, colourReader(probe));
  } finally {
    probe.remove();
  }
}

function lookOf(element: HTMLElement, colour: (property: string) => Rgb): Look {
  const of = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Readonly<Record<K, V>>;
  const style = getComputedStyle(element);
  return {
    felts: {
      ...of(kuboColours, (name) => colour(`--kubo-${name}-felt`)),
      mixed: colour('--felt'),
    },
    cards: of(kuboColours, (name) => ({
      card: colour(`--kubo-${name}-card`),
      mark: colour(`--kubo-${name}-mark`),
    })),
    feltInk: colour('--felt-ink'),
    cardInk: colour('--wood-ink'),
    bar: colour('--wood-mark'),
    upright: colour('--rule-strong'),
    outlined: document.documentElement.dataset['theme'] === 'high-contrast',
    font: `${style.getPropertyValue('--cube-font-weight') || '700'} 1px ${style.getPropertyValue('--font-cube') || 'serif'}`,
  };
}

/** Any colour that CSS knows, system colours and mixtures as well, as bytes: a pixel is painted with it and read. */
function colourReader(probe: HTMLElement): (property: string) => Rgb {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  return (property) => {
    probe.style.color = `var(${property})`;
    if (pen === null) return [0, 0, 0];
    pen.fillStyle = getComputedStyle(probe).color;
    pen.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b];
  };
}

/** So much of one colour and the rest of another. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  return [0, 1, 2].map((at) => (one[at] ?? 0) * share + (other[at] ?? 0) * (1 - share)) as unknown as Rgb;
}

export const css = ([r, g, b]: Rgb): string => `rgb(${r} ${g} ${b})`;
