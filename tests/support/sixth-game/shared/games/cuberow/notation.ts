import type { Notation } from '#shared/engine/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { ends } from './moves.ts';
import type { CuberowTypes } from './state.ts';

/** A line names the end of the row: `left` or `right`. */
export const notation: Notation<CuberowTypes> = {
  format: (_, { end }) => end,
  parse(_, by, text) {
    const found = text.trim();
    const end = ends.find((one) => one === found.toLowerCase());
    return end === undefined || by === 'clock'
      ? refuse({ code: 'cuberow/unknown-text', found })
      : ok({ kind: 'take', by, end });
  },
};
