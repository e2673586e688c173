import { setImmediate as nextTurn } from 'node:timers/promises';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import {
  factsOfPlate,
  printSetOf,
  solids,
  solidsOf,
  type PlacedMesh,
  type Plate,
  type SolidFacts,
  type SolidPlan,
  type SolidProduct,
} from '#print-templates/index.ts';
import { openKernel } from '#print-templates/solids/kernel.ts';
import { pictureOf, type SolidPicture } from '#print-templates/solids/picture.ts';
import { write3mf } from '#print-templates/solids/write-3mf.ts';
import { writeStl } from '#print-templates/solids/write-stl.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import { printed, type Printed, type PrintProblem, type PrintWatch } from './print-sheets.ts';

export type SolidFormat = 'stl' | '3mf';

export interface SolidAsk {
  readonly product: string;
  /** The text of the player's own set file; undefined for a bundled set. */
  readonly set?: string | undefined;
  readonly options: Readonly<Record<string, unknown>>;
  readonly format: SolidFormat;
  /** A single plate, counted from 0; undefined makes all. */
  readonly plate?: number | undefined;
}

export interface MadeSolid extends Printed {
  readonly facts: SolidFacts;
}

export interface SolidView extends SolidFacts {
  readonly picture: SolidPicture;
}

export type SolidFileProblem = {
  readonly code: 'print/no-such-bed';
  readonly bed: number;
  readonly beds: number;
};

const types: Readonly<Record<SolidFormat, string>> = { stl: 'model/stl', '3mf': 'model/3mf' };

/**
 * Makes a file for each plate, or for one. It takes seconds, so the doors run it in a worker (see printing.ts); it
 * stops between pieces.
 */
export async function makeSolids(
  ask: SolidAsk,
  watch: PrintWatch = {},
): Promise<Result<readonly MadeSolid[]>> {
  const planned = planSolid(ask);
  if (!planned.ok) return planned;
  const { title, language, plates } = planned.value;
  const wanted = plates.filter((_, index) => ask.plate === undefined || ask.plate === index);
  if (wanted.length === 0) return noSuchBed(ask.plate ?? 0, plates.length);
  const shapes = await shaped(wanted, watch);
  if (!shapes.ok) return shapes;
  return ok(
    shapes.value.map((meshes, index) => {
      const bytes = ask.format === 'stl' ? writeStl(title, meshes) : write3mf(title, language, meshes);
      const number = plates.length === 1 ? '' : `-${(ask.plate ?? index) + 1}`;
      const name = `${ask.product}${number}.${ask.format}`;
      return { ...printed(name, types[ask.format], bytes, 1), facts: factsOfPlate(meshes) };
    }),
  );
}

export async function viewSolid(
  ask: Omit<SolidAsk, 'format'>,
  watch: PrintWatch = {},
): Promise<Result<SolidView>> {
  const planned = planSolid(ask);
  if (!planned.ok) return planned;
  const { plates } = planned.value;
  const plate = plates[ask.plate ?? 0];
  if (plate === undefined) return noSuchBed(ask.plate ?? 0, plates.length);
  const shapes = await shaped([plate], watch);
  if (!shapes.ok) return shapes;
  const [meshes = []] = shapes.value;
  const [first] = meshes;
  const picture =
    first === undefined ? { box: [0, 0, 1, 1] as const, parts: [], edges: '' } : pictureOf(first.mesh);
  return ok({ ...factsOfPlate(meshes), picture });
}

async function shaped(
  plates: readonly Plate[],
  { signal, progress }: PrintWatch,
): Promise<Result<readonly (readonly PlacedMesh[])[]>> {
  const workshop = { kernel: await openKernel(), outlines: glyphOutlines };
  const total = plates.reduce((sum, { length }) => sum + length, 0);
  const shapes: PlacedMesh[][] = [];
  let done = 0;
  for (const plate of plates) {
    const meshes: PlacedMesh[] = [];
    shapes.push(meshes);
    for (const { piece, x, y } of plate) {
      meshes.push({ name: piece.name, mesh: piece.shape(workshop), x, y });
      progress?.((done += 1), total);
      // A stop signal arrives only between turns of the event loop.
      await nextTurn();
      if (signal?.aborted === true) return refuse<PrintProblem>({ code: 'print/cancelled' });
    }
  }
  return ok(shapes);
}

/** Makes the file of one plate; `plate` may be undefined if there is only one. */
export async function makeSolid(ask: SolidAsk, watch: PrintWatch = {}): Promise<Result<Printed>> {
  const planned = planSolid(ask);
  if (!planned.ok) return planned;
  const beds = planned.value.plates.length;
  const plate = ask.plate ?? (beds === 1 ? 0 : -1);
  const made = await makeSolids({ ...ask, plate }, watch);
  if (!made.ok) return made;
  const [file] = made.value;
  return file === undefined ? noSuchBed(plate, beds) : ok(file);
}

function noSuchBed(plate: number, beds: number) {
  return refuse<SolidFileProblem>({ code: 'print/no-such-bed', bed: plate + 1, beds });
}

export function planSolid({
  product: name,
  set,
  options,
}: Pick<SolidAsk, 'product' | 'set' | 'options'>): Result<SolidPlan> {
  const shelf = shelfOf(set);
  if (!shelf.ok) return shelf;
  const product = shelf.value.find((one) => one.name === name);
  if (product === undefined) {
    const known = shelf.value.map((one) => one.name);
    return refuse<PrintProblem>({ code: 'print/unknown-product', product: name, known });
  }
  const parsed = product.parse(options);
  return parsed.ok ? product.plan(parsed.value) : parsed;
}

function shelfOf(set: string | undefined): Result<readonly SolidProduct[]> {
  if (set === undefined) return ok(solids);
  const parsed = parseSetText(set);
  return parsed.ok ? ok(solidsOf(printSetOf(parsed.value))) : parsed;
}
