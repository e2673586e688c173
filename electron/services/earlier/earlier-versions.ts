import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import type { EarlierSummary, ResponseOf } from '#shared/contract/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import {
  formatRecord,
  parseRecord,
  recordLimits,
  recordSuffix,
  restoreRecord,
} from '#shared/records/index.ts';
import { gamesThere } from '../beside-games.ts';
import type { EventBus } from '../event-bus.ts';
import { readText } from '../files/read-file.ts';
import type { HomeWriter } from '../home/home-writer.ts';
import type { Home } from '../home/home.ts';
import type { Library } from '../library.ts';
import type { RecordReader } from '../records.ts';
import { createQueue } from '../turns.ts';
import { earlierName, isDue, outgrown, readEarlierName, type EarlierVersion } from './keep-rule.ts';

/** What games were like earlier lies in one folder of the home, by the rule in `keep-rule.ts` (L3). */
export interface EarlierVersions {
  /** Keeps what a save has replaced, if a version is due. No save waits for this, and none fails by it. */
  replaced(id: string, text: string): void;
  /** Newest first. A version that cannot be read is named and left as it is. */
  list(id: string): Promise<Result<ResponseOf<'listEarlier'>>>;
  read(name: string): Promise<Result<ResponseOf<'readEarlier'>>>;
  /** Keeps what the game is now before it is replaced; if that fails, nothing is replaced. */
  restore(name: string): Promise<Result<ResponseOf<'restoreEarlier'>>>;
  /** Resolves once all that was asked for is on disk. */
  written(): Promise<void>;
}

export type EarlierProblem = { readonly code: 'files/no-such-version'; readonly name: string };

export interface EarlierParts {
  readonly home: Home;
  readonly bus: EventBus;
  readonly writer: HomeWriter;
  readonly records: RecordReader;
  readonly library: Pick<Library, 'read' | 'save'>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export function openEarlierVersions(parts: EarlierParts): EarlierVersions {
  const { home, bus, writer, records, library, now = Date.now } = parts;
  const queue = createQueue();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => queue.run('', task);
  const { isThere } = gamesThere(home);
  const pathOf = (name: string): string => join(home.earlier, name + recordSuffix);
  /** A version never changes, so what follows from it is reckoned once. */
  const summaries = new Map<string, EarlierSummary>();
  let known: Promise<Map<string, EarlierVersion>> | undefined;
  let isTold = false;

  /** The holder of the home is the only program that writes here, so the folder is read once. */
  const versions = (): Promise<Map<string, EarlierVersion>> => {
    known ??= readFolder();
    return known;
  };

  async function readFolder(): Promise<Map<string, EarlierVersion>> {
    const names = await readdir(home.earlier).catch(() => []);
    const found = new Map<string, EarlierVersion>();
    for (const file of names) {
      const name = file.endsWith(recordSuffix) ? file.slice(0, -recordSuffix.length) : '';
      const told = readEarlierName(name);
      const facts = told === undefined ? undefined : await stat(pathOf(name)).catch(() => undefined);
      if (told !== undefined && facts?.isFile() === true)
        found.set(name, { name, ...told, bytes: facts.size });
    }
    // If the whole folder of games is missing, as on an unmounted disk, its games may return.
    const orphans = existsSync(home.games) ? [...found.values()].filter(({ id }) => !isThere(id)) : [];
    await removeAll(found, orphans);
    await removeAll(found, outgrown([...found.values()], now()));
    return found;
  }

  async function removeAll(all: Map<string, EarlierVersion>, gone: readonly EarlierVersion[]): Promise<void> {
    for (const { name } of gone) {
      if (!writer.held().ok) return;
      // What cannot be removed now is tried again at the next start.
      await rm(pathOf(name), { force: true }).catch(() => undefined);
      all.delete(name);
      summaries.delete(name);
    }
  }

  const of = (all: ReadonlyMap<string, EarlierVersion>, id: string): readonly EarlierVersion[] =>
    [...all.values()].filter((version) => version.id === id);

  async function keep(id: string, text: string): Promise<Result<string>> {
    const all = await versions();
    let at = now();
    while (all.has(earlierName(id, at))) at += 1;
    const name = earlierName(id, at);
    const written = await writer.write(pathOf(name), text);
    if (!written.ok) return written;
    all.set(name, { name, id, at, bytes: Buffer.byteLength(text) });
    await removeAll(all, outgrown([...all.values()], at));
    bus.emit({ event: 'earlierChanged', payload: { id } });
    return ok(name);
  }

  /** A full disk is told once, and again only after there was room in between. */
  function tell(id: string, kept: Result<unknown>): void {
    if (!kept.ok && !isTold) bus.emit({ event: 'earlierChanged', payload: { id, problem: kept.problem } });
    isTold = !kept.ok;
  }

  async function textOf(name: string): Promise<Result<string>> {
    const text = await readText(pathOf(name), recordLimits.bytes);
    if (text.ok || text.problem.code !== 'file/missing') return text;
    return refuse<EarlierProblem>({ code: 'files/no-such-version', name });
  }

  async function summarise({ name, at }: EarlierVersion): Promise<Result<EarlierSummary>> {
    const before = summaries.get(name);
    if (before !== undefined) return ok(before);
    const text = await textOf(name);
    // What could not be read may be readable the next time.
    if (!text.ok) return text;
    const record = parseRecord(text.value);
    if (!record.ok) return record;
    const facts = await records.facts(text.value);
    if (!facts.ok) return facts;
    const { game, players, ended } = facts.value.summary;
    const summary: EarlierSummary = {
      earlier: name,
      at,
      game,
      moves: record.value.moves.length,
      ended,
      players: players.map(({ name: player, points }) => ({ name: player, points })),
    };
    summaries.set(name, summary);
    return ok(summary);
  }

  bus.listen(({ event, payload }) => {
    if (event !== 'gamesChanged' || payload.revision !== undefined) return;
    const { id } = payload;
    // A deleted game keeps its versions, and a game with the same id may have been made since.
    void inTurn(async () => {
      if (isThere(id)) return;
      const all = await versions();
      await removeAll(all, of(all, id));
    });
  });

  return {
    replaced(id, text) {
      void inTurn(async () => {
        const times = of(await versions(), id).map(({ at }) => at);
        if (isDue(times, now())) tell(id, await keep(id, text));
      });
    },

    list: (id) =>
      inTurn(async () => {
        const games: EarlierSummary[] = [];
        const unreadable: { earlier: string; problem: Problem }[] = [];
        const newestFirst = of(await versions(), id).toSorted((a, b) => b.at - a.at);
        for (const version of newestFirst) {
          const summary = await summarise(version);
          if (summary.ok) games.push(summary.value);
          else unreadable.push({ earlier: version.name, problem: summary.problem });
          // Each replay has a task of its own, so that a long list stops nothing else.
          await nextTask();
        }
        return ok({ versions: games, unreadable });
      }),

    async read(name) {
      const text = await textOf(name);
      return text.ok ? ok({ text: text.value }) : text;
    },

    restore: (name) =>
      inTurn(async () => {
        const version = (await versions()).get(name);
        if (version === undefined) return refuse<EarlierProblem>({ code: 'files/no-such-version', name });
        const { id } = version;
        const text = await textOf(name);
        if (!text.ok) return text;
        const present = await library.read(id);
        if (!present.ok) return present;
        const restored = restoredText(present.value.text, text.value);
        if (!restored.ok) return restored;
        if (present.value.text === restored.value) return ok({ id });
        const before = await keep(id, present.value.text);
        if (!before.ok) return before;
        const saved = await library.save(id, restored.value, present.value.revision);
        return saved.ok ? ok({ id, before: before.value }) : saved;
      }),

    written: () => inTurn(async () => undefined),
  };
}

/** A text that is no record comes back as it is, and gives way to any. */
function restoredText(present: string, version: string): Result<string> {
  const [now, earlier] = [parseRecord(present), parseRecord(version)];
  if (!now.ok || !earlier.ok) return ok(version);
  const restored = restoreRecord(now.value, earlier.value);
  if (!restored.ok) return restored;
  return ok(restored.value.takenBack === earlier.value.takenBack ? version : formatRecord(restored.value));
}
