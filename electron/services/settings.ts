import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { settings as settingsSchema, type Settings } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { writeDurably } from './durable-file.ts';
import { fileProblem, type FileProblem } from './file-problem.ts';
import { readText } from './read-file.ts';

const sizeLimit = 1_000_000;

export interface SettingsService {
  read(): Promise<Result<Settings, FileProblem>>;
  write(settings: Settings): Promise<Result<Settings, FileProblem>>;
}

export function openSettings(path: string): SettingsService {
  return {
    async read() {
      const text = await readText(path, sizeLimit);
      if (text.ok) return ok(parseSettings(text.value));
      return text.problem.code === 'file/missing' ? ok(settingsSchema.parse({})) : text;
    },
    async write(settings) {
      try {
        await mkdir(dirname(path), { recursive: true });
      } catch (error) {
        return refuse(fileProblem(error, dirname(path)));
      }
      const written = await writeDurably(path, `${JSON.stringify(settings, null, 2)}\n`);
      return written.ok ? ok(settings) : written;
    },
  };
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
