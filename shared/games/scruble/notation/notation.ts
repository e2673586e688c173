import type { Notation } from '#shared/engine/index.ts';
import { assertNever } from '#shared/kernel/index.ts';
import type { ScrubleMove } from '../moves.ts';
import { parseMove } from './parse-move.ts';
import { headingOf, placeName } from './place-names.ts';
import { twistsText } from './twist-names.ts';
import type { ScrubleTypes } from '../types.ts';

/** Lines are `R 2U' F2: STREET at front 2 1 right, crossing ELF`, `R U: pass` or `allow QAT`; a place is optional. */
export const notation: Notation<ScrubleTypes> = {
  format: (_, move) => moveText(move),
  parse: (view, by, text) => parseMove(view, by, text),
};

function moveText(move: ScrubleMove): string {
  switch (move.kind) {
    case 'claim': {
      const { twists, word, at, crossing } = move;
      const { place, heading } = headingOf(at);
      const where = `${word} at ${placeName(place)} ${heading}`;
      return withTwists(twists, crossing === undefined ? where : `${where}, crossing ${crossing}`);
    }
    case 'pass':
      return withTwists(move.twists, 'pass');
    case 'allow':
      return `allow ${move.words.join(' ')}`;
    case 'time':
      return `time ${move.at}`;
    default:
      return assertNever(move);
  }
}

function withTwists(twists: Parameters<typeof twistsText>[0], text: string): string {
  return twists.length === 0 ? text : `${twistsText(twists)}: ${text}`;
}
