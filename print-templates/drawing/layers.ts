/**
 * The layers of a cut file, the same in SVG and DXF. Inkscape shows their names, LightBurn sorts SVG by the colour of
 * strokes and DXF by the colour of layers: pure blue is its layer 01, pure red 02.
 */
import { mm } from '#shared/kernel/index.ts';
import type { CutLines } from '#shared/printers/index.ts';
import type { Ink, Purpose } from '../layout/types.ts';

export type Role = 'print' | 'guides' | 'marks' | 'score' | 'cut';

export interface Layer {
  readonly role: Role;
  /** Names of R12 are in capitals, so those of SVG are too. */
  readonly name: Uppercase<Role>;
  /** A file without any print is for a machine alone, and has no layers for print. */
  readonly when: 'printed' | 'used' | 'always';
  /** AutoCAD's colour number: 7 is black or white by the background, 8 is grey, 5 blue and 1 red. */
  readonly colourNumber: number;
  /** Every stroke that a machine follows takes this ink; without it strokes keep their own. */
  readonly machineInk?: Ink;
}

/** The lowest layer comes first, which is also the order of the work: a part stays in its sheet until it is scored. */
const layers: readonly Layer[] = [
  { role: 'print', name: 'PRINT', when: 'printed', colourNumber: 7 },
  { role: 'guides', name: 'GUIDES', when: 'printed', colourNumber: 8 },
  { role: 'marks', name: 'MARKS', when: 'used', colourNumber: 7 },
  { role: 'score', name: 'SCORE', when: 'always', colourNumber: 5, machineInk: '#0000FF' },
  { role: 'cut', name: 'CUT', when: 'always', colourNumber: 1, machineInk: '#FF0000' },
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

export function layersFor(purposes: Iterable<Purpose>): readonly Layer[] {
  const used = new Set<Role>([...purposes].map((purpose) => roles[purpose]));
  const isPrinted = used.has('print') || used.has('guides');
  return layers.filter(
    ({ role, when }) => when === 'always' || (when === 'printed' ? isPrinted : used.has(role)),
  );
}

export function isForMachines(purpose: Purpose): boolean {
  return layers.some(({ role, machineInk }) => role === roles[purpose] && machineInk !== undefined);
}
