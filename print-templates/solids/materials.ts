/**
 * Slicers agree neither on how a file says which part is of which material nor on what a part is. PrusaSlicer takes each
 * object of a group for a thing of its own, and finds parts as ranges of triangles in one mesh; Bambu Studio, OrcaSlicer
 * and Cura take a group of objects for one thing with parts.
 */
export const slicers = ['prusa', 'orca'] as const;
export type Slicer = (typeof slicers)[number];

/** Materials of the first and the second body of each piece, for the first and the second tool of a printer. */
export interface Materials {
  readonly slicer: Slicer;
  readonly names: readonly [string, string];
}

/** Maple and walnut, as the pictures have them. */
export const displayColours = ['#ECD6B0', '#784A2C'] as const;
