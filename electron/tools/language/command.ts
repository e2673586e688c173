import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareLanguage, countLacks } from './compare.ts';
import { pseudoFiles, pseudoTag } from './pseudo.ts';
import { registrations, skeletonOf, writeNew } from './skeleton.ts';

const usage = 'Run npm run language -- TAG, for instance npm run language -- de.';

/**
 * Makes the files of a new language in the project at `root`, with the English texts in them, or says what a language that
 * is there still lacks. For `en-XA` it makes pseudo texts under `build`, where they are no language. Returns the exit code: 1 if it refuses, or the language lacks something.
 */
export async function languageCommand(root: string, words: readonly string[]): Promise<number> {
  const [tag] = words;
  if (tag === undefined || words.length > 1) return refuse(`Name one language. ${usage}`);
  const language = knownTag(tag);
  if (language === undefined)
    return refuse(`“${tag}” names no language. Use a tag of BCP 47, as de, pt-BR or zh-Hant. ${usage}`);
  if (language === 'en')
    return refuse('English is what the others are translated from. Name another language.');
  if (language === pseudoTag) return writePseudo(root);
  if (existsSync(path.join(root, 'shared/i18n', language))) return tell(root, language);
  const there = writeNew(root, await skeletonOf(root, language));
  if (there !== undefined)
    return refuse(`${there} is there already, and nothing was written. Move it away, then run this again.`);
  console.log(`The files of ${language} are made. Translate the texts in them; add these lines:`);
  for (const line of registrations(root, language)) console.log(`  ${line}`);
  console.log(
    `npm run types names what else is wanted, and npm run language -- ${language} what is not translated.`,
  );
  return 0;
}

/** They are made anew each time, as they follow from the English ones. */
function writePseudo(root: string): number {
  const folder = path.join(root, 'build', pseudoTag);
  rmSync(folder, { recursive: true, force: true });
  const files = pseudoFiles();
  for (const { name, source } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  }
  console.log(`${files.length} files of pseudo texts are in ${folder}.`);
  return 0;
}

function refuse(why: string): number {
  console.error(why);
  return 1;
}

/** A tag in its usual form; undefined for one that names no language. */
function knownTag(tag: string): string | undefined {
  try {
    const { baseName, language } = new Intl.Locale(tag);
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(language) === undefined ? undefined : baseName;
  } catch {
    return undefined;
  }
}

async function tell(root: string, language: string): Promise<number> {
  const lacking = (await compareLanguage(root, language)).filter((one) => countLacks(one) > 0);
  for (const { file, absent, untranslated, surplus, otherFacts } of lacking) {
    console.log(file);
    list('absent', absent);
    list('as in English', untranslated);
    list('not in English', surplus);
    list('of other facts', otherFacts);
  }
  const sum = lacking.reduce((total, one) => total + countLacks(one), 0);
  console.log(sum === 0 ? `${language} is whole.` : `${language}: ${sum} texts in ${lacking.length} files.`);
  console.log(`npm run language:pictures -- ${language} FOLDER shows texts on the screens they stand on.`);
  return sum === 0 ? 0 : 1;
}

function list(what: string, keys: readonly string[]): void {
  if (keys.length > 0) console.log(`  ${what}, ${keys.length}: ${keys.join(', ')}`);
}
