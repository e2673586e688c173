import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { bestWords, type WordFound, type WordSearch } from './search/best-words.ts';
import { facesOpen, maySetAside, setOf } from './dice.ts';
import type { KubagramProposal, SpellingMove } from './moves.ts';
import { diceOf } from './words/spelling.ts';
import { isLastTurn, type HeldDie, type KubagramView } from './state.ts';
import { problemIn } from './view.ts';

export const hintSteps = ['look', 'points', 'letters', 'word'] as const;

/**
 * `claim`, `join`, `extend`: a word can be made. `letter`: this letter brings a word. `any-letter`: none does.
 * `keep-joker`: set it aside. `take`, `end`, `declare`: no word is there. `box`: turn it. `judge`: answer the claims.
 */
export type HintTopic =
  | SpellingMove['kind']
  | 'letter'
  | 'any-letter'
  | 'keep-joker'
  | 'take'
  | 'end'
  | 'declare'
  | 'box'
  | 'judge';

export type HintStep =
  | { readonly step: 'look'; readonly at: HintTopic }
  /** `points` is the gain of the player, `letters` the length of the word. */
  | { readonly step: 'points'; readonly points: number; readonly letters: number }
  | { readonly step: 'letters'; readonly letters: readonly string[] }
  | { readonly step: 'word'; readonly word: string };

export interface Hint {
  readonly steps: readonly HintStep[];
  readonly move: KubagramProposal;
}

export async function hintFor(
  view: KubagramView,
  search: WordSearch,
): Promise<Result<Hint | undefined, Problem>> {
  const { phase } = view;
  const { by } = search;
  switch (phase.kind) {
    case 'over':
      return ok(undefined);
    case 'corner':
      return ok(phase.seat === by ? plain('box', { kind: 'corner', by, corner: 0 }) : undefined);
    case 'challenge':
      return ok(
        problemIn(view, { kind: 'accept', by }) === undefined
          ? plain('judge', { kind: 'accept', by })
          : undefined,
      );
    case 'holding':
      return phase.seat === by ? layHint(view, search, phase.held) : ok(undefined);
    default: {
      if (phase.seat !== by) return ok(undefined);
      const words = await bestWords(view, search);
      if (!words.ok) return words;
      const [best] = words.value;
      return ok(best === undefined || best.gain <= 0 ? goOn(view, search) : wordHint(view, best));
    }
  }
}

function plain(at: HintTopic, move: KubagramProposal): Hint {
  return { steps: [{ step: 'look', at }], move };
}

function wordHint(view: KubagramView, { move, word, gain }: WordFound): Hint {
  return {
    steps: [
      { step: 'look', at: move.kind },
      { step: 'points', points: gain, letters: word.length },
      ...(move.kind === 'join' ? [] : [{ step: 'letters', letters: lettersAdded(view, move) } as const]),
      { step: 'word', word },
    ],
    move,
  };
}

function lettersAdded(view: KubagramView, move: SpellingMove): readonly string[] {
  const dice = move.kind === 'extend' ? [...move.before, ...move.behind] : diceOf(view.seats, move);
  return dice.map(({ letter }) => letter).sort();
}

function goOn(view: KubagramView, { by }: WordSearch): Hint {
  if (view.phase.kind === 'before' && view.claims.length === 0) return plain('take', { kind: 'take', by });
  return view.phase.kind === 'after' && isLastTurn(view)
    ? plain('declare', { kind: 'declare', by })
    : plain('end', { kind: 'end', by });
}

async function layHint(
  view: KubagramView,
  search: WordSearch,
  held: HeldDie,
): Promise<Result<Hint, Problem>> {
  const { by } = search;
  const found = await bestLays(view, search, held);
  if (!found.ok) return found;
  const [best] = found.value;
  const keep: KubagramProposal = { kind: 'aside', by };
  if (best === undefined || best.best === undefined) {
    if (maySetAside(view.central, held)) return ok(plain('keep-joker', keep));
    const letter = best?.letter ?? held.top;
    return ok(plain('any-letter', { kind: 'lay', by, letter, side: 'right' }));
  }
  const { letter, best: word } = best;
  return ok({
    steps: [
      { step: 'look', at: 'letter' },
      { step: 'points', points: word.gain, letters: word.word.length },
      { step: 'letters', letters: [letter] },
      { step: 'word', word: word.word },
    ],
    move: { kind: 'lay', by, letter, side: 'right' },
  });
}

export interface LayFound {
  readonly letter: string;
  readonly best: WordFound | undefined;
}

export async function bestLays(
  view: KubagramView,
  search: WordSearch,
  held: HeldDie,
): Promise<Result<readonly LayFound[], Problem>> {
  const lays: LayFound[] = [];
  for (const letter of facesOpen(setOf(view.options), view.central, held)) {
    const words = await bestWords(laidWith(view, search, held, letter), search);
    if (!words.ok) return words;
    const [best] = words.value;
    lays.push({ letter, best: best === undefined || best.gain <= 0 ? undefined : best });
  }
  return ok(lays.sort((one, other) => (other.best?.gain ?? 0) - (one.best?.gain ?? 0)));
}

function laidWith(view: KubagramView, { by }: WordSearch, { die }: HeldDie, letter: string): KubagramView {
  return { ...view, central: [...view.central, { die, letter }], phase: { kind: 'after', seat: by } };
}
