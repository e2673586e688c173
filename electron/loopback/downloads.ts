import type { ServerResponse } from 'node:http';
import type { Exporter, ExportFile } from '#electron/services/event-bus.ts';
import { ok } from '#shared/kernel/index.ts';
import { send, sendText } from './answer.ts';
import { randomToken } from './keys.ts';

/** Keeps the last few exports under unguessable names until the browser fetches them. */
export interface Downloads {
  readonly exporter: Exporter;
  answer(response: ServerResponse, asked: string): void;
}

const filesKept = 8;
const bytesKept = 256_000_000;

export function createDownloads(): Downloads {
  let waiting: readonly (readonly [string, ExportFile])[] = [];
  return {
    exporter: async (file) => {
      const name = randomToken();
      waiting = withinBounds([...waiting, [name, file]]);
      return ok({ kind: 'download', href: `/files/${name}`, name: file.name });
    },
    answer(response, asked) {
      const file = waiting.find(([name]) => name === asked)?.[1];
      if (file === undefined) return sendText(response, 404, 'This download is gone. Export it once more.');
      send(response, 200, file.type, file.bytes, {
        'content-disposition': `attachment; filename="${plainName(file.name)}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      });
    },
  };
}

function withinBounds<T extends readonly [string, ExportFile]>(files: readonly T[]): readonly T[] {
  const total = files.reduce((sum, [, { bytes }]) => sum + bytes.length, 0);
  return files.length > 1 && (files.length > filesKept || total > bytesKept)
    ? withinBounds(files.slice(1))
    : files;
}

function plainName(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._ -]/g, '_');
}
