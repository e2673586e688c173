import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { latinAlphabet, withoutAccents } from '#shared/lexicon/index.ts';
import { debianPackage } from './debian-package.ts';
import { allForms } from './hunspell-forms.ts';
import { assertCount, type Recipe } from './write-list.ts';

const expectedTo15 = { plain: 132_433, folded: 136_140 };
const lgpl = '/usr/share/common-licenses/LGPL-2.1';

/** The list holds all lower-case forms of Hunspell's Afrikaans, as `unmunch` writes them out, without accents. */
export const afrikaans: Recipe = {
  name: 'afrikaans',
  title: 'Afrikaans (Hunspell)',
  language: 'af',
  alphabet: latinAlphabet,
  gather() {
    const { name, version, folder } = debianPackage('hunspell-af');
    const dictionary = join(folder, 'usr/share/hunspell/af_ZA.dic');
    const affixes = join(folder, 'usr/share/hunspell/af_ZA.aff');
    const all = allForms(dictionary, affixes);
    const plain = new Set(all.filter((word) => /^[a-z]{2,15}$/.test(word)));
    assertCount('forms of 2 to 15 plain letters in hunspell-af', plain.size, expectedTo15.plain);
    const folded = new Set(all.map(withoutAccents).filter((word) => /^[a-z]{2,21}$/.test(word)));
    const to15 = [...folded].filter((word) => word.length <= 15).length;
    assertCount('the same with accents folded', to15, expectedTo15.folded);
    return { lines: [...folded], added: [], package: name, version, licence: licenceText(affixes) };
  },
};

/** The licence asks for a statement of the changes. */
function licenceText(affixes: string): string {
  const lines = readFileSync(affixes, 'utf8').split('\n');
  const head = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('#')),
  );
  return [
    'Copyright 2003 Dwayne Bailey',
    'Copyright 2005 Fridel Wolff',
    ...head.map((line) => line.replace(/^# ?/, '')),
    'Changed for Cubewright: the affixes were applied by unmunch, accents were taken off, words with other',
    'characters than letters or with capitals were left out. The script is electron/tools/lists/afrikaans.ts.',
    '',
    readFileSync(lgpl, 'utf8'),
  ].join('\n');
}
