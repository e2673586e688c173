import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { DeepReadonly } from '#shared/kernel/index.ts';
import { temporaryFor } from '../files/durable-file.ts';
import { fileMode } from './private-folder.ts';

const note = z.object({
  pid: z.int().positive(),
  door: z.enum(['browser', 'desktop']),
  port: z.int().min(1).max(65_535).optional(),
  secret: z.string().min(16).max(200).optional(),
});
export type HomeNote = DeepReadonly<z.infer<typeof note>>;
export type Door = HomeNote['door'];

export interface DoorEntrance {
  readonly port: number;
  readonly secret: string;
}

const sizeLimit = 10_000;

/** Writes by an atomic rename, so that a reader never sees half a note. Throws system errors. */
export function writeNote(path: string, content: HomeNote): void {
  const temporary = temporaryFor(path);
  try {
    writeFileSync(temporary, JSON.stringify(content), { mode: fileMode, flag: 'wx' });
    chmodSync(temporary, fileMode);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

export function readNote(path: string): HomeNote | undefined {
  try {
    const found = statSync(path);
    return !found.isFile() || found.size > sizeLimit
      ? undefined
      : note.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
