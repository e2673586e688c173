import type { OptionValue } from '#shared/options/index.ts';
import type { PrintedProduct } from '../../layout/sheet.ts';
import type { PrintSet } from '../print-set.ts';

/** What the whole set is asked; which of it counts depends on the set. */
export interface KitValues {
  readonly paper: string;
  readonly paperWidth: number;
  readonly paperHeight: number;
  readonly margin: number;
  readonly language: string;
  readonly ink: string;
  readonly edge: number;
  readonly cubesFrom: 'nets' | 'stickers' | 'label-sheets' | 'solid';
  readonly boardSquare: number;
  readonly players: number;
  readonly card: string;
  readonly reading: string;
  readonly registration: string;
}

type Values = Readonly<Record<string, unknown>>;

/** A product of a kit: when it belongs there, and how its sizes follow from those of the kit. */
export interface KitPart {
  readonly template: string;
  readonly when?: (kit: KitValues) => boolean;
  /** Which sets need it, of those that it suits; all where it is not said. */
  readonly of?: (set: PrintSet) => boolean;
  /** Options that a kit has too, such as paper, card and marks, are the same for all; these follow from others. */
  readonly values: (kit: KitValues) => Values;
  /** Key of what to do in one sentence, where it is not that of the template: by sheets and pieces. */
  readonly how?: (sheets: number, pieces: number) => string | undefined;
}

/** A square is so much wider than the cubes that are laid on it, in millimetres. */
export const squareRoom = 2;
/** Less than this and a cube pushes its neighbour. */
export const leastRoom = 0.5;

export function squareFor({ edge, boardSquare }: KitValues): number {
  return boardSquare === 0 ? edge + squareRoom : boardSquare;
}

/** What lies on more sheets than there are boards is glued together from tiles. */
function tiled(sheets: number, pieces: number): string | undefined {
  return sheets > pieces ? 'option:print.sheet.tileHow' : undefined;
}

/** In the order in which they are made. A template that a set does not suit is no part of its kit. */
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
    // Cards have no braille; what helps who sees little does.
    values: ({ card, reading }) => ({ card, reading: reading === 'normal' ? 'normal' : 'large' }),
  },
  { template: 'board', values: (kit) => ({ square: squareFor(kit) }), how: tiled },
  { template: 'labels', values: () => ({}) },
  { template: 'layer-mats', values: ({ card }) => ({ place: card }), how: tiled },
  {
    template: 'mat',
    // Cubes that are laid freely have no board and no tray.
    of: ({ tray, pieces }) => tray === undefined && Object.keys(pieces?.boards ?? {}).length === 0,
    values: ({ edge }) => ({ square: edge + squareRoom }),
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
    // Dice live in their tray, and a table of cubes in a bag.
    of: ({ deck, pieces }) => deck !== undefined || Object.keys(pieces?.boards ?? {}).length > 0,
    values: ({ edge, card }) => ({ edge, card }),
  },
  { template: 'pad', values: ({ players }) => ({ players: Math.max(2, players) }) },
  { template: 'booklet', values: () => ({}) },
];

/** Whether a kit with these values has this part. */
export function hasPart(part: KitPart, kit: KitValues, set: PrintSet): boolean {
  return part.when?.(kit) !== false && part.of?.(set) !== false;
}

/** Options of a part, its sizes tied to those of the kit. */
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
