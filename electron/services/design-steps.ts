import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keptDesignSteps, type KeptDesignSteps } from '#shared/contract/index.ts';
import { parseJson } from '#shared/kernel/index.ts';
import { setLimit } from '#shared/pieces/index.ts';
import type { HomeWriter } from './home/home-writer.ts';
import { readText } from './files/read-file.ts';

const head = { format: 'cubewright-design-steps', version: 1 } as const;
const stepsFile = keptDesignSteps.extend({
  format: z.literal(head.format),
  version: z.literal(head.version),
});

/** The limit is in bytes of UTF-8; no file written here is longer. */
const mostBytes = 8 * setLimit;

export interface DesignSteps {
  read(id: string): Promise<KeptDesignSteps | undefined>;
  save(id: string, steps: KeptDesignSteps): Promise<void>;
  remove(id: string): void;
}

export function openDesignSteps(folder: string, writer: HomeWriter): DesignSteps {
  const pathOf = (id: string): string => join(folder, `${id}.json`);
  return {
    async read(id) {
      const text = await readText(pathOf(id), mostBytes);
      const json = text.ok ? parseJson(text.value) : text;
      const file = stepsFile.safeParse(json.ok ? json.value : undefined);
      if (!file.success) return undefined;
      const { text: now, past, undone } = file.data;
      return { text: now, past, undone };
    },
    async save(id, steps) {
      await writer.write(pathOf(id), `${JSON.stringify({ ...head, ...steps })}\n`);
    },
    remove(id) {
      if (!writer.held().ok) return;
      try {
        rmSync(pathOf(id), { force: true });
      } catch {
        // The file may stay, since nothing reads it any more.
      }
    },
  };
}
