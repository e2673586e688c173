import { createHash } from 'node:crypto';
import { sentencesOf } from './sentences.ts';

/**
 * What becomes of the sentences of a rule book (P1). The books are their makers' texts and do not stand here: a sentence is
 * known by its number and its SHA-256, and by a few words of ours.
 */
export interface RuleBook {
  /** How many sentences `sentencesOf` finds in it. */
  readonly sentences: number;
  /** SHA-256 of the file. */
  readonly source: string;
  readonly parts: readonly BookPart[];
}

/** Sentences, numbered from 1, that say one thing. */
export interface BookPart {
  readonly from: number;
  /** As `from` where it is absent. */
  readonly to?: number;
  /** What they say, in our words. */
  readonly says: string;
  /** The items that settle it. */
  readonly items?: readonly string[];
  /** Why no item does. */
  readonly leftOut?: string;
  /** Of the sentences, joined by line breaks. */
  readonly sha256: string;
}

export type RuleBooks = Readonly<Record<string, RuleBook>>;
/** The items of RULES by game. */
export type RuleItems = Readonly<Record<string, readonly string[]>>;

export interface RanTest {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
}

/** The tests that ran for each item (see electron/starter/rule-items.mjs). */
export type ItemTests = ReadonlyMap<string, readonly RanTest[]>;

/** What is wrong with the table itself, whatever has run: holes, repeats, items that nobody knows. */
export function faultsOf(books: RuleBooks, items: RuleItems): readonly string[] {
  const games = [...new Set([...Object.keys(books), ...Object.keys(items)])];
  return games.flatMap((game) => {
    const book = books[game];
    const known = items[game];
    if (book === undefined || known === undefined) return [`${game} has no ${book ? 'items' : 'book'}.`];
    return bookFaults(book, known).map((fault) => `${game}: ${fault}`);
  });
}

function bookFaults({ parts, sentences }: RuleBook, known: readonly string[]): readonly string[] {
  const faults: string[] = [];
  let next = 1;
  for (const part of parts) {
    const to = lastOf(part);
    const { from, items = [], leftOut = '' } = part;
    if (from !== next || to < from)
      faults.push(`sentence ${next} comes next, and the table has ${from} to ${to}`);
    if (items.length === 0 && leftOut === '') faults.push(`${spanOf(part)} has neither items nor a reason`);
    if (items.length > 0 && leftOut !== '') faults.push(`${spanOf(part)} has items and is left out`);
    const odd = items.filter((item) => !known.includes(item));
    if (odd.length > 0) faults.push(`${spanOf(part)} names ${odd.join(', ')}, which RULES does not have`);
    next = to + 1;
  }
  if (next !== sentences + 1)
    faults.push(`the table ends before sentence ${next}, and the book has ${sentences}`);
  return faults;
}

/** Whether this is the book that the table was made from, sentence by sentence. */
export function textFaults({ parts, sentences, source }: RuleBook, text: string): readonly string[] {
  const found = sentencesOf(text);
  if (sha256Of(text) === source && found.length === sentences && parts.every(isAlike)) return [];
  const changed = parts.filter((part) => !isAlike(part)).map(spanOf);
  return [`the text has changed: ${changed.join(', ') || 'only between sentences'}`];

  function isAlike(part: BookPart): boolean {
    return sha256Of(found.slice(part.from - 1, lastOf(part)).join('\n')) === part.sha256;
  }
}

export const lastOf = ({ from, to = from }: BookPart): number => to;

/** `7`, or `7-9`. */
export function spanOf(part: BookPart): string {
  return lastOf(part) === part.from ? `${part.from}` : `${part.from}-${lastOf(part)}`;
}

export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
