import { setImmediate as nextTurn } from 'node:timers/promises';
import { glyphOutlines } from '#print-templates/drawing/pdf/index.ts';
import {
  factsOfSheet,
  type Opened,
  type PlacedMesh,
  type SolidFacts,
  type SolidProduct,
  type SolidSheet,
} from '#print-templates/index.ts';
import { openKernel } from '#print-templates/solids/kernel.ts';
import { pictureOf, type SolidPicture } from '#print-templates/solids/picture.ts';
import { write3mf } from '#print-templates/solids/write-3mf.ts';
import { writeStl } from '#print-templates/solids/write-stl.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { printed, type Printed, type PrintProblem, type PrintWatch } from './print-sheets.ts';

export type SolidFormat = 'stl' | '3mf';

export interface SolidJob extends Pick<Opened<SolidProduct>, 'product' | 'options'> {
  readonly format: SolidFormat;
  /** Sheets are named from `1`; undefined means all sheets. */
  readonly sheet?: string | undefined;
}

export interface MadeSolid extends Printed {
  readonly facts: SolidFacts;
}

export interface SolidView extends SolidFacts {
  readonly picture: SolidPicture;
}

export type SolidFileProblem =
  /** STL has no materials: letters flush with their faces would be lost in it. */
  | { readonly code: 'print/stl-is-plain' }
  | {
      readonly code: 'print/no-such-bed';
      /** This is the requested name, or `0` where none was given although there are several. */
      readonly bed: string;
      readonly beds: number;
    };

const types: Readonly<Record<SolidFormat, string>> = { stl: 'model/stl', '3mf': 'model/3mf' };

/** Makes a file for each sheet, or for one. It takes seconds, so the doors run it on a thread (see printing.ts). */
export async function makeSolids(
  { product, options, format, sheet }: SolidJob,
  watch: PrintWatch = {},
): Promise<Result<readonly MadeSolid[]>> {
  const planned = product.plan(options);
  if (!planned.ok) return planned;
  const { title, language, materials, sheets } = planned.value;
  if (materials !== undefined && format === 'stl')
    return refuse<SolidFileProblem>({ code: 'print/stl-is-plain' });
  const named = sheets.map((pieces, index) => ({ name: nameOf(index), pieces }));
  const wanted = named.filter(({ name }) => sheet === undefined || sheet === name);
  if (wanted.length === 0) return noSuchBed(sheet, sheets.length);
  const shapes = await shaped(
    wanted.map(({ pieces }) => pieces),
    watch,
  );
  if (!shapes.ok) return shapes;
  return ok(
    shapes.value.map((meshes, at) => {
      const bytes = format === 'stl' ? writeStl(title, meshes) : write3mf(title, language, meshes, materials);
      const number = sheets.length === 1 ? '' : `-${wanted[at]?.name}`;
      const name = `${product.name}${number}.${format}`;
      return { ...printed(name, types[format], bytes, 1), facts: factsOfSheet(meshes) };
    }),
  );
}

function nameOf(index: number): string {
  return `${index + 1}`;
}

export async function makeSolid(job: SolidJob, watch: PrintWatch = {}): Promise<Result<Printed>> {
  if (job.sheet !== undefined) return firstOf(await makeSolids(job, watch));
  const planned = job.product.plan(job.options);
  if (!planned.ok) return planned;
  const { length } = planned.value.sheets;
  return length === 1 ? firstOf(await makeSolids(job, watch)) : noSuchBed(undefined, length);
}

function firstOf(made: Result<readonly MadeSolid[]>): Result<Printed> {
  if (!made.ok) return made;
  const [file] = made.value;
  return file === undefined ? noSuchBed(undefined, 0) : ok(file);
}

export async function viewSolid(
  { product, options, sheet }: Omit<SolidJob, 'format'>,
  watch: PrintWatch = {},
): Promise<Result<SolidView>> {
  const planned = product.plan(options);
  if (!planned.ok) return planned;
  const { sheets } = planned.value;
  const pieces = sheets.find((_, index) => nameOf(index) === sheet);
  if (pieces === undefined) return noSuchBed(sheet, sheets.length);
  const shapes = await shaped([pieces], watch);
  if (!shapes.ok) return shapes;
  const [meshes = []] = shapes.value;
  const [first] = pieces;
  const { asSeen } = await openKernel();
  const picture =
    first === undefined
      ? { box: [0, 0, 1, 1] as const, parts: [], edges: '' }
      : pictureOf(first.piece.shape({ kernel: asSeen, outlines: glyphOutlines }));
  return ok({ ...factsOfSheet(meshes), picture });
}

async function shaped(
  sheets: readonly SolidSheet[],
  { signal, progress }: PrintWatch,
): Promise<Result<readonly (readonly PlacedMesh[])[]>> {
  const workshop = { kernel: await openKernel(), outlines: glyphOutlines };
  const total = sheets.reduce((sum, { length }) => sum + length, 0);
  const shapes: PlacedMesh[][] = [];
  let done = 0;
  for (const sheet of sheets) {
    const meshes: PlacedMesh[] = [];
    shapes.push(meshes);
    for (const { piece, x, y } of sheet) {
      meshes.push({ name: piece.name, mesh: piece.shape(workshop), x, y });
      progress?.((done += 1), total);
      await nextTurn();
      if (signal?.aborted === true) return refuse<PrintProblem>({ code: 'print/cancelled' });
    }
  }
  return ok(shapes);
}

function noSuchBed(sheet: string | undefined, beds: number) {
  return refuse<SolidFileProblem>({ code: 'print/no-such-bed', bed: sheet ?? '0', beds });
}
