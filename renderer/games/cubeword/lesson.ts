import type { LessonTable } from '#renderer/table/index.ts';
import {
  cubesFor,
  poolOf,
  runsOn,
  setOf,
  type CubewordView,
  type Part,
} from '#shared/games/cubeword/index.ts';
import { feltOf } from './draft/reduce.ts';
import type { CubewordTable } from './table-types.ts';

const end = '.cubeword-actions .actions-main.button--filled:enabled';
const net = (face: number) => `.cubeword-net > :nth-child(${face})`;

function at(column: number, row: number): string {
  return `[data-place="${column},${row}"]`;
}

const free = (place: string) => `${place}:not(:has(.cube))`;
const joker = at(1, -1);

export const lesson: LessonTable<CubewordTable> = {
  steps: {
    site: {
      rings: [[at(0, 4), at(1, 4), at(2, 4)].map(free)],
      prepares: (view) => [{ kind: 'make', parts: sun(view) }],
      isDrafted: (draft, view) => runsOn(feltOf(view, draft)).some(({ word }) => word === 'SUN'),
    },
    score: { rings: [[free(at(5, 0)), end]] },
    cross: { rings: [[free(at(5, 1)), free(at(5, 2)), end]] },
    face: { rings: [[end, net(3), at(1, 0)]] },
    blank: { rings: [[free(at(5, 0)), end]] },
    joker: {
      rings: [[end, `${joker}:has(.cube)`, `body:has(${at(4, 1)}.felt-place--lifted) ${joker}`, at(4, 1)]],
    },
    fault: { rings: [[end, `body:has(.felt-fault) ${at(0, 1)}`, at(0, 0)]] },
    lead: { rings: [[end, '.cubeword-felt']], keepsActions: true },
  },
};

function sun({ felt, options }: CubewordView): readonly Part[] {
  const letters = [...'SUN'].map((letter) => ({ cube: undefined, letter, blank: false }));
  const cubes = cubesFor(setOf(options), poolOf(felt), letters) ?? [];
  return cubes.map((cube, column) => ({
    kind: 'site',
    cube,
    at: { column, row: 4 },
    letter: letters[column]?.letter ?? '',
    blank: false,
  }));
}
