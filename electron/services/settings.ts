import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { settings as settingsSchema, type Settings, type SettingsChange } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { writeDurably } from './durable-file.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import { readText } from './read-file.ts';

const sizeLimit = 1_000_000;

export interface SettingsService {
  read(): Promise<Result<Settings, FileProblem>>;
  /** Changes the choices named and leaves the others as they are on disk; one change after another. */
  write(change: SettingsChange): Promise<Result<Settings, FileProblem>>;
}

export function openSettings(path: string): SettingsService {
  let last: Promise<unknown> = Promise.resolve();
  const read = async (): Promise<Result<Settings, FileProblem>> => {
    const text = await readText(path, sizeLimit);
    if (text.ok) return ok(parseSettings(text.value));
    return text.problem.code === 'file/missing' ? ok(settingsSchema.parse({})) : text;
  };
  const write = async (change: SettingsChange): Promise<Result<Settings, FileProblem>> => {
    const kept = await read();
    if (!kept.ok) return kept;
    const settings = merge(kept.value, change);
    try {
      await mkdir(dirname(path), { recursive: true });
    } catch (error) {
      return refuse(fileProblem(error, dirname(path)));
    }
    const written = await writeDurably(path, `${JSON.stringify(settings, null, 2)}\n`);
    return written.ok ? ok(settings) : written;
  };
  return {
    read,
    write(change) {
      // Two windows that write at once would each put back what the other has just changed.
      const next = last.then(() => write(change));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

function merge(kept: Settings, { remembered, ...named }: SettingsChange): Settings {
  return settingsSchema.parse({
    ...kept,
    ...named,
    remembered: { ...kept.remembered, ...remembered },
  });
}

/** Settings are comfort, not work: what cannot be read falls back to the defaults, choice by choice. */
function parseSettings(text: string): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    raw = {};
  }
  const whole = settingsSchema.safeParse(raw);
  if (whole.success) return whole.data;
  const kept = Object.entries(raw !== null && typeof raw === 'object' ? raw : {}).filter(
    ([name, value]) => settingsSchema.safeParse({ [name]: value }).success,
  );
  return settingsSchema.parse(Object.fromEntries(kept));
}
