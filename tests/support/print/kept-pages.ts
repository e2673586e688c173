/**
 * Pages kept as pictures. `node tests/support/print/kept-pages.ts` keeps them anew and says how much each differs
 * from before: look at every picture that differs before committing it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { printedUnmarked } from './lay-out.ts';
import { picturesOf } from './tools.ts';

/** A page that is kept as a small picture in `tests/golden/print`. */
export interface KeptPage {
  readonly name: string;
  readonly product: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Counted from 1. */
  readonly page: number;
}

export const keptPages: readonly KeptPage[] = [
  { name: 'nets', product: 'alphacubes-nets', options: {}, page: 4 },
  { name: 'nets-low', product: 'alphacubes-nets', options: { ink: 'low', font: 'atkinson' }, page: 2 },
  { name: 'stickers', product: 'alphacubes-stickers', options: { font: 'bitter' }, page: 3 },
  { name: 'board-tile', product: 'alphacubes-board', options: {}, page: 4 },
  { name: 'board-whole', product: 'alphacubes-board', options: { paper: 'a3', square: 15.5 }, page: 1 },
  { name: 'board-outline', product: 'alphacubes-board', options: { ink: 'outline', square: 10 }, page: 1 },
  { name: 'rack', product: 'alphacubes-rack', options: {}, page: 2 },
  { name: 'pad', product: 'kubagram-en-pad', options: { padsOnSheet: '2', players: 3 }, page: 2 },
  { name: 'booklet-cover', product: 'kubo-booklet', options: {}, page: 1 },
  {
    name: 'booklet-spread',
    product: 'kubagram-nl-booklet',
    options: { language: 'nl', paper: 'letter' },
    page: 4,
  },
  { name: 'rack-guide', product: 'alphacubes-rack', options: {}, page: 1 },
  { name: 'tuck-box', product: 'kubo-tuck-box', options: {}, page: 1 },
  { name: 'laser-box', product: 'cubeword-laser-box', options: {}, page: 1 },
  { name: 'kubo-green', product: 'kubo-deck', options: {}, page: 7 },
  { name: 'kubo-back', product: 'kubo-deck', options: {}, page: 4 },
  { name: 'kubo-low', product: 'kubo-deck', options: { ink: 'low', paper: 'letter' }, page: 17 },
  { name: 'box-drilling', product: 'box-drilling', options: {}, page: 2 },
  {
    name: 'box-magnet',
    product: 'box-drilling',
    options: { sensor: 'reed', pitch: 29, ink: 'low' },
    page: 6,
  },
  { name: 'box-schematic', product: 'box-plans', options: {}, page: 1 },
  { name: 'box-board', product: 'box-plans', options: {}, page: 2 },
  { name: 'box-wires', product: 'box-plans', options: {}, page: 3 },
  { name: 'calibration', product: 'workshop-calibration', options: {}, page: 1 },
  { name: 'letter-cards', product: 'cubeword-cards', options: { guide: false }, page: 1 },
  { name: 'label-check', product: 'alphacubes-label-sheets', options: {}, page: 1 },
];

const dpi = 45;

export async function pictureOf({ product, options, page }: KeptPage): Promise<PNG> {
  const [picture] = picturesOf(await printedUnmarked(product, options, page), { dpi });
  if (picture === undefined) throw new Error(`No page ${page} of ${product}`);
  return picture;
}

export function keptPage({ name }: KeptPage): PNG {
  return PNG.sync.read(readFileSync(keptFile(name)));
}

function keptFile(name: string): URL {
  return new URL(`../../golden/print/${name}.png`, import.meta.url);
}

if (import.meta.main) {
  mkdirSync(new URL('.', keptFile('any')), { recursive: true });
  for (const kept of keptPages) {
    const picture = await pictureOf(kept);
    const before = existsSync(keptFile(kept.name)) ? keptPage(kept) : undefined;
    const { width, height } = picture;
    const same = before?.width === width && before.height === height;
    const differing = same ? pixelmatch(before.data, picture.data, undefined, width, height) : -1;
    console.log(`${kept.name}: ${differing < 0 ? 'new' : `${differing} dots differ`}`);
    if (differing !== 0) writeFileSync(keptFile(kept.name), PNG.sync.write(picture));
  }
}
