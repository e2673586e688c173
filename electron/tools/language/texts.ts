import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** Dutch has every file that a language needs, so it shows the form of all of them. */
const model = 'nl';

/** A file of texts: where a language has it, and where its English is. Paths are relative to the root, with slashes. */
export interface TextFile {
  readonly english: string;
  of(language: string): string;
}

/** English has the texts of sheets in a file of another name. */
const apart: Readonly<Record<string, string>> = { 'sheets.ts': 'print/sheet-texts.ts' };

/** Texts that another language keeps under a name of their own, and where the catalogue puts them together. */
const joined: Readonly<Record<string, readonly [file: string, ...key: readonly string[]]>> = {
  sheetTexts: ['option-print.ts', 'printOptionTexts'],
  solidTexts: ['option-print.ts', 'printOptionTexts', 'solids'],
  productTexts: ['option-print.ts', 'printOptionTexts', 'products'],
  holderProductTexts: ['option-print.ts', 'printOptionTexts', 'products'],
  cuttingProductTexts: ['option-print.ts', 'printOptionTexts', 'products'],
  about: ['help.ts', 'help', 'pages', 'about'],
  cutterOptionTexts: ['option.ts', 'option', 'cutter'],
  printerOptionTexts: ['option.ts', 'option', 'printer'],
};

/** Every file that a language has: of the screens, and of each game its texts and its booklet. */
export function textFiles(root: string): readonly TextFile[] {
  const found = (pattern: string) =>
    globSync(pattern, { cwd: root })
      .map((file) => file.replaceAll(path.sep, '/'))
      .toSorted();
  const screens = found(`shared/i18n/${model}/**/*.ts`).map((file) => {
    const name = file.slice(`shared/i18n/${model}/`.length);
    return {
      english: `shared/i18n/en/${apart[name] ?? name}`,
      of: (language: string) => `shared/i18n/${language}/${name}`,
    };
  });
  const games = found(`shared/games/*/texts/${model}/*.ts`).map((file) => ({
    english: file.replace(`/${model}/`, '/'),
    of: (language: string) => file.replace(`/${model}/`, `/${language}/`),
  }));
  const booklets = found(`shared/games/*/booklet/${model}.ts`).map((file) => ({
    english: file.replace(`/${model}.ts`, '/en.ts'),
    of: (language: string) => file.replace(`/${model}.ts`, `/${language}.ts`),
  }));
  return [...screens, ...games, ...booklets];
}

/** The file of Dutch after which the one of another language is made. */
export function modelOf(file: TextFile): string {
  return file.of(model);
}

/** A text as it is written in a file: `key` is the name of the export and the path in it, `start` and `end` its place. */
export interface WrittenText {
  readonly key: readonly string[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the texts that are written out in the exports of a file, not those which it takes over from other files. */
export function writtenTexts(source: string): readonly WrittenText[] {
  const file = ts.createSourceFile('texts.ts', source, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name, initializer }) =>
          initializer === undefined ? [] : textsIn(initializer, [name.getText(file)], file),
        )
      : [],
  );
}

function textsIn(node: ts.Expression, key: readonly string[], file: ts.SourceFile): readonly WrittenText[] {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return textsIn(node.expression, key, file);
  if (ts.isStringLiteralLike(node))
    return [{ key, text: node.text, start: node.getStart(file), end: node.end }];
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one, at) => textsIn(one, [...key, String(at)], file));
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((one) =>
    ts.isPropertyAssignment(one) ? textsIn(one.initializer, [...key, nameOf(one.name)], file) : [],
  );
}

function nameOf(name: ts.PropertyName): string {
  return ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

/**
 * An English text: as the file exports it, as it is written there, or where it is put together with others. Undefined if
 * there is none.
 */
export async function englishOf(
  root: string,
  { english }: TextFile,
  key: readonly string[],
): Promise<string | undefined> {
  const other = placeOf(english, key);
  const value =
    valueAt(await exportsOf(root, english), key) ??
    writtenIn(root, english).get(nameOfKey(key)) ??
    (other && valueAt(await exportsOf(root, `shared/i18n/en/${other.file}`), other.key));
  return typeof value === 'string' ? value : undefined;
}

/** Where the catalogue puts a text together with others; undefined for one that stays in its file. */
function placeOf(file: string, [name = '', ...rest]: readonly string[]) {
  const place = file.startsWith('shared/i18n/') && Object.hasOwn(joined, name) ? joined[name] : undefined;
  return place && { file: place[0], key: [...place.slice(1), ...rest] };
}

/** One name for a text in all languages, whichever of a language's files it is in. */
export function nameOfText(file: TextFile, key: readonly string[]): string {
  const other = placeOf(file.english, key);
  if (other !== undefined) return nameOfKey([other.file, ...other.key]);
  return nameOfKey([file.english.replace('shared/i18n/en/', ''), ...key]);
}

function nameOfKey(key: readonly string[]): string {
  return key.join('\n');
}

const exported = new Map<string, Promise<Readonly<Record<string, unknown>>>>();
const written = new Map<string, ReadonlyMap<string, string>>();

function exportsOf(root: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  const { href } = pathToFileURL(path.join(root, file));
  const found = exported.get(href) ?? (import(href) as Promise<Readonly<Record<string, unknown>>>);
  exported.set(href, found);
  return found;
}

function writtenIn(root: string, file: string): ReadonlyMap<string, string> {
  const name = path.join(root, file);
  const found =
    written.get(name) ??
    new Map(writtenTexts(readSource(root, file)).map(({ key, text }) => [nameOfKey(key), text]));
  written.set(name, found);
  return found;
}

function valueAt(value: unknown, key: readonly string[]): unknown {
  let at = value;
  for (const name of key) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at;
}

/** The text of a file. */
export function readSource(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
