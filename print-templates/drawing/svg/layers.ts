import { mm } from '#shared/kernel/index.ts';
import type { CutLines } from '#shared/printers/index.ts';
import type { Ink, Purpose } from '../../layout/sheet.ts';

/** What a machine does with a layer of a cut file. */
export type Role = 'print' | 'guides' | 'marks' | 'score' | 'cut';

export interface Layer {
  readonly role: Role;
  /** Left out of a file that has nothing on it. */
  readonly onlyWhenUsed?: true;
  /** Of every stroke that a machine follows; absent where each stays as it is drawn. */
  readonly machineInk?: Ink;
}

/** From the lowest up. Laser cutters and plotters tell their work by pure colours. */
export const layers: readonly Layer[] = [
  { role: 'print' },
  { role: 'guides' },
  { role: 'marks', onlyWhenUsed: true },
  { role: 'score', machineInk: '#0000FF' },
  { role: 'cut', machineInk: '#FF0000' },
];

/**
 * How broad a machine's lines are drawn. Lasers with a printer driver cut nothing but hairlines, which programs that show a
 * file leave out; all others follow the middle of a line, however broad it is.
 */
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
