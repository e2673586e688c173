import type { Language } from '#shared/i18n/language.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

/** Words that people type, without accents and in small letters, with those of the notation that they stand for. */
export type TypedWords = ReadonlyMap<string, string>;

/** Every language but English, which the notation itself is in. */
export type InLanguages<T> = Readonly<Record<Exclude<Language, 'en'>, T>>;

/**
 * Which words hold for a word of a line: `before` are those in front of it as the notation has them, with the colons and
 * semicolons between; `after` is the line from this word on. A word that somebody plays is never another one.
 */
export type WordsAt = (before: readonly string[], after: string) => TypedWords;

export interface TypedLine {
  /** The line in the notation, which one parser reads. */
  readonly text: string;
  /** A refusal that quotes the line quotes it as it was typed. */
  asTyped<T>(read: Result<T>): Result<T>;
}

export const noWords: TypedWords = new Map();

/** Takes the words of people by those of the notation: `{ lay: 'leg, leggen' }`; the name '' has words that say nothing. */
export function typedWords(byNotation: Readonly<Record<string, string>>): TypedWords {
  return new Map(
    Object.entries(byNotation).flatMap(([said, typed]) =>
      typed.split(', ').map((word) => [plain(word), said] as const),
    ),
  );
}

export function joined(...all: readonly TypedWords[]): TypedWords {
  return new Map(all.flatMap((words) => [...words]));
}

/** Not every keyboard has å or ö. */
function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function asWritten(text: string): TypedLine {
  return { text, asTyped: (read) => read };
}

interface Piece {
  readonly typed: string;
  readonly said: string;
}

/** A phrase such as “met de klok mee” has at most this many words. */
const mostWords = 4;
const usualGaps = /([\s,;:.]+)/;

/** Puts a typed line into the notation. `gaps`, with its brackets, are the signs between words. */
export function inNotation(line: string, wordsAt: WordsAt, gaps = usualGaps): TypedLine {
  // Words are at even places, and the gaps behind them at odd ones.
  const parts = line.split(gaps);
  const pieces: Piece[] = [];
  const before: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const words = wordsAt(before, parts.slice(at).join(''));
    const { typed, said, length } = phraseAt(parts, at, words);
    pieces.push({ typed, said });
    before.push(...said.toLowerCase().split(' ').filter(isSome));
    at += length - 1;
    const gap = parts[at + 1] ?? '';
    pieces.push({ typed: gap, said: gap });
    before.push(...gap.replaceAll(/[^:;]/g, ''));
  }
  const text = pieces.map(({ said }) => said).join('');
  return { text, asTyped: (read) => (read.ok ? read : { ok: false, problem: quoted(read.problem) }) };

  function quoted(problem: Problem & { readonly found?: unknown }): Problem {
    const { found } = problem;
    return typeof found === 'string' ? ({ ...problem, found: typedFor(found) } as Problem) : problem;
  }

  function typedFor(found: string): string {
    // Long lines are quoted by their beginning.
    if (isSame(text.trim().slice(0, quotedLetters), found)) return line.trim().slice(0, quotedLetters);
    for (const from of pieces.keys()) {
      let said = '';
      for (let to = from; to < pieces.length && said.length < found.length; to += 1) {
        said += pieces[to]?.said ?? '';
        if (isSame(said, found)) {
          return pieces
            .slice(from, to + 1)
            .map(({ typed }) => typed)
            .join('');
        }
      }
    }
    return found;
  }
}

const quotedLetters = 60;

/** Finds the longest phrase that begins at this word; `length` counts its words and the gaps between them. */
function phraseAt(
  parts: readonly string[],
  at: number,
  words: TypedWords,
): Piece & { readonly length: number } {
  for (let count = mostWords; count > 0; count -= 1) {
    const length = 2 * count - 1;
    const phrase = parts.slice(at, at + length);
    const areGaps = phrase.every((part, index) => index % 2 === 0 || part.trim() === '');
    const said = words.get(plain(phrase.filter((_, index) => index % 2 === 0).join(' ')));
    if (phrase.length === length && areGaps && said !== undefined) {
      return { typed: phrase.join(''), said, length };
    }
  }
  const word = parts[at] ?? '';
  return { typed: word, said: word, length: 1 };
}

function isSome(text: string): boolean {
  return text !== '';
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
