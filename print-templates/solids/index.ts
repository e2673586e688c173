import { printSets, type PrintSet } from '../templates/print-set.ts';
import { letterCubes } from './letter-cube.ts';
import { letterStencil } from './letter-stencil.ts';
import { sensorFrame } from './sensor-frame.ts';
import { solderJig } from './solder-jig.ts';
import { solidRack } from './rack.ts';
import type { SolidTemplate } from './solid-template.ts';
import type { SolidProduct } from './solid.ts';
import { stickerJig } from './sticker-jig.ts';

export { factsOfSheet } from './facts.ts';
export type { PlacedMesh, SolidFacts } from './facts.ts';
export type { SolidSheet, SolidPlan, SolidProduct } from './solid.ts';

/** The order is that on screen. */
export const solidTemplates: readonly SolidTemplate[] = [
  letterCubes,
  stickerJig,
  letterStencil,
  solidRack,
  sensorFrame,
  solderJig,
];

export function solidsOf(set: PrintSet): readonly SolidProduct[] {
  return solidTemplates.flatMap((one) => one.of(set) ?? []);
}

export const solids: readonly SolidProduct[] = printSets.flatMap(solidsOf);

export function findSolid(name: string): SolidProduct | undefined {
  return solids.find((product) => product.name === name);
}
