import type { MachineJob } from './machines.ts';
import { belongings, type Belonging, type CubeSource, type TonightRequest } from './request.ts';
import type { Material, SheetSet } from '../layout/types.ts';

export interface Pile {
  readonly batch: string;
  readonly material: Material;
  readonly duplex: SheetSet['duplex'];
  readonly turnedBy: 'printer' | 'hand' | undefined;
  readonly papers: number;
  readonly pages: number;
}

export interface Use {
  readonly belonging: Belonging;
  /** `choose` needs another choice; `never` has no use in this game. */
  readonly is: 'used' | 'choose' | 'never';
}

export interface UsesFrom {
  readonly ask: TonightRequest;
  readonly ways: readonly CubeSource[];
  readonly piles: readonly Pile[];
  readonly jobs: readonly MachineJob[];
  readonly parts: readonly string[];
}

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
    // Precut labels leave no room for the cutter's marks.
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
