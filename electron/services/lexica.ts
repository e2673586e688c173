import { join } from 'node:path';
import { z } from 'zod';
import { lexiconSummary, type LexiconSummary } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { decodeLexicon, type Lexicon } from '#shared/lexicon/index.ts';
import { readBytes, readText } from './read-file.ts';

const sizeLimit = 200_000_000;

export type LexicaProblem =
  | { readonly code: 'app/lexica-missing'; readonly path: string }
  | { readonly code: 'app/no-such-lexicon'; readonly name: string; readonly known: readonly string[] };

/** The lexica that come with the program, compiled by its build. */
export interface Lexica {
  list(): Promise<Result<readonly LexiconSummary[], LexicaProblem>>;
  /** Read once, then kept. */
  open(name: string): Promise<Result<Lexicon, Problem>>;
}

/** `folder` holds `lexica.json` and the graph files it names. */
export function openLexica(folder: string): Lexica {
  const opened = new Map<string, Promise<Result<Lexicon, Problem>>>();

  async function list(): Promise<Result<readonly LexiconSummary[], LexicaProblem>> {
    const path = join(folder, 'lexica.json');
    const text = await readText(path, 1_000_000);
    if (!text.ok) return refuse({ code: 'app/lexica-missing', path });
    return ok(z.array(lexiconSummary).parse(JSON.parse(text.value)));
  }

  async function load(name: string): Promise<Result<Lexicon, Problem>> {
    const all = await list();
    if (!all.ok) return all;
    if (!all.value.some((one) => one.name === name)) {
      return refuse({ code: 'app/no-such-lexicon', name, known: all.value.map((one) => one.name) });
    }
    const path = join(folder, `${name}.cwlex`);
    const bytes = await readBytes(path, sizeLimit);
    return bytes.ok ? decodeLexicon(bytes.value, path) : bytes;
  }

  return {
    list,
    async open(name) {
      const known = opened.get(name) ?? load(name);
      opened.set(name, known);
      const lexicon = await known;
      if (!lexicon.ok) opened.delete(name);
      return lexicon;
    },
  };
}
