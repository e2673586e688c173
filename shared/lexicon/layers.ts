import { latinAlphabet, spellingIn } from './alphabet.ts';
import type { WordJudge } from './word-judge.ts';

/** Words let in and taken out over a lexicon, without a new graph. What one layer both allows and forbids is forbidden. */
export interface WordLayer {
  readonly allow: readonly string[];
  readonly forbid: readonly string[];
}

/** A layer that can say which it was: a person's own words, the table's exclusion list, what this game let stand. */
export interface NamedLayer<N extends string> extends WordLayer {
  readonly name: N;
}

/** Whether a spelling counts, and whose word that is: the outermost layer that speaks of it, else the list's. */
export interface Ruling<N extends string> {
  readonly accepted: boolean;
  readonly by: N | 'list';
}

export interface LayeredJudge<N extends string> extends WordJudge {
  rulingOn(word: string): Ruling<N>;
}

/** A lexicon under layers, the innermost first: the last that speaks of a word has the last word. */
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

/** By spelling, the ruling of the outermost layer that speaks of it. */
export type LayerRulings<N extends string> = ReadonlyMap<string, Ruling<N>>;

/** What layers say, the innermost first, without a list under them: worth keeping where they are asked often. */
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

/** Layers as one, for whoever cannot ask word by word: what they come to, each list in order and without repeats. */
export interface NetLayer {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
}

/** What layers, the innermost first, come to in the end. */
export function netOf(layers: readonly WordLayer[], alphabet = latinAlphabet): NetLayer {
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
