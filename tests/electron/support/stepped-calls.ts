import * as files from 'node:fs/promises';
import type { SetCalls } from '#electron/services/files/durable-files.ts';

/** One system call of a write, as `rename` or `open .../temp`; `half` is between the two halves of a write. */
export type Step = 'open' | 'write' | 'half' | 'sync' | 'close' | 'rename' | 'rm' | 'link';

/** The real system calls, each announced before it is made: `at` may throw, or kill the process. */
export function steppedCalls(at: (step: Step) => void): SetCalls {
  const open = async (path: string, flags: string, mode?: number): Promise<files.FileHandle> => {
    at('open');
    const handle = await files.open(path, flags, mode);
    return {
      stat: () => handle.stat(),
      chmod: (to: number) => handle.chmod(to),
      chown: (uid: number, gid: number) => handle.chown(uid, gid),
      async writeFile(content: string | Uint8Array) {
        at('write');
        const bytes = Buffer.from(content);
        const middle = bytes.length >> 1;
        await handle.write(bytes, 0, middle);
        at('half');
        await handle.write(bytes, middle);
      },
      async sync() {
        at('sync');
        await handle.sync();
      },
      async close() {
        // The handle is closed whatever happens: a test must not run out of them.
        await handle.close();
        at('close');
      },
    } as files.FileHandle;
  };
  return {
    open: open as typeof files.open,
    async rename(from, to) {
      at('rename');
      await files.rename(from, to);
    },
    async link(from, to) {
      at('link');
      await files.link(from, to);
    },
    async rm(path, options) {
      at('rm');
      await files.rm(path, options);
    },
  };
}

/** A system call's error, as Node makes them. */
export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: injected`), { code });
}
