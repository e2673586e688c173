import type { MachineJob } from './machines.ts';
import type { Pile, TonightAsk } from './plan.ts';
import { belongings, type Belonging, type CubesFrom } from './ways.ts';

/** What something that is owned does for a plan, or why it does nothing. */
export interface Use {
  readonly belonging: Belonging;
  /** `choose`: it would be of use with another choice; `never`: this game has nothing for it. */
  readonly is: 'used' | 'choose' | 'never';
}

export interface UsesFrom {
  readonly ask: TonightAsk;
  readonly ways: readonly CubesFrom[];
  readonly piles: readonly Pile[];
  readonly jobs: readonly MachineJob[];
  /** Templates of the parts of the kit. */
  readonly parts: readonly string[];
}

/** A line for everything that is owned, in the order in which belongings are asked for. */
export function usesOf({ ask, ways, piles, jobs, parts }: UsesFrom): readonly Use[] {
  const { cubesFrom, owned } = ask;
  const has = (material: Pile['material']) => piles.some((pile) => pile.material === material);
  const works = (machine: MachineJob['with']) => jobs.some((job) => job.with === machine);
  const uses: Readonly<Record<Belonging, Use['is']>> = {
    card: or(has('card'), false),
    blocks: or(cubesFrom === 'stickers' || cubesFrom === 'label-sheets', ways.length > 0),
    labels: or(has('labels'), ways.includes('label-sheets')),
    stickers: or(has('stickers'), ways.includes('stickers')),
    'twisting-cube': or(parts.includes('labels'), false),
    duplex: or(
      piles.some(({ duplex }) => duplex !== 'none'),
      false,
    ),
    // Ready-cut labels leave no room for its marks.
    cutter: or(works('cutter'), cubesFrom === 'label-sheets'),
    laser: or(works('laser'), false),
    plastic: or(works('plastic'), ways.includes('solid')),
  };
  return belongings
    .filter((belonging) => owned.includes(belonging))
    .map((belonging) => ({ belonging, is: uses[belonging] }));
}

function or(isUsed: boolean, isPossible: boolean): Use['is'] {
  return isUsed ? 'used' : isPossible ? 'choose' : 'never';
}
