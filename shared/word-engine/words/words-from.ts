import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { walkAround } from './around-walk.ts';
import { TopWords } from './top-words.ts';
import type { RuledLexicon } from '../ruled-lexicon.ts';
import { LetterSupply } from '../pieces/letter-supply.ts';
import { textPattern } from './pattern.ts';
import { PieceChoice } from '../pieces/piece-choice.ts';
import { walkWords, type WalkRequest } from './word-walk.ts';
import type { SpelledWord, SpellingsFound, WordsFound, WordsFromRequest } from './words-request.ts';

/** The ask must have passed `checkWordsFrom`; pieces are chosen only where the result or its order needs them. */
export function wordsFrom(layers: RuledLexicon, alphabet: string, ask: WordsFromRequest): WordsFound {
  const { choice, core, first } = search(layers, alphabet, ask);
  const words = first.words.map(({ key, at }): SpelledWord => {
    const word = Array.from(key, (letter) => letter.charCodeAt(0));
    const laid = laidOf(word, at, core.length);
    const pieces = choice.highestScoring(laid);
    const shown = pieces.map((piece, place) => ({
      at: place < at ? place : place + core.length,
      piece,
      letter: alphabet.charAt((laid[place] ?? 0) - 1),
      value: choice.valueOf(piece, laid[place] ?? 0),
      blank: ask.pieces[piece]?.blank === true,
    }));
    return {
      word: spellingOf(word, alphabet),
      points: choice.pointsOf(laid, pieces),
      shown,
      ...(core.length === 0 ? {} : { around: at }),
    };
  });
  return { found: first.found, words };
}

/** Returns each spelling once. No pieces are chosen, so the words take no longer than finding them. */
export function spellingsFrom(layers: RuledLexicon, alphabet: string, ask: WordsFromRequest): SpellingsFound {
  const { first } = search(layers, alphabet, ask);
  const words = new Set(
    first.words.map(({ key }) =>
      spellingOf(
        Array.from(key, (letter) => letter.charCodeAt(0)),
        alphabet,
      ),
    ),
  );
  return { found: first.found, words: [...words] };
}

function spellingOf(letters: readonly number[], alphabet: string): string {
  return letters.map((letter) => alphabet.charAt(letter - 1)).join('');
}

function search(layers: RuledLexicon, alphabet: string, ask: WordsFromRequest) {
  const numbers = letterNumbers(alphabet);
  const lettersOf = (text = ''): readonly number[] =>
    Array.from(text, (letter) => numbers[letter.charCodeAt(0)] ?? 0);
  const core = lettersOf(ask.around);
  const choice = new PieceChoice(ask.pieces, numbers, {
    using: ask.using ?? [],
    someOf: ask.someOf ?? { pieces: [], least: 0 },
  });
  const walk: WalkRequest = {
    patterns: patternsOf(ask, lettersOf),
    supply: new LetterSupply(ask.pieces, numbers, alphabet.length),
    least: Math.max(ask.least ?? 0, core.length + leastPiecesOf(ask)),
    longest: Math.min(ask.longest ?? wordLengths.most, wordLengths.most, core.length + ask.pieces.length),
  };
  const holding = countsOf(lettersOf(ask.holding));
  const first = new TopWords(ask.order, ask.most);

  const meet = (word: Uint8Array, at: number): void => {
    if (!holdsAll(word, holding)) return;
    const laid = laidOf(word, at, core.length);
    if (!choice.keepsTerms(laid)) return;
    first.found += 1;
    const isByPoints = ask.order === 'points';
    if (!first.mayTake(word.length, isByPoints ? choice.mostPoints(laid) : 0)) return;
    const points = isByPoints ? choice.pointsOf(laid, choice.highestScoring(laid)) : 0;
    first.take({ key: String.fromCharCode(...word), points, at });
  };
  if (core.length === 0) {
    walkWords(layers, walk, (word) => {
      meet(word, word.length);
    });
  } else walkAround(layers, core, walk, meet);
  return { choice, core, first };
}

function patternsOf(
  { beginsWith, endsWith, contains }: WordsFromRequest,
  lettersOf: (text: string) => readonly number[],
): WalkRequest['patterns'] {
  return [
    ...(beginsWith === undefined ? [] : [textPattern(lettersOf(beginsWith), false, true)]),
    ...(endsWith === undefined ? [] : [textPattern(lettersOf(endsWith), true, false)]),
    ...(contains === undefined ? [] : [textPattern(lettersOf(contains), true, true)]),
  ];
}

/** At least one piece is laid, because the word `around` lies there already. */
function leastPiecesOf({ leastPieces = 1, using = [], someOf }: WordsFromRequest): number {
  return Math.max(1, leastPieces, new Set(using).size, someOf?.least ?? 0);
}

function laidOf(word: ArrayLike<number>, at: number, lying: number): readonly number[] {
  const letters = Array.from(word);
  if (lying > 0) letters.splice(at, lying);
  return letters;
}

function countsOf(letters: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

function holdsAll(word: Uint8Array, counts: ReadonlyMap<number, number>): boolean {
  for (const [letter, count] of counts) {
    let found = 0;
    for (const one of word) if (one === letter) found += 1;
    if (found < count) return false;
  }
  return true;
}
