import file from './sets/kubo.json' with { type: 'json' };

export type KuboColour = 'blue' | 'green' | 'yellow' | 'red';
export type KuboSize = 'S' | 'M' | 'L' | 'XL';
export type KuboNumber = 1 | 2 | 3 | 4;

/** Each card has one cell of the 4 x 4 x 4 cube in the standard orientation (U3). */
export interface KuboCard {
  /** The place in the deck counts from 0: colour by colour from the bottom, then number, then size. */
  readonly id: number;
  readonly colour: KuboColour;
  readonly size: KuboSize;
  readonly number: KuboNumber;
  /** Size (x) runs to the right, number (y) away from the player and colour (z) upwards, each from 0 to 3. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const colours = file.colours as readonly KuboColour[];
const sizes = file.sizes as readonly KuboSize[];
const numbers = file.numbers as readonly KuboNumber[];

/** Kubo has 64 cards (U1). */
export const kuboDeck: readonly KuboCard[] = colours.flatMap((colour, z) =>
  numbers.flatMap((number, y) =>
    sizes.map((size, x) => ({ id: z * 16 + y * 4 + x, colour, size, number, x, y, z })),
  ),
);
