import { mm } from '#shared/kernel/index.ts';
import type { PathOp, Purpose } from '../../layout/sheet.ts';

/** What a machine does with a layer of a cut file. */
export type Role = 'print' | 'guides' | 'marks' | 'score' | 'cut';

export interface Layer {
  readonly role: Role;
  /** Left out of a file that has nothing on it. */
  readonly onlyWhenUsed?: true;
  /** Of every stroke on it; absent where each stays as it is drawn. */
  readonly pen?: Pick<NonNullable<PathOp['stroke']>, 'ink' | 'width'>;
}

/** From the lowest up. Laser cutters and plotters tell their work by pure colours, and take a hairline for a path. */
export const layers: readonly Layer[] = [
  { role: 'print' },
  { role: 'guides' },
  { role: 'marks', onlyWhenUsed: true },
  { role: 'score', pen: { ink: '#0000FF', width: mm(0.01) } },
  { role: 'cut', pen: { ink: '#FF0000', width: mm(0.01) } },
];

export const roles = {
  ink: 'print',
  guide: 'guides',
  crop: 'guides',
  mark: 'marks',
  fold: 'score',
  score: 'score',
  cut: 'cut',
} as const satisfies Record<Purpose, Role>;
