import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the test's own, gone when it is over. */
export function temporaryFolder(): string {
  const folder = keptFolder();
  onTestFinished(() => {
    removeFolder(folder);
  });
  return folder;
}

/** For several tests: whoever makes it removes it. */
export function keptFolder(): string {
  return mkdtempSync(join(tmpdir(), 'cubewright-test-'));
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
