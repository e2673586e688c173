import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dutchAlphabet, spellingIn, withoutAccents } from '#shared/lexicon/index.ts';
import { debianPackage } from './debian-package.ts';
import { assertCount, type Recipe } from './write-list.ts';

const expectedTo15 = { plain: 296_209, folded: 299_609 };

/** Here "ij" is always one letter (K12), since the data do not show where a compound divides (mini-jurk, bi-jectie). */
export const dutch: Recipe = {
  name: 'dutch',
  title: 'Dutch (OpenTaal)',
  language: 'nl',
  alphabet: dutchAlphabet,
  gather() {
    const { name, version, folder } = debianPackage('wdutch');
    const all = readFileSync(join(folder, 'usr/share/dict/dutch'), 'utf8').split('\n');
    const plain = new Set(all.filter((word) => /^[a-z]{2,15}$/.test(word)));
    assertCount('words of 2 to 15 plain letters in wdutch', plain.size, expectedTo15.plain);
    const folded = new Set(all.map(withoutAccents).filter((word) => /^[a-z]{2,}$/.test(word)));
    const to15 = [...folded].filter((word) => word.length <= 15).length;
    assertCount('the same with accents folded', to15, expectedTo15.folded);
    const lines = [...folded].filter((word) => {
      const { length } = spellingIn(dutchAlphabet, word);
      return length >= 2 && length <= 21;
    });
    const licence = readFileSync(join(folder, 'usr/share/doc/wdutch/copyright'), 'utf8');
    return { lines, added: [], package: name, version, licence };
  },
};
