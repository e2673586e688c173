import type { Notation } from '#shared/engine/index.ts';
import { refuse } from '#shared/kernel/index.ts';
import { formatMove } from './move-text.ts';
import { parseMove } from './parse-move.ts';
import type { KubagramTypes } from '../types.ts';

export const notation: Notation<KubagramTypes> = {
  format: formatMove,
  parse: (view, by, text) =>
    by === 'clock' ? refuse({ code: 'kubagram/no-clock' }) : parseMove(view, by, text),
};
