import { cubeFontOf, isOutlined, readInks, type Rgb } from '#renderer/space/index.ts';
import type { KuboColour } from '#shared/pieces/index.ts';

export interface Look {
  readonly felts: Readonly<Record<KuboColour | 'mixed', Rgb>>;
  readonly cards: Readonly<Record<KuboColour, { readonly card: Rgb; readonly mark: Rgb }>>;
  readonly feltInk: Rgb;
  readonly cardInk: Rgb;
  readonly bar: Rgb;
  readonly upright: Rgb;
  /** In high contrast and forced colours, only outlines separate cards. */
  readonly outlined: boolean;
  readonly font: string;
}

const kuboColours = ['blue', 'green', 'yellow', 'red'] as const;

export function readLook(element: HTMLElement): Look {
  return readInks(element, (colour) => lookOf(element, colour));
}

function lookOf(element: HTMLElement, colour: (property: string) => Rgb): Look {
  const of = <K extends string, V>(keys: readonly K[], value: (key: K) => V) =>
    Object.fromEntries(keys.map((key) => [key, value(key)])) as Readonly<Record<K, V>>;
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
    outlined: isOutlined(),
    font: cubeFontOf(element, '1px'),
  };
}
