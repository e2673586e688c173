import type { Option } from '#shared/options/index.ts';
import { productsOf } from '../templates/index.ts';
import { findSet, printSets, type PrintSet, type PrintedGame } from '../templates/print-set.ts';

/** What somebody may have at home beside a printer, scissors and glue. */
export const belongings = [
  ...(['card', 'blocks', 'labels', 'stickers', 'twisting-cube'] as const),
  ...(['duplex', 'cutter', 'laser', 'plastic'] as const),
] as const;
export type Belonging = (typeof belongings)[number];

/** How the cubes of a set come about; undefined where a set has none. */
export type CubesFrom = 'nets' | 'stickers' | 'label-sheets' | 'solid';

/** The games that can be made on paper, each with its sets, in the order in which sets are offered. */
export const gamesToPrint: readonly {
  readonly game: PrintedGame;
  readonly sets: readonly [PrintSet, ...PrintSet[]];
}[] = [...Map.groupBy(printSets, ({ game }) => game)].flatMap(([game, [first, ...rest]]) =>
  game === undefined || first === undefined ? [] : [{ game, sets: [first, ...rest] as const }],
);

/** The ways to the cubes of a set, of those that its kit knows; a 3D printer's for who has one. */
export function waysToCubes(set: string | PrintSet, owned: readonly Belonging[]): readonly CubesFrom[] {
  const of = typeof set === 'string' ? findSet(set) : set;
  const kit = of && productsOf(of).find(({ template }) => template === 'kit');
  const option = kit?.options.find(({ name }) => name === 'cubesFrom');
  return choicesOf(option).filter((way) => way !== 'solid' || owned.includes('plastic'));
}

/** The way that needs the least to be bought, and then the least time. */
export function bestWay(ways: readonly CubesFrom[], owned: readonly Belonging[]): CubesFrom | undefined {
  const wanted: readonly CubesFrom[] = !owned.includes('blocks')
    ? ['nets', 'label-sheets', 'stickers']
    : owned.includes('labels')
      ? ['label-sheets', 'stickers', 'nets']
      : ['stickers', 'label-sheets', 'nets'];
  return wanted.find((way) => ways.includes(way));
}

function choicesOf(option: Option | undefined): readonly CubesFrom[] {
  return option?.kind === 'choice' ? (option.choices as readonly CubesFrom[]) : [];
}
