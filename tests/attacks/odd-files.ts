import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** What may lie where a file is expected, and the kind or code that names it. */
export const oddFiles = {
  pipe: { code: 'file/not-a-file', kind: 'pipe' },
  device: { code: 'file/not-a-file', kind: 'device' },
  folder: { code: 'file/not-a-file', kind: 'folder' },
  socket: { code: 'file/not-a-file', kind: 'socket' },
  loop: { code: 'file/link-loop' },
  huge: { code: 'file/too-large' },
} as const;
export type OddFile = keyof typeof oddFiles;
export const oddKinds = Object.keys(oddFiles) as readonly OddFile[];

/** Puts one there. A pipe has no writer, the device never ends, and what is huge takes no room on the disk. */
export async function putOdd(kind: OddFile, path: string): Promise<void> {
  switch (kind) {
    case 'pipe':
      execFileSync('mkfifo', [path]);
      return;
    case 'device':
      symlinkSync('/dev/zero', path);
      return;
    case 'folder':
      mkdirSync(path);
      return;
    case 'socket': {
      const server = createServer().listen(path);
      onTestFinished(() => void server.close());
      await new Promise((ready) => server.once('listening', ready));
      return;
    }
    case 'loop':
      symlinkSync(path, path);
      return;
    case 'huge':
      writeFileSync(path, '');
      truncateSync(path, 300_000_000);
  }
}
