import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lexiconName, type LexiconSummary } from '#shared/contract/index.ts';
import { longestName, ok, refuse, withoutHidden, type Problem, type Result } from '#shared/kernel/index.ts';
import { fileProblem, type FileProblem } from '../files/file-problem.ts';
import type { HomeWriter } from '../home/home-writer.ts';
import { readContent } from '../files/read-file.ts';
import { readLexicon } from './make-lexicon.ts';

const suffix = '.cwlex';
const sizeLimit = 200_000_000;

export interface UnreadableLexicon {
  readonly file: string;
  readonly problem: Problem;
}

export interface OwnLexica {
  list(): Promise<{
    readonly lexica: readonly LexiconSummary[];
    readonly unreadable: readonly UnreadableLexicon[];
  }>;
  pathOf(name: string): string;
  add(name: string, file: Uint8Array): Promise<Result<undefined, Problem>>;
  remove(name: string): Promise<Result<undefined, FileProblem>>;
}

/** Each lexicon is one file with its title inside, so an import is one write and a copied file counts as imported. */
export function openOwnLexica(folder: string, writer: HomeWriter): OwnLexica {
  const pathOf = (name: string): string => join(folder, name + suffix);
  const known = new Map<string, { readonly state: string; readonly summary: Result<LexiconSummary> }>();

  async function summarise(file: string): Promise<Result<LexiconSummary>> {
    const path = join(folder, file);
    const name = lexiconName.safeParse(file.slice(0, -suffix.length));
    if (!name.success) return refuse({ code: 'lexicon/odd-file-name', file });
    try {
      const before = known.get(path);
      if (before?.state === stateOf(await stat(path))) return before.summary;
      const content = await readContent(path, sizeLimit);
      if (!content.ok) return content;
      const summary = summaryOf(content.value.bytes, path, name.data);
      // Keep the state as of the reading, because the file may have changed after `stat`.
      known.set(path, { state: stateOf(content.value), summary });
      return summary;
    } catch (error) {
      return refuse(fileProblem(error, path));
    }
  }

  return {
    async list() {
      const lexica: LexiconSummary[] = [];
      const unreadable: UnreadableLexicon[] = [];
      const files = await readdir(folder).catch(() => []);
      for (const file of files.filter((one) => one.endsWith(suffix)).sort()) {
        const summary = await summarise(file);
        if (summary.ok) lexica.push(summary.value);
        else unreadable.push({ file, problem: summary.problem });
      }
      return { lexica, unreadable };
    },
    pathOf,
    add: (name, file) =>
      writer.write(pathOf(name), file, () =>
        existsSync(pathOf(name)) ? refuse({ code: 'file/there', path: pathOf(name) }) : ok(undefined),
      ),
    async remove(name) {
      const still = writer.held();
      if (!still.ok) return still;
      try {
        await rm(pathOf(name));
        return ok(undefined);
      } catch (error) {
        return refuse(fileProblem(error, pathOf(name)));
      }
    },
  };
}

const stateOf = ({ mtimeMs, size }: { readonly mtimeMs: number; readonly size: number }): string =>
  `${mtimeMs} ${size}`;

function summaryOf(bytes: Uint8Array, path: string, name: string): Result<LexiconSummary> {
  const lexicon = readLexicon(bytes, path);
  if (!lexicon.ok) return lexicon;
  const { name: inside, alphabet, words, sha256, language } = lexicon.value;
  // The title is shown among our own sentences, and a file from elsewhere may hold anything as its title.
  const title = withoutHidden(inside).slice(0, longestName).trim() || name;
  const asset = `lexica/own/${name}${suffix}`;
  const spoken = language === undefined ? {} : { language };
  return ok({ name, title, ...spoken, alphabet, words, sha256, origin: 'imported', asset, vocabularies: [] });
}

/** Windows reserves these names for devices, with any ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/** Keeps lower case letters, digits and hyphens of a title; returns undefined where it has none of these. */
export function nameOfTitle(title: string): string | undefined {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 _-]/g, '');
  const name = plain
    .replaceAll(/[ _-]+/g, '-')
    .slice(0, 55)
    .replaceAll(/^-|-$/g, '');
  if (name === '') return undefined;
  return devices.test(name) ? `${name}-list` : name;
}
