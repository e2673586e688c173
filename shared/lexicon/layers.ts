import { latinAlphabet, spellingIn } from './alphabet.ts';
import type { WordJudge } from './judge.ts';

/** A layer allows and forbids words over a lexicon; a word in both lists is forbidden. */
export interface WordLayer {
  readonly allow: readonly string[];
  readonly forbid: readonly string[];
}

export interface NamedLayer<N extends string> extends WordLayer {
  readonly name: N;
}

export interface Ruling<N extends string> {
  readonly accepted: boolean;
  readonly by: N | 'list';
}

export interface LayeredJudge<N extends string> extends WordJudge {
  rulingOn(word: string): Ruling<N>;
}

export function layeredJudge<N extends string>(
  words: WordJudge,
  layers: readonly NamedLayer<N>[],
  alphabet = latinAlphabet,
): LayeredJudge<N> {
  const rulings = rulingsIn(layers, alphabet);
  const rulingOn = (word: string): Ruling<N> =>
    rulings.get(word) ?? { accepted: words.has(word), by: 'list' };
  return { rulingOn, has: (word) => rulingOn(word).accepted };
}

/** The key is the spelling; the outermost layer that has it decides. */
export type LayerRulings<N extends string> = ReadonlyMap<string, Ruling<N>>;

/** Layers go from the innermost to the outermost. Keep the result if it is needed often. */
export function rulingsIn<N extends string>(
  layers: readonly NamedLayer<N>[],
  alphabet = latinAlphabet,
): LayerRulings<N> {
  const rulings = new Map<string, Ruling<N>>();
  for (const { name, allow, forbid } of layers) {
    const [accepted, refused] = [
      { accepted: true, by: name },
      { accepted: false, by: name },
    ];
    for (const word of allow) rulings.set(spellingIn(alphabet, word), accepted);
    for (const word of forbid) rulings.set(spellingIn(alphabet, word), refused);
  }
  return rulings;
}

/** Callers that cannot ask word by word get all layers merged, sorted and without repeats. */
export interface MergedRulings {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

export function mergeRulings(layers: readonly WordLayer[], alphabet = latinAlphabet): MergedRulings {
  const allowed = new Set<string>();
  const denied = new Set<string>();
  for (const { allow, forbid } of layers) {
    for (const word of allow.map((one) => spellingIn(alphabet, one))) {
      denied.delete(word);
      allowed.add(word);
    }
    for (const word of forbid.map((one) => spellingIn(alphabet, one))) {
      allowed.delete(word);
      denied.add(word);
    }
  }
  return { allowed: [...allowed].sort(), denied: [...denied].sort() };
}
