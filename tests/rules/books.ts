import { readFileSync } from 'node:fs';
import type { RuleBooks, RuleItems } from './coverage.ts';

/** The table of sentences, by game. */
export const readBooks = (): RuleBooks => read<RuleBooks>('books.json');

/** The items of the rules, by game. */
export const readItems = (): RuleItems => read<RuleItems>('../rule-items.json');

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T;
}
