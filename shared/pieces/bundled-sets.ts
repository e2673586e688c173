import { expectOk } from '#shared/kernel/index.ts';
import { parseSet } from './parse-set.ts';
import type { PieceSet } from './piece-set.ts';
import alphacubes from './sets/alphacubes.json' with { type: 'json' };
import cubeword from './sets/cubeword.json' with { type: 'json' };
import afrikaans from './sets/kubagram-af.json' with { type: 'json' };
import english from './sets/kubagram-en.json' with { type: 'json' };
import dutch from './sets/kubagram-nl.json' with { type: 'json' };
import swedish from './sets/kubagram-sv.json' with { type: 'json' };
import scruble from './sets/scruble.json' with { type: 'json' };
import file from './sets/kubo.json' with { type: 'json' };

/** The bundled set has 98 cubes and the boards `standard` and `example` (A1, A2). */
export const alphacubesSet = expectOk(parseSet(alphacubes));

/** It has 24 cubes of five letters and a blank, then the die (C1); letters score by place, so each is worth 1. */
export const cubewordSet = expectOk(parseSet(cubeword));

export type KubagramSetName = 'en' | 'nl' | 'af' | 'sv';

/** Each (K1) has 105 dice of three letters, on opposite faces (1-5, 2-4, 3-6 of a net), then 3 jokers of six faces. */
export const kubagramSets: Readonly<Record<KubagramSetName, PieceSet>> = {
  en: expectOk(parseSet(english)),
  nl: expectOk(parseSet(dutch)),
  af: expectOk(parseSet(afrikaans)),
  sv: expectOk(parseSet(swedish)),
};

/**
 * The makers of Kubagram have no Swedish dice: these are ours. `cubewright set propose` with these words, kind, number and
 * seed makes them again; `shared/games/kubagram/DECISIONS.md` says what they were chosen from.
 */
export const swedishDice = { lexicon: 'swedish', kind: 'dice', pieces: 108, seed: 1 } as const;

/** It has 96 pegs for a 4 x 4 x 4 cube (S1), sixteen a face, each face with two premiums, so that it begins fair. */
export const scrubleSet = expectOk(parseSet(scruble));

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
