import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { englishOf, modelOf, readSource, textFiles, writtenTexts } from './texts.ts';

/** A file that is to be written, by its path from the root. */
export interface NewFile {
  readonly name: string;
  readonly source: string;
}

/** Makes the files of a new language: those of Dutch with the English texts in them. */
export async function skeletonOf(root: string, language: string): Promise<readonly NewFile[]> {
  const files: NewFile[] = [];
  for (const file of textFiles(root)) {
    const model = readSource(root, modelOf(file));
    let source = '';
    let at = 0;
    for (const { key, text, start, end } of writtenTexts(model)) {
      // Sheets name the language that they are in.
      const isTag = key.at(-1) === 'language' && text === 'nl';
      const english = isTag ? language : await englishOf(root, file, key);
      source += model.slice(at, start) + quoted(english ?? '');
      at = end;
    }
    source += model.slice(at);
    files.push({ name: file.of(language), source: source.replaceAll("('nl')", `('${language}')`) });
  }
  return files;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
}

/** Writes all of the files, or none. Returns the first that is there already; undefined when all are written. */
export function writeNew(root: string, files: readonly NewFile[]): string | undefined {
  const there = files.find(({ name }) => existsSync(path.join(root, name)));
  if (there !== undefined) return there.name;
  const made: string[] = [];
  try {
    for (const { name, source } of files) {
      const file = path.join(root, name);
      const folder = mkdirSync(path.dirname(file), { recursive: true });
      if (folder !== undefined) made.push(folder);
      made.push(file);
      writeFileSync(file, source, { flag: 'wx' });
    }
  } catch (error) {
    for (const one of made.toReversed()) rmSync(one, { recursive: true, force: true });
    throw error;
  }
  return undefined;
}

/** The lines that make a new language known, each with its file; the compiler names what else it wants. */
export function registrations(root: string, language: string): readonly string[] {
  const key = /^\w+$/u.test(language) ? language : `'${language}'`;
  const games = textFiles(root).flatMap((file) => {
    const name = file.of(language);
    const text = /^const .*|^export const (\w+)/mu.exec(readSource(root, modelOf(file)))?.[1] ?? '';
    const [, game, folder] = /^shared\/games\/(\w+)\/(texts|booklet)\//u.exec(name) ?? [];
    if (folder === 'booklet')
      return [
        `shared/games/${game}/manifest.ts: ${key}: async () => (await import('./booklet/${language}.ts')).${text},`,
      ];
    if (folder !== 'texts' || !name.endsWith('/index.ts')) return [];
    return [
      `shared/games/${game}/texts/index.ts: ${key}: async () => (await import('./${language}/index.ts')).${text},`,
      `shared/games/${game}/texts/about.ts: ${key}, with the titles of its sets, in onPaper`,
    ];
  });
  return [
    `shared/i18n/language.ts: '${language}' in languages, and ${key}: '${language}' in locales`,
    `shared/i18n/screens.ts: ${key}: () => import('./${language}/index.ts'),`,
    `shared/i18n/translator.ts: sheetTexts of ./${language}/sheets.ts among the resources`,
    `shared/i18n/en/common.ts, and each language's own: ${key} with its name in itself`,
    ...games,
  ];
}
