import type { Notation } from '#shared/engine/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { turnProblem } from './apply.ts';
import { formatMove, parseMoveLine } from './move-line.ts';
import { setOf } from './pieces.ts';
import { resolvePlay } from './resolve.ts';
import type { AlphacubesTypes } from './types.ts';

/** Moves as lines, as `G4 across CHECK with ...` and `exchange AEHNO`. */
export const notation: Notation<AlphacubesTypes> = {
  format: formatMove,
  parse(view, by, text) {
    if (by === 'clock') return refuse({ code: 'alphacubes/no-clock' });
    const line = parseMoveLine(setOf(view.options), text);
    if (!line.ok) return line;
    if (line.value.kind !== 'play') return ok({ ...line.value, by });
    const resolved = resolvePlay(view, view.hand, line.value);
    // Where several cubes can show a letter, those that come first in the hand are laid.
    if (resolved.ok) return ok({ kind: 'play', by, placements: resolved.value.placements });
    // Who may not play now is told that, and not what is wrong with the play.
    return refuse(turnProblem(view, { kind: 'play', by }) ?? resolved.problem);
  },
};
