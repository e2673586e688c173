import type { Drawer, DrawnField, TableDrawing } from '#shared/engine/drawing.ts';
import { setOf } from './cubes.ts';
import type { Felt, FeltCube } from './felt.ts';
import type { Part } from './moves.ts';
import { notation } from './notation/notation.ts';
import { islandsOf } from './notation/picture.ts';
import { feltAfter } from './parts.ts';
import type { CubewordTurn } from './review/review.ts';
import type { CubewordView } from './state.ts';
import type { CubewordTypes } from './types.ts';

export const drawer: Drawer<CubewordTypes, CubewordTurn> = {
  table: ({ felt }) => drawn(felt, felt),
  played: ({ before, move }) => afterParts(before, move.kind === 'turn' ? move.parts : []),
  instead({ before, seat }, line) {
    const read = notation.parse(before, seat, line);
    return read.ok && read.value.kind === 'turn' ? afterParts(before, read.value.parts) : undefined;
  },
};

function afterParts({ options, felt }: CubewordView, parts: readonly Part[]): TableDrawing {
  const after = feltAfter(setOf(options), felt, parts);
  return drawn(after.ok ? after.value : felt, felt);
}

function drawn(felt: Felt, before: Felt): TableDrawing {
  return {
    fields: islandsOf(felt).map((island) => islandField(island, before)),
    lines: felt.length === 0 ? [{ says: 'empty' }] : [],
  };
}

/** One empty square all round shows that the felt goes on (C2). */
function islandField(island: Felt, before: Felt): DrawnField {
  const [left, right] = around(island.map(({ column }) => column));
  const [top, bottom] = around(island.map(({ row }) => row));
  return {
    ground: 'felt',
    squares: Array.from({ length: bottom - top + 1 }, () => '.'.repeat(right - left + 1)),
    columns: Array.from({ length: right - left + 1 }, (_, at) => `${left + at}`),
    rows: Array.from({ length: bottom - top + 1 }, (_, at) => `${top + at}`),
    pieces: island.map((one) => ({
      column: one.column - left,
      row: one.row - top,
      shows: { kind: 'letter', letter: one.letter },
      isNew: !before.some((other) => isSame(one, other)),
    })),
  };
}

function isSame(one: FeltCube, other: FeltCube): boolean {
  return (
    one.cube === other.cube &&
    one.column === other.column &&
    one.row === other.row &&
    one.letter === other.letter
  );
}

function around(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
}
