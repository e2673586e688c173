import { join } from 'node:path';
import { z } from 'zod';
import { lexiconSummary, type LexiconSummary } from '#shared/contract/index.ts';
import { listFact } from '#shared/i18n/index.ts';
import { ok, refuse, type Phrase, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import type { FoundLexicon, RecordLexicon } from '#shared/records/index.ts';
import { findRecorded } from '#shared/records/game-record.ts';
import type { EventBus } from '../event-bus.ts';
import { createHomeWriter, type HomeWriter } from '../home/home-writer.ts';
import { nameOfTitle, openOwnLexica, type OwnLexica, type UnreadableLexicon } from './own-lexica.ts';
import { createQueue } from '../turns.ts';
import { readBytes, readText } from '../files/read-file.ts';
import { readLexicon } from './make-lexicon.ts';

const sizeLimit = 200_000_000;

export type LexicaProblem =
  | { readonly code: 'app/lexica-missing'; readonly path: string }
  /** A bundled file is damaged: `lexica.json`, or a graph file that it names. */
  | { readonly code: 'app/lexica-damaged'; readonly path: string }
  | { readonly code: 'app/no-such-lexicon'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'lexicon/name-taken'; readonly name: string; readonly title: string | Phrase }
  | { readonly code: 'lexicon/comes-with-us'; readonly name: string };

export interface Lexica {
  list(): Promise<Result<readonly LexiconSummary[], LexicaProblem>>;
  unreadable(): Promise<readonly UnreadableLexicon[]>;
  open(name: string): Promise<Result<Lexicon, Problem>>;
  /** Finds the list of a record by its SHA-256, or else by its name. */
  openRecorded(recorded: RecordLexicon): Promise<Result<FoundLexicon<Lexicon>, Problem>>;
  /** Returns the name for a list with this title; refused if the name or title is taken. */
  nameFor(title: string): Promise<Result<string, LexicaProblem>>;
  add(title: string, file: Uint8Array): Promise<Result<LexiconSummary>>;
  remove(name: string): Promise<Result<undefined>>;
}

interface Opened {
  readonly sha256: string;
  readonly lexicon: Promise<Result<Lexicon, Problem>>;
}

export interface LexicaParts {
  readonly bundled: string;
  readonly own: string;
  readonly bus?: EventBus;
  readonly writer?: HomeWriter;
}

export function openLexica({
  bundled,
  own: ownFolder,
  bus,
  writer = createHomeWriter(),
}: LexicaParts): Lexica {
  const own = openOwnLexica(ownFolder, writer);
  const queue = createQueue();
  const opened = new Map<string, Opened>();

  async function list(): Promise<Result<readonly LexiconSummary[], LexicaProblem>> {
    const path = join(bundled, 'lexica.json');
    const text = await readText(path, 1_000_000);
    if (!text.ok) return refuse({ code: 'app/lexica-missing', path });
    const ours = parseSummaries(text.value);
    if (ours === undefined) return refuse({ code: 'app/lexica-damaged', path });
    const { lexica } = await own.list();
    return ok([...ours, ...lexica.filter(({ name }) => !ours.some((one) => one.name === name))]);
  }

  async function unreadable(): Promise<readonly UnreadableLexicon[]> {
    const found = await own.list();
    const all = await list();
    const taken = found.lexica.flatMap(({ name }): readonly UnreadableLexicon[] => {
      const other = (all.ok ? all.value : []).find((one) => one.name === name && one.origin === 'bundled');
      if (other === undefined) return [];
      const problem: LexicaProblem = { code: 'lexicon/name-taken', name, title: listFact(other) };
      return [{ file: `${name}.cwlex`, problem }];
    });
    return [...found.unreadable, ...taken];
  }

  async function load(found: LexiconSummary): Promise<Result<Lexicon, Problem>> {
    if (found.origin === 'bundled') return loadBundled(found);
    const { name } = found;
    const path = own.pathOf(name);
    const bytes = await readBytes(path, sizeLimit);
    if (!bytes.ok) return bytes;
    const lexicon = readLexicon(bytes.value, path);
    // An added file stores its title as its name.
    return lexicon.ok ? ok({ ...lexicon.value, name }) : lexicon;
  }

  /** Every fault has the same code, because the cure is the same: build or install the program again. */
  async function loadBundled({ name, sha256 }: LexiconSummary): Promise<Result<Lexicon, Problem>> {
    const path = join(bundled, `${name}.cwlex`);
    const bytes = await readBytes(path, sizeLimit);
    const lexicon = bytes.ok ? readLexicon(bytes.value, path) : bytes;
    return lexicon.ok && lexicon.value.sha256 === sha256
      ? lexicon
      : refuse<LexicaProblem>({ code: 'app/lexica-damaged', path });
  }

  async function find(name: string): Promise<Result<LexiconSummary, Problem>> {
    const all = await list();
    if (!all.ok) return all;
    const found = all.value.find((one) => one.name === name);
    if (found !== undefined) return ok(found);
    const broken = (await own.list()).unreadable.find(({ file }) => file === `${name}.cwlex`);
    if (broken !== undefined) return refuse(broken.problem);
    return refuse<LexicaProblem>({
      code: 'app/no-such-lexicon',
      name,
      known: all.value.map((one) => one.name),
    });
  }

  async function nameFor(title: string): Promise<Result<string, LexicaProblem>> {
    const all = await list();
    if (!all.ok) return all;
    const named = nameOfTitle(title);
    // An unreadable file keeps its name taken.
    const broken = (await own.list()).unreadable.map(({ file }) => file.replace(/\.cwlex$/, ''));
    if (named !== undefined && broken.includes(named)) {
      return refuse({ code: 'lexicon/name-taken', name: named, title: `${named}.cwlex` });
    }
    const same = all.value.find((one) => one.name === named || one.title === title);
    if (same !== undefined)
      return refuse({ code: 'lexicon/name-taken', name: same.name, title: listFact(same) });
    if (named !== undefined) return ok(named);
    // The title, such as Слова, has no letters that a name may have.
    const taken = new Set([...all.value.map((one) => one.name), ...broken]);
    let at = 1;
    while (taken.has(`word-list-${at}`)) at += 1;
    return ok(`word-list-${at}`);
  }

  /** A file can be replaced while the program runs, so an opened list counts only as long as its SHA-256 is the same. */
  async function open(name: string): Promise<Result<Lexicon, Problem>> {
    const found = await find(name);
    return found.ok ? openListed(found.value) : found;
  }

  async function openListed(found: LexiconSummary): Promise<Result<Lexicon, Problem>> {
    const { name, sha256 } = found;
    const before = opened.get(name);
    const now = before?.sha256 === sha256 ? before : { sha256, lexicon: load(found) };
    opened.set(name, now);
    const lexicon = await now.lexicon;
    if (!lexicon.ok && opened.get(name) === now) opened.delete(name);
    return lexicon;
  }

  return {
    list,
    unreadable,
    open,
    async openRecorded(recorded) {
      const all = await list();
      if (!all.ok) return all;
      const found = findRecorded(recorded, all.value);
      const lexicon = await (found === undefined ? open(recorded.name) : openListed(found.list));
      return lexicon.ok
        ? ok({ list: lexicon.value, changed: lexicon.value.sha256 !== recorded.sha256 })
        : lexicon;
    },
    nameFor,
    add: (title, file) =>
      // Imports are queued, so that the second of two lists with one name sees the first.
      queue.run('add', async () => {
        const name = await nameFor(title);
        if (!name.ok) return name;
        const written = await own.add(name.value, file);
        if (!written.ok) return written;
        bus?.emit({ event: 'lexicaChanged', payload: { name: name.value } });
        return find(name.value);
      }),
    remove: (name) => queue.run('add', () => remove(own, name)),
  };

  async function remove(from: OwnLexica, name: string): Promise<Result<undefined>> {
    const ours = await find(name);
    if (ours.ok && ours.value.origin === 'bundled') {
      return refuse<LexicaProblem>({ code: 'lexicon/comes-with-us', name });
    }
    const removed = await from.remove(name);
    if (!removed.ok) return ours.ok ? removed : ours;
    opened.delete(name);
    bus?.emit({ event: 'lexicaChanged', payload: { name } });
    return ok(undefined);
  }
}

function parseSummaries(text: string): readonly LexiconSummary[] | undefined {
  try {
    return z.array(lexiconSummary).parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
