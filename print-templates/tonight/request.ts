import type { GameId } from '#shared/games/index.ts';
import type { Option } from '#shared/options/index.ts';
import { productsOf } from '../templates/index.ts';
import { findSet, printSets, type PrintSet } from '../templates/print-set.ts';

export interface TonightRequest {
  /** This is the name of a bundled set or of the set in `own`. */
  readonly set: string;
  readonly own?: string | undefined;
  readonly players: number;
  /** The source is undefined for a set without cubes. */
  readonly cubesFrom: CubeSource | undefined;
  readonly paper: 'a4' | 'letter';
  readonly language: string;
  readonly owned: readonly Belonging[];
}

/** The list leaves out printer, scissors and glue. */
export const belongings = [
  ...(['card', 'blocks', 'labels', 'stickers', 'twisting-cube'] as const),
  ...(['duplex', 'cutter', 'laser', 'plastic'] as const),
] as const;
export type Belonging = (typeof belongings)[number];

export type CubeSource = 'nets' | 'stickers' | 'label-sheets' | 'solid';

export const gamesToPrint = [...Map.groupBy(printSets, ({ game }) => game)].flatMap(
  ([game, [first, ...rest]]) =>
    game === undefined || first === undefined ? [] : [{ game, sets: [first, ...rest] as const }],
) as readonly GameToPrint[] as readonly [GameToPrint, ...GameToPrint[]];

interface GameToPrint {
  readonly game: GameId;
  readonly sets: readonly [PrintSet, ...PrintSet[]];
}

/** Printing cubes requires an owned 3D printer. */
export function cubeSources(set: string | PrintSet, owned: readonly Belonging[]): readonly CubeSource[] {
  const of = typeof set === 'string' ? findSet(set) : set;
  const kit = of && productsOf(of).find(({ template }) => template === 'kit');
  const option = kit?.options.find(({ name }) => name === 'cubesFrom');
  return choicesOf(option).filter((way) => way !== 'solid' || owned.includes('plastic'));
}

/** The best source needs the fewest purchases, then the least time. */
export function bestCubeSource(
  ways: readonly CubeSource[],
  owned: readonly Belonging[],
): CubeSource | undefined {
  const wanted: readonly CubeSource[] = !owned.includes('blocks')
    ? ['nets', 'label-sheets', 'stickers']
    : owned.includes('labels')
      ? ['label-sheets', 'stickers', 'nets']
      : ['stickers', 'label-sheets', 'nets'];
  return wanted.find((way) => ways.includes(way));
}

function choicesOf(option: Option | undefined): readonly CubeSource[] {
  return option?.kind === 'choice' ? (option.choices as readonly CubeSource[]) : [];
}
