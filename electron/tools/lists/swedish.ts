import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { swedishAlphabet } from '#shared/lexicon/index.ts';
import { debianPackage } from './debian-package.ts';
import { allForms } from './hunspell-forms.ts';
import { assertCount, type Recipe } from './write-list.ts';

const expected = { plain: 765_108, folded: 768_334 };
const licences = ['LGPL-3', 'GPL-3'].map((name) => `/usr/share/common-licenses/${name}`);

/** The list holds all lower-case forms of Hunspell's Swedish. Å, Ä and Ö are letters, other accents are taken off. */
export const swedish: Recipe = {
  name: 'swedish',
  title: 'Swedish (Hunspell)',
  language: 'sv',
  alphabet: swedishAlphabet,
  gather() {
    const { name, version, folder } = debianPackage('hunspell-sv');
    const dictionary = join(folder, 'usr/share/hunspell/sv_SE.dic');
    const all = allForms(dictionary, join(folder, 'usr/share/hunspell/sv_SE.aff'), isWord);
    const plain = new Set(all.filter(isPlain));
    assertCount('forms of 2 to 21 plain letters in hunspell-sv', plain.size, expected.plain);
    const folded = new Set(all.map(withoutOtherAccents).filter(isPlain));
    assertCount('the same with accents folded', folded.size, expected.folded);
    return { lines: [...folded], added: [], package: name, version, licence: licenceText() };
  },
};

/** These are words although they have no vowel; all others without one are abbreviations. */
const sounds: ReadonlySet<string> = new Set(['brr', 'hm', 'hmm', 'sch']);

/** Forbidden words, parts of compounds and stems that are no word are marked by these flags of the affix file. */
function isWord(flags: string): boolean {
  return !/[%Z¤]/.test(flags);
}

function isPlain(word: string): boolean {
  return /^[a-zåäö]{2,21}$/.test(word) && (/[aeiouyåäö]/.test(word) || sounds.has(word));
}

function withoutOtherAccents(word: string): string {
  return word.replaceAll(/[^a-zåäö]/g, (letter) => letter.normalize('NFD').replaceAll(/\p{Mn}/gu, ''));
}

/** The licence asks for a statement of the changes. */
function licenceText(): string {
  return [
    'Copyright 2003-2014 Göran Andersson <goran@init.se>',
    'The Swedish dictionary for Hunspell, from the package hunspell-sv of Debian, under the GNU Lesser General',
    'Public License, version 3, which follows with the licence that it adds to.',
    'Changed for Cubewright: the affixes were applied by unmunch, forbidden words, parts of compounds and',
    'abbreviations without a vowel were left out, accents other than those of å, ä and ö were taken off, and words',
    'with other characters than letters or with capitals were left out. The script is electron/tools/lists/swedish.ts.',
    ...licences.map((file) => `\n${readFileSync(file, 'utf8')}`),
  ].join('\n');
}
