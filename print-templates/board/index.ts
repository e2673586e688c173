import { strToU8, zipSync, type Zippable } from 'fflate';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import { kindsOf, panelPlaces } from './chain.ts';
import type { BoardSpec } from '../layout/product.ts';
import { designPanels } from './design.ts';
import { makersFiles } from './layers.ts';
import { partsCsv, placementCsv } from './lists.ts';
import { fileOf, type BoardProblem, type Panel } from './panel.ts';
import { panelPicture } from './picture.ts';
import { readmeText } from './readme.ts';

export { boardOptions } from './options.ts';
export type { BoardProblem } from './panel.ts';
export type { BoardSpec } from '../layout/product.ts';

/** A fixed time gives the same bytes on any day. */
const moment = { mtime: '1980-01-01T00:00:00', os: 0, level: 6 } as const;

export interface Board {
  readonly zip: Uint8Array<ArrayBuffer>;
  readonly kinds: number;
  readonly panels: number;
}

/**
 * Makes a ZIP with a ZIP of Gerber and Excellon files for each kind of panel, as board makers take them, a picture of
 * each, lists of parts and places, and a text that says what to do.
 */
export function makeBoard(spec: BoardSpec, t: Translate): Result<Board, BoardProblem> {
  const designed = designPanels(spec);
  if (!designed.ok) return designed;
  const panels = designed.value;
  const title = titleOf(spec);
  const texts: readonly (readonly [string, string])[] = [
    ['README.txt', readmeText(panels, spec, t)],
    ['parts.csv', `\uFEFF${partsCsv(spec, t)}`],
    ['placement.csv', placementCsv(panels, spec)],
    ...panels.map((panel) => [`pictures/${fileOf(panel.kind)}.svg`, panelPicture(panel, title)] as const),
  ];
  const files: Zippable = Object.fromEntries(texts.map(([name, text]) => [name, strToU8(text)]));
  for (const panel of panels)
    files[`panels/${fileOf(panel.kind)}.zip`] = [panelZip(panel, title), { level: 0 }];
  const zip = zipSync(files, moment);
  return ok({ zip, kinds: kindsOf(spec.columns).length, panels: panelPlaces(spec).length });
}

function panelZip(panel: Panel, title: string): Uint8Array<ArrayBuffer> {
  const files = makersFiles(panel, title).map(({ name, text }) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), moment);
}

/** The legend has capitals and figures only. */
function titleOf({ sensor, pitch }: BoardSpec): string {
  return `${sensor.toUpperCase()} ${pitch} MM`;
}
