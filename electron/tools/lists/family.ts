import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { inCapitals } from '#shared/lexicon/alphabet.ts';
import { wordLengths } from '#shared/lexicon/word-list.ts';
import { listsFolder } from './write-list.ts';

const source = new URL('../../../node_modules/naughty-words/', import.meta.url);
const familyFolder = new URL('../../../shared/table-words/family/', import.meta.url);

interface FamilyRecipe {
  /** This is a BCP 47 tag; the package has a file of this name, except for Afrikaans. */
  readonly language: string;
  /** A form of a word is added only if one of these bundled lists has it. */
  readonly lexica?: readonly string[];
  readonly forms?: (word: string) => readonly string[];
  /** These words of the package are common in another meaning, so they stay in the game. */
  readonly common?: string;
  readonly added?: string;
}

const recipes: readonly FamilyRecipe[] = [
  {
    language: 'af',
    added:
      'befok bliksem bliksems drol drolle fok fokken fokker fokkol hoer hoere hoerkind kak kont neuk piel piele ' +
      'poep poephol poes poese slet slette snol stront tiet tiete',
  },
  { language: 'da' },
  { language: 'de' },
  {
    language: 'en',
    lexica: ['english', 'english-large'],
    forms: englishForms,
    common:
      'bastinado busty butt cocked cocking domination escort eunuch fecal fingering genitals grope hardcore horny intercourse ' +
      'nipple nipples nude nudity panties panty pegging playboy poof rectum rimming scat scissoring sexuality ' +
      'shrimping skeet snatch snowballing spiced spicing strappado suck sucks swinger throating topless undressing',
    added: 'bugger crap fucker piss shithead turd wanker',
  },
  { language: 'es' },
  { language: 'fi' },
  { language: 'fr' },
  { language: 'it' },
  {
    language: 'nl',
    lexica: ['dutch'],
    forms: dutchForms,
    common:
      'aflebberen afrossen aftrekken afwerkplaats anita asbak aso balen bedonderen bekken belazeren beurt boemelen ' +
      'boerenpummel brugpieper buffelen del dombo eikel engerd flikken galbak gat gedoogzone griet hol huisdealer ' +
      'kanen klooien knor lummel mafketel matje mof muts naakt nicht opzouten paal palen penoze pik poot pot ' +
      'potverdorie raaskallen remsporen reutelen rukken schatje schoft slempen spuiten standje stootje sufferd ' +
      'toeter vergallen watje wippen zaadje zuigen',
  },
  { language: 'no' },
  { language: 'pt' },
  { language: 'sv' },
];

const expectedWords = 1_185;

/** Returns plural, third person, past and participle, as far as spelling decides the ending. */
function englishForms(word: string): readonly string[] {
  const stem = word.slice(0, -1);
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/.test(word) ? word + word.slice(-1) : word;
  if (/[^aeiou]y$/.test(word)) return [`${stem}ies`, `${stem}ied`, `${word}ing`];
  if (word.endsWith('e')) return [`${word}s`, `${word}d`, `${stem}ing`];
  const plural = /(?:s|x|z|sh|ch)$/.test(word) ? `${word}es` : `${word}s`;
  return [plural, `${doubled}ed`, `${doubled}ing`];
}

function dutchForms(word: string): readonly string[] {
  return [`${word}s`, `${word}en`, `${word}${word.slice(-1)}en`];
}

export function writeFamilyLists(): string {
  const files = Object.entries(familyFiles());
  for (const [name, text] of files) writeFileSync(new URL(name, familyFolder), text);
  return `Words that are not for everybody: ${expectedWords} in ${recipes.length} languages`;
}

export function familyFiles(): Readonly<Record<'words.json' | 'LICENCE.txt', string>> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', source), 'utf8')) as {
    version: string;
  };
  const words = Object.fromEntries(recipes.map((recipe) => [recipe.language, familyWords(recipe).join(' ')]));
  const count = Object.values(words).join(' ').split(' ').length;
  if (count !== expectedWords)
    throw new Error(`Words not for everybody: ${count} instead of ${expectedWords}`);
  const data = { source: { package: 'naughty-words', version }, words };
  return { 'words.json': `${JSON.stringify(data, null, 2)}\n`, 'LICENCE.txt': licence() };
}

function familyWords({ language, lexica = [], forms, common = '', added = '' }: FamilyRecipe): string[] {
  const kept = new Set(common.split(' '));
  const named = [...packageWords(language), ...added.split(' ')].filter(
    (word) => isWord(word) && !kept.has(word),
  );
  const known = new Set(lexica.flatMap(bundledWords));
  const formed = named
    .flatMap((word) => forms?.(word) ?? [])
    .filter((form) => known.has(form) && !kept.has(form));
  const all = [...named, ...formed].map((word) => inCapitals(word.normalize('NFC'), ''));
  return [...new Set(all)].sort();
}

function packageWords(language: string): readonly string[] {
  if (language === 'af') return [];
  return JSON.parse(readFileSync(new URL(`${language}.json`, source), 'utf8')) as readonly string[];
}

/** The package also has phrases and numbers. */
function isWord(written: string): boolean {
  const { least, most } = wordLengths;
  return /^\p{L}+$/u.test(written) && written.length >= least && written.length <= most;
}

function bundledWords(name: string): readonly string[] {
  const text = gunzipSync(readFileSync(new URL(`${name}.txt.gz`, listsFolder))).toString('utf8');
  return text.toLowerCase().replaceAll('ĳ', 'ij').split('\n');
}

/** The licence asks for attribution and a statement of the changes. */
function licence(): string {
  return [
    'Words that are not for everybody, from the List of Dirty, Naughty, Obscene, and Otherwise Bad Words,',
    'Copyright 2012-2020 Shutterstock, Inc.',
    'https://github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words',
    'under the Creative Commons Attribution 4.0 International Licence, which follows.',
    '',
    'Changed for Cubewright: phrases are left out, and so are words that everybody uses in another meaning;',
    'plurals and forms of verbs are added for English and Dutch, and some words of English. The list of',
    'Afrikaans is of our own. The script is electron/tools/lists/family.ts.',
    '',
    readFileSync(new URL('LICENSE', source), 'utf8'),
  ].join('\n');
}
