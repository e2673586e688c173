import { mm } from '#shared/kernel/index.ts';
import type { CutLines } from '#shared/printers/index.ts';
import type { Ink, Purpose } from '../../layout/types.ts';

export type Role = 'print' | 'guides' | 'marks' | 'score' | 'cut';

export interface Layer {
  readonly role: Role;
  readonly onlyWhenUsed?: true;
  /** Every stroke that a machine follows takes this ink; without it strokes keep their own. */
  readonly machineInk?: Ink;
}

/** The lowest layer comes first. Laser cutters and plotters tell jobs apart by pure colours. */
export const layers: readonly Layer[] = [
  { role: 'print' },
  { role: 'guides' },
  { role: 'marks', onlyWhenUsed: true },
  { role: 'score', machineInk: '#0000FF' },
  { role: 'cut', machineInk: '#FF0000' },
];

/** Lasers with a printer driver cut only hairlines, which viewers hide; others follow the middle of any line. */
export const lineWidths = { hairline: mm(0.01), visible: mm(0.25) } as const satisfies Record<
  CutLines,
  number
>;

export const roles = {
  ink: 'print',
  guide: 'guides',
  crop: 'guides',
  mark: 'marks',
  fold: 'score',
  score: 'score',
  cut: 'cut',
} as const satisfies Record<Purpose, Role>;
