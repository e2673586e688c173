import type { Notation } from '#shared/engine/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { turnProblem } from '../apply.ts';
import { formatMove, parseMoveLine } from './move-line.ts';
import { setOf } from '../pieces.ts';
import { resolvePlay } from './resolve.ts';
import type { AlphacubesTypes } from '../types.ts';

export const notation: Notation<AlphacubesTypes> = {
  format: formatMove,
  parse(view, by, text) {
    if (by === 'clock') return refuse({ code: 'alphacubes/no-clock' });
    const line = parseMoveLine(setOf(view.options), text);
    if (!line.ok) return line;
    if (line.value.kind !== 'play') return ok({ ...line.value, by });
    const resolved = resolvePlay(view, view.hand, line.value);
    if (resolved.ok) return ok({ kind: 'play', by, placements: resolved.value.placements });
    // A seat that may not play now learns that first, not what is wrong with the play.
    return refuse(turnProblem(view, { kind: 'play', by }) ?? resolved.problem);
  },
};
