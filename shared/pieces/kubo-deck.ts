import file from './sets/kubo.json' with { type: 'json' };

export type KuboColour = 'blue' | 'green' | 'yellow' | 'red';
export type KuboSize = 'S' | 'M' | 'L' | 'XL';
export type KuboNumber = 1 | 2 | 3 | 4;

/** A card of Kubo and its one cell of the 4 x 4 x 4 cube in the standard orientation (U3). */
export interface KuboCard {
  /** Place in the deck, from 0: colour by colour from the bottom, then number, then size. */
  readonly id: number;
  readonly colour: KuboColour;
  readonly size: KuboSize;
  readonly number: KuboNumber;
  /** 0 to 3 to the right: the size. */
  readonly x: number;
  /** 0 to 3 away from the player: the number. */
  readonly y: number;
  /** 0 to 3 upwards: the colour. */
  readonly z: number;
}

// The file is ours and bundled; a test holds it to these types.
const colours = file.colours as readonly KuboColour[];
const sizes = file.sizes as readonly KuboSize[];
const numbers = file.numbers as readonly KuboNumber[];

/** The 64 cards of Kubo (U1). */
export const kuboDeck: readonly KuboCard[] = colours.flatMap((colour, z) =>
  numbers.flatMap((number, y) =>
    sizes.map((size, x) => ({ id: z * 16 + y * 4 + x, colour, size, number, x, y, z })),
  ),
);
