import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { debianPackage } from './debian-package.ts';
import { assertCount, lowerLevels, type Recipe } from './write-list.ts';

const highestLevel = 80;
const expectedTo15Letters = 247_789;

/** The list holds SCOWL to level 80 with all variants; only lower-case words of letters, as in the smaller list. */
export const englishLarge: Recipe = {
  name: 'english-large',
  title: 'English, large (SCOWL 80)',
  language: 'en',
  alphabet: latinAlphabet,
  gather() {
    const { name, version, folder } = debianPackage('scowl');
    const dictionaries = join(folder, 'usr/share/dict/scowl');
    const levels = new Map<string, number>();
    for (const file of readdirSync(dictionaries)) {
      const level = Number(/-words\.(\d+)$/.exec(file)?.[1] ?? NaN);
      if (level <= highestLevel) {
        lowerLevels(levels, readFileSync(join(dictionaries, file), 'utf8').split('\n'), level);
      }
    }
    const lines = [...levels.keys()];
    const to15 = lines.filter((word) => word.length <= 15).length;
    assertCount(`words of 2 to 15 letters in scowl to level ${highestLevel}`, to15, expectedTo15Letters);
    const licence = readFileSync(join(folder, 'usr/share/doc/scowl/copyright'), 'utf8');
    return { lines, levels, added: [], package: name, version, licence };
  },
};
