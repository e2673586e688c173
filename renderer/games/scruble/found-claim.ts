import type { HintAsk } from '#renderer/table/index.ts';
import type { PendingAnswer } from '#renderer/worker/index.ts';
import {
  afterTwists,
  claimAsk,
  claimsIn,
  hintFor,
  letterOf,
  placesOf,
  type ClaimsFound,
  type Cube,
  type FoundClaim,
  type Hint,
  type ScrubleView,
} from '#shared/games/scruble/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import type { DraftStep } from './draft.ts';
import type { ScrubleTable } from './table-types.ts';

export interface FoundHint extends Hint {
  readonly turn: Pick<DraftStep, 'twists' | 'places' | 'wilds'>;
}

type Help = HintAsk<ScrubleTable>['help'];

export function askForClaims(help: Help, view: ScrubleView): PendingAnswer<ClaimsFound> {
  if (help === undefined) {
    return { answer: Promise.resolve(refuse({ code: 'game/no-words' })), cancel: () => undefined };
  }
  const asking = help.search('scruble', { layers: tableWords(view), question: claimAsk(view) });
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((answered): Result<ClaimsFound, Problem> => {
      if (!answered.ok) return answered;
      const found = claimsIn(answered.value.found);
      return found === undefined ? refuse({ code: 'engine/no-search' }) : ok(found);
    }),
  };
}

/** Resolves to undefined where there is no claim within two twists. */
export function findHint({ view, help }: HintAsk<ScrubleTable>): PendingAnswer<FoundHint | undefined> {
  const asking = askForClaims(help, view);
  return {
    cancel: () => {
      asking.cancel();
    },
    answer: asking.answer.then((found): Result<FoundHint | undefined, Problem> => {
      if (!found.ok) return found;
      const hint = hintFor(found.value);
      return ok(hint === undefined ? undefined : { ...hint, turn: turnOf(view.cube, hint.claim) });
    }),
  };
}

export function turnOf(
  before: Cube,
  { twists, word, at }: Pick<FoundClaim, 'twists' | 'word' | 'at'>,
): FoundHint['turn'] {
  const places = placesOf({ ...at, length: word.length });
  return { twists, places, wilds: wildsFor(afterTwists(before, twists), places, word) };
}

/** By place, the letters that pegs without a letter stand for in this word. */
export function wildsFor(cube: Cube, places: readonly number[], word: string): DraftStep['wilds'] {
  return Object.fromEntries(
    places.flatMap((place, at) => {
      const peg = cube[place];
      return peg === undefined || letterOf(peg) !== undefined ? [] : [[place, word.charAt(at)] as const];
    }),
  );
}
