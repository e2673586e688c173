import { askSearch, mapAnswer, type HintRequest } from '#renderer/table/index.ts';
import type { PendingAnswer } from '#renderer/worker/index.ts';
import {
  afterTwists,
  claimRequest,
  parseClaimsFound,
  hintFor,
  letterOf,
  placesOf,
  scruble,
  type ClaimsFound,
  type Cube,
  type FoundClaim,
  type Hint,
  type ScrubleView,
} from '#shared/games/scruble/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import type { DraftStep } from './draft/draft.ts';
import type { ScrubleTable } from './table-types.ts';

export interface FoundHint extends Hint {
  readonly turn: Pick<DraftStep, 'twists' | 'places' | 'wilds'>;
}

export function askForClaims(
  help: HintRequest<ScrubleTable>['help'],
  view: ScrubleView,
): PendingAnswer<ClaimsFound> {
  return askSearch(
    help,
    scruble.id,
    { layers: tableWords(view), question: claimRequest(view) },
    parseClaimsFound,
  );
}

/** Resolves to undefined if there is no claim within two twists. */
export function findHint({ view, help }: HintRequest<ScrubleTable>): PendingAnswer<FoundHint | undefined> {
  return mapAnswer(askForClaims(help, view), (found) => {
    const hint = hintFor(found);
    return ok(hint && { ...hint, turn: turnOf(view.cube, hint.claim) });
  });
}

export function turnOf(
  before: Cube,
  { twists, word, at }: Pick<FoundClaim, 'twists' | 'word' | 'at'>,
): FoundHint['turn'] {
  const places = placesOf({ ...at, length: word.length });
  return { twists, places, wilds: wildsFor(afterTwists(before, twists), places, word) };
}

export function wildsFor(cube: Cube, places: readonly number[], word: string): DraftStep['wilds'] {
  return Object.fromEntries(
    places.flatMap((place, at) => {
      const peg = cube[place];
      return peg === undefined || letterOf(peg) !== undefined ? [] : [[place, word.charAt(at)] as const];
    }),
  );
}
