import type { Piece } from '#shared/word-engine/position.ts';
import type { WordsFromRequest } from '#shared/word-engine/words/words-request.ts';

/** The same questions answered by plain loops over a list of words: what the fast ones are compared with. */

export interface SlowWord {
  readonly word: string;
  readonly points: number;
  /** Where the letters of `around` begin; 0 without. */
  readonly at: number;
}

/** Every word that can be spelled, in the order of the list, with its most points. */
export function slowWordsFrom(words: readonly string[], ask: WordsFromRequest): readonly SlowWord[] {
  const { around = '' } = ask;
  return words
    .filter((word) => fits(word, ask))
    .flatMap((word) =>
      placesOf(around, word).flatMap((at) => {
        const laid = [...word.slice(0, at), ...word.slice(at + around.length)];
        const points = laid.length < Math.max(1, ask.leastPieces ?? 1) ? -1 : mostPoints(laid, ask, []);
        return points < 0 ? [] : [{ word, points, at }];
      }),
    );
}

function fits(word: string, ask: WordsFromRequest): boolean {
  const letters = [...word];
  return (
    word.length >= (ask.least ?? 1) &&
    word.length <= (ask.longest ?? 21) &&
    word.startsWith(ask.beginsWith ?? '') &&
    word.endsWith(ask.endsWith ?? '') &&
    word.includes(ask.contains ?? '') &&
    [...(ask.holding ?? '')].every((letter) => {
      const count = (text: readonly string[]): number => text.filter((one) => one === letter).length;
      return count(letters) >= count([...(ask.holding ?? '')]);
    })
  );
}

function placesOf(part: string, word: string): readonly number[] {
  if (part === '') return [0];
  return Array.from(word, (_, at) => at).filter((at) => word.startsWith(part, at));
}

/** Every way to choose a piece for each letter, one after another; -1 where none keeps the terms. */
function mostPoints(letters: readonly string[], ask: WordsFromRequest, used: readonly number[]): number {
  const [letter, ...rest] = letters;
  if (letter === undefined) {
    const isUsed = (piece: number): boolean => used.includes(piece);
    const all = (ask.using ?? []).every(isUsed);
    const some = [...new Set(ask.someOf?.pieces ?? [])].filter(isUsed).length >= (ask.someOf?.least ?? 0);
    return all && some ? 0 : -1;
  }
  let most = -1;
  for (const [place, piece] of ask.pieces.entries()) {
    const value = used.includes(place) ? undefined : valueOf(piece, letter);
    if (value === undefined) continue;
    const others = mostPoints(rest, ask, [...used, place]);
    if (others >= 0) most = Math.max(most, value + others);
  }
  return most;
}

export function valueOf({ faces, blank }: Piece, letter: string): number | undefined {
  if (blank === true) return 0;
  return faces.find((face) => face.letter === letter)?.value;
}

/** Every split in two or more parts, by trying each beginning. */
export function slowSplits(
  words: ReadonlySet<string>,
  word: string,
  leastPart: number,
  mostParts: number,
): readonly string[] {
  const splits = (text: string, parts: number): readonly string[] => [
    ...(words.has(text) && text.length >= leastPart ? [text] : []),
    ...(parts === 1 ? [] : Array.from(text, (_, at) => at).slice(leastPart)).flatMap((at) =>
      words.has(text.slice(0, at))
        ? splits(text.slice(at), parts - 1).map((rest) => `${text.slice(0, at)} ${rest}`)
        : [],
    ),
  ];
  return splits(word, mostParts).filter((split) => split.includes(' '));
}

/** Every assignment of pieces to letters, as places in the rack. */
export function slowAssignments(
  rack: readonly Piece[],
  laid: readonly { readonly letter: string; readonly value: number; readonly blank: boolean }[],
): readonly (readonly number[])[] {
  return laid.reduce<readonly (readonly number[])[]>(
    (all, { letter, value, blank }) =>
      all.flatMap((used) =>
        [...rack.keys()]
          .filter((place) => !used.includes(place))
          .filter((place) => {
            const piece = rack[place];
            if (piece === undefined) return false;
            if (blank || piece.blank === true) return blank && piece.blank === true;
            return piece.faces.some((face) => face.letter === letter && face.value === value);
          })
          .map((place) => [...used, place]),
      ),
    [[]],
  );
}
