import { type PieceSet } from '#shared/pieces/index.ts';
import type { HandEntry } from '#renderer/board/index.ts';
import { cubeIds, joker, lettersOn, placedCube, type Felt } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Draft } from '../draft/draft.ts';
import { faceOf } from '../draft/reduce.ts';
import { markOf } from '../felt/shown-felt.ts';
import { placedCubeText, poolCubeText } from '../texts.ts';

const pips = ['1', '2', '3', '4', '5', '6'];

export interface CubeEntries {
  readonly pool: readonly HandEntry[];
  readonly table: readonly HandEntry[];
}

export function cubeEntries(
  t: Translate,
  set: PieceSet,
  felt: Felt,
  draft: Pick<Draft, 'faces' | 'held'>,
): CubeEntries {
  const pool: HandEntry[] = [];
  const table: HandEntry[] = [];
  for (const cube of cubeIds) {
    const chosen = cube === draft.held;
    const there = placedCube(felt, cube);
    const { letter, blank } = there ?? faceOf(set, draft, cube);
    const others = cube === joker ? pips : lettersOn(set, cube).filter((one) => blank || one !== letter);
    const entry = {
      cube,
      letter: letter ?? '',
      mark: markOf({ cube, blank }),
      value: undefined,
      others,
      chosen,
    };
    if (there === undefined) {
      const label = poolCubeText(t, set, cube, { letter, blank });
      pool.push({ ...entry, look: chosen ? 'turning' : 'in-hand', label });
    } else {
      table.push({ ...entry, look: 'place', label: placedCubeText(t, set, there) });
    }
  }
  return { pool, table };
}
