import { papers, type Size } from '../units/index.ts';

/**
 * Marks of the calibration sheet that a scan is read by (R31): 19 discs on a grid, some of them open as rings. Their
 * order of discs and rings says which way is up, which side this is, and on which paper the sheet was laid out.
 */
export const markRadius = 2.5;
/** Half the radius is white in a ring, so that a blurred one still has a light centre. */
export const holeRadius = 1.25;
/** Nothing else is drawn this near to the middle of a mark. */
export const markRoom = 4;
export const markPitch = 32;
const first = { x: 33, y: 35 };

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const columns = 5;

/** The border of five by five, and the row above its lowest; text stands in the rest. */
export const cells: readonly Cell[] = Array.from({ length: columns * columns }, (_, at) => ({
  column: at % columns,
  row: Math.floor(at / columns),
})).filter(({ column, row }) => column % 4 === 0 || row % 4 === 0 || row === 3);

export const markSides = ['front', 'back'] as const;
export const markPapers = ['a4', 'letter', 'legal', 'a3', 'tabloid', 'sra3', 'custom'] as const;

export interface MarkedSheet {
  readonly side: (typeof markSides)[number];
  readonly paper: (typeof markPapers)[number];
}

/**
 * Bit n is set where cell n is a ring. Any two words differ in six cells at least, and in five where one of them is
 * turned by quarters, so that five unseen marks or two misread ones do not make one into another. Printed sheets hold
 * these words: do not change them.
 */
const words: Readonly<Record<MarkedSheet['side'], readonly number[]>> = {
  front: [0x6b328, 0x06d54, 0x610f8, 0x130f5, 0x3289b, 0x02a31, 0x239d1],
  back: [0x13842, 0x2325b, 0x58146, 0x7540a, 0x544d9, 0x684aa, 0x422ad],
};

export const markedSheets: readonly (MarkedSheet & { readonly word: number })[] = markSides.flatMap((side) =>
  words[side].flatMap((word, at) => {
    const paper = markPapers[at];
    return paper === undefined ? [] : [{ side, paper, word }];
  }),
);

export interface Mark {
  /** The middle is in millimetres from the top left corner of the paper, as drawn. */
  readonly x: number;
  readonly y: number;
  readonly isRing: boolean;
}

export function placeOf({ column, row }: Cell): { readonly x: number; readonly y: number } {
  return { x: first.x + column * markPitch, y: first.y + row * markPitch };
}

export function marksOf(sheet: MarkedSheet): readonly Mark[] {
  const word =
    markedSheets.find(({ side, paper }) => side === sheet.side && paper === sheet.paper)?.word ?? 0;
  return cells.map((cell, at) => ({ ...placeOf(cell), isRing: ((word >> at) & 1) === 1 }));
}

/** Sheets on A5 have no room for marks. */
export function markedPaper(paper: string): MarkedSheet['paper'] | undefined {
  return markPapers.find((name) => name === paper);
}

/** The size is undefined for a paper of one's own, which the marks cannot tell. */
export function sizeOfPaper(paper: MarkedSheet['paper']): Size | undefined {
  return paper === 'custom' ? undefined : papers[paper];
}
