import { refuse, type Phrase, type Result } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import { landscape, papers, type PaperName, type Size } from '../../units/index.ts';
import type { Piece } from '../../layout/packing/arrange.ts';
import { stackingOf, type Stack } from '../../layout/packing/stacking.ts';
import { checkFrame, frameOf, sizeText } from '../../layout/frame.ts';
import { pack } from '../../layout/packing/pack.ts';
import type { LayoutProblem } from '../../layout/product.ts';
import { paperSize } from '../options.ts';

/** 0 picks a suitable number. */
export const boxOptions = [
  { kind: 'number', name: 'boxColumns', min: 0, max: 30, step: 1, default: 0 },
  { kind: 'number', name: 'boxRows', min: 0, max: 30, step: 1, default: 0 },
  { kind: 'number', name: 'boxLayers', min: 0, max: 6, step: 1, default: 0 },
] as const satisfies readonly Option[];

/** The inside is larger than its contents by this much in each direction. */
export const airOption = {
  kind: 'number',
  name: 'air',
  unit: 'mm',
  min: 0.5,
  max: 5,
  step: 0.5,
  default: 1,
} as const satisfies Option;

export const partGap = 3;

/** Pictures fold glued flaps slightly too far, so that they lie behind their wall. */
export const tuckedIn = 1.03;

/** Each part must fit beside the 50 mm square, in portrait or landscape. */
export function haveRoom(paper: Size, margin: number, parts: readonly Piece[]): boolean {
  return parts.every((part) =>
    [paper, landscape(paper)].some((lying) => pack(frameOf(lying, margin).live, [part], partGap).ok),
  );
}

interface Search {
  readonly paper: Size;
  readonly margin: number;
  readonly edge: number;
  /** One of these does not fit. */
  readonly parts: readonly Piece[];
  readonly fits: (changed: { readonly paper: PaperName } | { readonly edge: number }) => boolean;
}

const names = Object.keys(papers) as PaperName[];

/** The refusal names the first paper that fits this edge, and the largest edge that fits this paper. */
export function noRoom({ paper, margin, edge, parts, fits }: Search): Result<never, LayoutProblem> {
  const small = checkFrame(frameOf(paper, margin));
  if (small !== undefined) return refuse(small);
  const part = parts.find((one) => !haveRoom(paper, margin, [one])) as Piece;
  const larger = names.find((name) => fits({ paper: name }));
  const edges = Array.from({ length: 2 * (edge - 8) }, (_, index) => edge - (index + 1) / 2);
  const smaller = edges.find((length) => length >= 8 && fits({ edge: length }));
  const found: readonly Phrase[] = [
    ...(larger === undefined ? [] : [{ phrase: 'paper', paper: larger }]),
    ...(smaller === undefined ? [] : [{ phrase: 'edge', edge: smaller }]),
  ];
  const live = frameOf(landscape(paper), margin).live;
  return refuse({
    code: 'print/no-room',
    piece: sizeText(part),
    space: sizeText(live),
    fits: found.length > 0 ? found : [{ phrase: 'ownPaper' }],
  });
}

type BoxValues = Parameters<typeof paperSize>[0] & {
  readonly margin: number;
  readonly edge: number;
  readonly boxColumns: number;
  readonly boxRows: number;
  readonly boxLayers: number;
};

export function givenStack({ boxColumns, boxRows, boxLayers }: BoxValues): Stack {
  return { columns: boxColumns, rows: boxRows, layers: boxLayers };
}

/** Not even the smallest boxes fit, or those of the given size are too small to hold all pieces. */
export function noBoxRoom<V extends BoxValues>(
  values: V,
  pieces: number,
  boxes: number,
  partsOf: (values: V, stack: Stack) => readonly Piece[],
): Result<never, LayoutProblem> {
  const { margin, edge } = values;
  const smallest = (fits: (stack: Stack) => boolean) =>
    stackingOf(Math.ceil(pieces / boxes), givenStack(values), fits, 1)?.stack;
  const stack = smallest(() => true);
  if (stack === undefined) {
    const expected = { phrase: 'boxes', count: boxes, pieces };
    return refuse({ code: 'print/bad-option', option: 'boxColumns', expected });
  }
  const fits: Search['fits'] = (changed) => {
    const other = { ...values, ...changed };
    return smallest((one) => haveRoom(paperSize(other), margin, partsOf(other, one))) !== undefined;
  };
  return noRoom({ paper: paperSize(values), margin, edge, parts: partsOf(values, stack), fits });
}
