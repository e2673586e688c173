import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { Piece, PieceSet } from '#shared/pieces/index.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { PrintSet } from './print-set.ts';
import type { LayoutProblem } from '../layout/product.ts';

/** More runs of numbers would make a title too long for its line. */
const mostRuns = 6;

export function solidPiecesOf({ pieces: set }: PrintSet): PieceSet | undefined {
  return set?.pieces.every(({ faces }) => faces.length > 1) === true ? set : undefined;
}

export function pegsOf({ pieces: set }: PrintSet): PieceSet | undefined {
  return set?.pieces.every(({ faces }) => faces.length === 1) === true ? set : undefined;
}

export function cubesOf(given: PrintSet): PieceSet | undefined {
  const set = solidPiecesOf(given);
  return set?.pieces.every(({ faces }) => faces.length <= 6) === true ? set : undefined;
}

export function cubeNumber(cube: Piece): number {
  return cube.id + 1;
}

/** Parses `37, 52, 60-65`, counted from 1 (R27), in order without repeats; empty lines give all cubes. */
export function chooseCubes(
  cubes: readonly Piece[],
  lines: readonly string[],
): Result<readonly Piece[], LayoutProblem> {
  const parts = lines.flatMap((line) => line.split(/[,\s]+/)).filter((part) => part !== '');
  if (parts.length === 0) return ok(cubes);
  const chosen = new Set<Piece>();
  for (const part of parts) {
    const match = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (match === null || first > last) {
      return refuse({ code: 'print/bad-option', option: 'cubes', expected: { phrase: 'pieces' } });
    }
    for (let number = first; number <= last; number += 1) {
      const cube = cubes[number - 1];
      if (cube === undefined) {
        return refuse({ code: 'print/no-such-cube', cube: `${number}`, cubes: cubes.length });
      }
      chosen.add(cube);
    }
  }
  return ok([...chosen].sort((a, b) => a.id - b.id));
}

/** Formats rising numbers as `37, 52, 60 to 65`, or as a count and a range where that is long. */
export function formatCubes(cubes: readonly Piece[], t: Translate): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of cubes.map(cubeNumber)) {
    const run = runs.at(-1);
    if (run !== undefined && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  const parts = runs.map((run) =>
    run.first === run.last ? `${run.first}` : t('option:print.sheet.run', run),
  );
  if (parts.length <= mostRuns) return parts.join(', ');
  const [first, last] = [runs[0]?.first, runs.at(-1)?.last];
  return t('option:print.sheet.someOf', { count: cubes.length, first, last });
}

export function cubeFigureText(cube: Piece, t: Translate): string {
  return t('option:print.sheet.figures.cube', {
    number: cubeNumber(cube),
    faces: cube.letters.map(typedLetter).join(', '),
  });
}
