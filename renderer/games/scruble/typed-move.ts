import {
  afterTwists,
  findWord,
  legalClaim,
  parseMove,
  placesOf,
  type ScrubleMove,
  type ScrubleView,
} from '#shared/games/scruble/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import type { DraftStep } from './draft/draft.ts';
import { wildsFor } from './found-claim.ts';

export type TypedMove =
  | {
      readonly kind: 'trace';
      readonly step: DraftStep;
      readonly word: string;
      /** The line is a word alone, which may stand in several places; this trace is `number` of `count`. */
      readonly isWord: boolean;
      readonly count: number;
      readonly number: number;
    }
  | { readonly kind: 'move'; readonly move: ScrubleMove };

/** Reads a line as the command line does, after the twists of the draft. A word that is traced already goes on to its next place. */
export function readTyped(
  view: ScrubleView,
  by: Seat,
  draft: Pick<DraftStep, 'twists' | 'places'>,
  text: string,
): Result<TypedMove, Problem> {
  const read = parseMove(view, by, text, draft.twists);
  if (!read.ok) return read;
  const move = read.value;
  if (move.kind !== 'claim') return ok({ kind: 'move', move });
  const legal = legalClaim(view, move);
  if (!legal.ok) return legal;
  const { twists, word, crossing } = move;
  const isWord = /^[a-z]+$/i.test(text.trim());
  const runs = isWord ? findWord(view, twists, word).map(({ run }) => run) : [legal.value.run];
  const traces = runs.map(placesOf);
  const next = (traces.findIndex((places) => places.join() === draft.places.join()) + 1) % traces.length;
  const { [next]: places } = traces;
  if (places === undefined) return refuse({ code: 'scruble/word-not-there', word });
  const wilds = wildsFor(afterTwists(view.cube, twists), places, word);
  const step = { twists, places, wilds, ...(crossing === undefined ? {} : { crossing }) };
  return ok({ kind: 'trace', step, word, isWord, count: traces.length, number: next + 1 });
}
