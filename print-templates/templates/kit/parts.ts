import type { Translate } from '#shared/i18n/index.ts';
import type { OptionValue } from '#shared/options/index.ts';
import { solidPiecesOf } from '../cube-list.ts';
import type { PrintSet } from '../print-set.ts';
import type { PrintedProduct, Values } from '../../layout/product.ts';
import type { PaperValues } from '../options.ts';

export interface KitValues extends PaperValues {
  readonly edge: number;
  readonly cubesFrom: 'nets' | 'stickers' | 'label-sheets' | 'solid';
  readonly boardSquare: number;
  readonly players: number;
  readonly card: string;
  readonly reading: string;
  readonly registration: string;
  /** Small mats show where a card belongs, but no card lies on them. */
  readonly mats: 'full' | 'small' | 'none';
}

export interface KitPart {
  readonly template: string;
  readonly when?: (kit: KitValues) => boolean;
  readonly of?: (set: PrintSet) => boolean;
  /** These options follow from others; those that a kit also has, such as paper, are passed on unchanged. */
  readonly values: (kit: KitValues) => Values;
  /** Returns a catalogue key that replaces the instructions of the template. */
  readonly how?: (sheets: number, pieces: number) => string | undefined;
}

/** A square is wider than its cube by this much, in millimetres. */
export const squareAir = 2;
/** With less room a cube would push its neighbour. */
export const leastRoom = 0.5;

/** The board's own option goes no further, in millimetres. */
export const mostSquare = 40;

export function squareFor({ edge, boardSquare }: KitValues): number {
  return boardSquare === 0 ? Math.min(edge + squareAir, mostSquare) : boardSquare;
}

function tiled(sheets: number, pieces: number): string | undefined {
  return sheets > pieces ? 'option:print.sheet.tileHow' : undefined;
}

/** Parts come in the order of making; a kit leaves out templates that do not suit its set. */
export const kitParts: readonly KitPart[] = [
  {
    template: 'nets',
    when: ({ cubesFrom }) => cubesFrom === 'nets',
    values: ({ edge, reading }) => ({ edge, reading }),
  },
  {
    template: 'stickers',
    when: ({ cubesFrom }) => cubesFrom === 'stickers',
    values: ({ edge, reading }) => ({ edge, reading }),
  },
  {
    template: 'label-sheets',
    when: ({ cubesFrom }) => cubesFrom === 'label-sheets',
    values: ({ edge, paper, reading }) => ({ edge, reading, stock: paper === 'letter' ? '5163' : 'l7160' }),
    how: () => 'option:print.sheet.labelsHow',
  },
  {
    template: 'deck',
    // Cards have no braille, so they are printed large.
    values: ({ card, reading }) => ({ card, reading: reading === 'normal' ? 'normal' : 'large' }),
  },
  { template: 'board', values: (kit) => ({ square: squareFor(kit) }), how: tiled },
  { template: 'labels', values: () => ({}) },
  {
    template: 'layer-mats',
    when: ({ mats }) => mats !== 'none',
    values: ({ card, mats, edge }) => (mats === 'small' ? { place: 'cube', edge } : { place: card }),
    how: tiled,
  },
  {
    template: 'mat',
    // Only cubes laid freely, without board or tray, need a mat.
    of: ({ tray, pieces }) => tray === undefined && Object.keys(pieces?.boards ?? {}).length === 0,
    values: ({ edge }) => ({ square: edge + squareAir }),
    how: tiled,
  },
  { template: 'cube-map', values: () => ({}) },
  { template: 'rack', values: ({ edge, players }) => ({ edge, racks: players }) },
  {
    template: 'tray',
    of: ({ tray }) => tray !== undefined,
    values: ({ edge }) => ({ edge }),
    how: (sheets, pieces) => tiled(sheets, pieces) ?? 'option:print.holders.inlayHow',
  },
  {
    template: 'tuck-box',
    // Dice stay in their tray, and cubes without a board in a bag.
    of: ({ deck, pieces }) => deck !== undefined || Object.keys(pieces?.boards ?? {}).length > 0,
    values: ({ edge, card }) => ({ edge, card }),
  },
  { template: 'pad', values: ({ players }) => ({ players: Math.max(2, players) }) },
  { template: 'booklet', values: () => ({}) },
];

export function hasPart(part: KitPart, kit: KitValues, set: PrintSet): boolean {
  return part.when?.(kit) !== false && part.of?.(set) !== false;
}

export function partOptions(
  part: KitPart,
  kit: KitValues,
  { options }: PrintedProduct,
): Readonly<Record<string, OptionValue>> {
  const known = new Set(options.map(({ name }) => name));
  const all = { ...kit, ...part.values(kit) };
  return Object.fromEntries(Object.entries(all).filter(([name]) => known.has(name))) as Readonly<
    Record<string, OptionValue>
  >;
}

export function boughtFor(
  parts: readonly string[],
  { edge, cubesFrom }: KitValues,
  set: PrintSet,
  t: Translate,
): readonly string[] {
  const count = solidPiecesOf(set)?.pieces.length ?? 0;
  const isOnBlocks = cubesFrom === 'stickers' || cubesFrom === 'label-sheets';
  return [
    ...(isOnBlocks && count > 0 ? [t('option:print.kit.bought.blocks', { count, edge })] : []),
    ...(cubesFrom === 'solid' && count > 0 ? [t('option:print.kit.bought.plastic', { count, edge })] : []),
    ...(parts.includes('labels') ? [t('option:print.kit.bought.twistingCube')] : []),
    ...(parts.includes('tray') ? [t('option:print.kit.bought.tray')] : []),
  ];
}
