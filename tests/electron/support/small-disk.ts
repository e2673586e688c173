import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { keptFolder, removeFolder } from './temporary.ts';

export interface SmallDisk {
  readonly path: string;
  /** Not where the rights to mount one are missing. */
  readonly isMounted: boolean;
  /** Leaves not a byte. */
  fill(): void;
}

/** A disk that can really be full, in memory, for the tests of one file; `size` as `64k`. */
export function smallDisk(size: string): SmallDisk {
  const folder = keptFolder();
  const path = join(folder, 'disk');
  mkdirSync(path);
  const isMounted = mount(path, size);
  afterAll(() => {
    if (isMounted) execFileSync('umount', [path]);
    removeFolder(folder);
  });
  return {
    path,
    isMounted,
    fill() {
      try {
        for (let n = 0; ; n += 1) writeFileSync(join(path, `filler-${n}`), Buffer.alloc(4_096));
      } catch {
        // Full: as intended.
      }
    },
  };
}

function mount(path: string, size: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
