import { stat } from 'node:fs/promises';
import type { ResponseOf, RequestOf, DesignSummary } from '#shared/contract/index.ts';
import { gamesFor } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { undetermined, wordsOf } from '#shared/lexicon/index.ts';
import {
  boxRowsOf,
  formatSet,
  parseSetText,
  parseSetWithWords,
  setFileLimit,
  type PieceSet,
  type SetProblem,
} from '#shared/pieces/index.ts';
import type { EventBus } from './event-bus.ts';
import { fileProblem } from './files/file-problem.ts';
import { createHomeWriter, type HomeWriter } from './home/home-writer.ts';
import type { Home } from './home/home.ts';
import type { Lexica } from './words/lexica.ts';
import { readText } from './files/read-file.ts';
import { openDesignSteps } from './design-steps.ts';
import { openTextShelf, type ShelfProblem } from './files/text-shelf.ts';
import { createQueue } from './turns.ts';

export type DesignsProblem = ShelfProblem | { readonly code: 'file/no-such-design'; readonly id: string };

const suffix = '.cubewright-set.json';
/** `setFileLimit` counts characters; each takes at most four bytes of UTF-8. */
const mostBytes = 4 * setFileLimit;

/** Each set is one `*.cubewright-set.json`; a copied file may hold a word list, which stays while the set changes. */
export interface Designs {
  list(): Promise<Result<ResponseOf<'listDesigns'>>>;
  create(text: string): Promise<Result<ResponseOf<'createDesign'>>>;
  read(id: string): Promise<Result<ResponseOf<'readDesign'>>>;
  readFile(id: string): Promise<Result<ResponseOf<'readDesign'>>>;
  readSteps(id: string): Promise<Result<ResponseOf<'readDesignSteps'>>>;
  save(
    id: string,
    text: string,
    revision: number,
    steps: RequestOf<'saveDesign'>['steps'],
  ): Promise<Result<ResponseOf<'saveDesign'>>>;
  remove(id: string): Promise<Result<undefined>>;
}

export interface DesignsParts {
  readonly home: Home;
  readonly bus: EventBus;
  readonly writer?: HomeWriter;
}

export function openDesigns({ home, bus, writer = createHomeWriter() }: DesignsParts): Designs {
  const shelf = openTextShelf({
    folder: home.designs,
    deleted: home.deletedDesigns,
    suffix,
    limit: mostBytes,
    writer,
    missing: (id) => ({ code: 'file/no-such-design', id }) satisfies DesignsProblem,
    changed(id, revision) {
      bus.emit({ event: 'designsChanged', payload: revision === undefined ? { id } : { id, revision } });
    },
  });

  const steps = openDesignSteps(home.designSteps, writer);
  /** A design and its steps are written one after the other, and nothing may be read in between. */
  const queue = createQueue();

  async function summarise(id: string): Promise<Result<DesignSummary>> {
    const path = shelf.pathOf(id);
    const text = await readText(path, mostBytes);
    const set = text.ok ? parseSetText(text.value) : text;
    if (!set.ok) return set;
    try {
      return ok({ id, ...factsOf(set.value), changedAt: (await stat(path)).mtimeMs });
    } catch (error) {
      return refuse(fileProblem(error, path));
    }
  }

  async function withKeptWords(id: string, set: PieceSet, text: string): Promise<Result<string>> {
    const kept = await shelf.read(id);
    const file = kept.ok ? parseSetWithWords(kept.value.text) : kept;
    if (!file.ok || file.value.words === undefined) return ok(text);
    const whole = formatSet(set, file.value.words);
    const [length, limit] = [whole.length, setFileLimit];
    return length <= limit ? ok(whole) : refuse<SetProblem>({ code: 'set/too-large', length, limit });
  }

  return {
    async list() {
      const files = await shelf.files();
      if (!files.ok) return files;
      const designs: DesignSummary[] = [];
      const unreadable: { file: string; problem: Problem }[] = [];
      for (const { file, id } of files.value) {
        const path = shelf.pathOf(file.slice(0, -suffix.length));
        const summary =
          id === undefined ? refuse<DesignsProblem>({ code: 'file/odd-name', path }) : await summarise(id);
        if (summary.ok) designs.push(summary.value);
        else unreadable.push({ file, problem: summary.problem });
      }
      return ok({ designs: designs.sort((a, b) => b.changedAt - a.changedAt), unreadable });
    },

    async create(text) {
      const set = parseSetText(text);
      return set.ok ? shelf.create(set.value.name, text) : set;
    },

    read: (id) =>
      queue.run(id, async () => {
        const kept = await shelf.read(id);
        const file = kept.ok ? parseSetWithWords(kept.value.text) : kept;
        return kept.ok && file.ok && file.value.words !== undefined
          ? ok({ ...kept.value, text: formatSet(file.value.set) })
          : kept;
      }),

    readFile: (id) => shelf.read(id),

    readSteps: (id) =>
      queue.run(id, async () => {
        const kept = await steps.read(id);
        return ok(kept === undefined ? {} : { steps: kept });
      }),

    save: (id, text, revision, way) =>
      queue.run(id, async () => {
        const set = parseSetText(text);
        const whole = set.ok ? await withKeptWords(id, set.value, text) : set;
        const saved = whole.ok ? await shelf.save(id, whole.value, revision) : whole;
        if (saved.ok && way !== undefined) await steps.save(id, { text, ...way });
        return saved;
      }),

    remove: (id) =>
      queue.run(id, async () => {
        const removed = await shelf.remove(id);
        if (!removed.ok) return removed;
        steps.remove(id);
        return ok(undefined);
      }),
  };
}

function factsOf(set: PieceSet) {
  const { name, title, language, pieces, box } = set;
  const facts = { name, title, language, pieces: pieces.length, plays: gamesFor(set) };
  return box === undefined ? facts : { ...facts, box: boxRowsOf(box) };
}

interface SharedSetProblem {
  readonly code: 'design/list-too-long';
  readonly title: string;
  readonly most: number;
}

/** Puts a lexicon's words into a set file, so that its recipient can play with them at once. */
export async function withLexiconWords(
  text: string,
  name: string,
  lexica: Lexica,
): Promise<Result<string, Problem>> {
  const set = parseSetText(text);
  if (!set.ok) return set;
  const lexicon = await lexica.open(name);
  if (!lexicon.ok) return lexicon;
  const known = await lexica.list();
  if (!known.ok) return known;
  const { alphabet, sha256, language = undetermined } = lexicon.value;
  const title = known.value.find((list) => list.name === name)?.title ?? name;
  const words = { title, language, alphabet, sha256, words: [...wordsOf(lexicon.value)] };
  const shared = formatSet(set.value, words);
  return shared.length <= setFileLimit
    ? ok(shared)
    : refuse<SharedSetProblem>({ code: 'design/list-too-long', title, most: setFileLimit });
}
