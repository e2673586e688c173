import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash, freshen, isStale } from '#electron/starter/stale.mjs';

const part = { name: 'words', inputs: ['src', 'list.txt'], output: 'build/words.bin' };
let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Builds as a tool would, and counts. */
function builder() {
  const made = { times: 0 };
  const build = async (): Promise<boolean> => {
    made.times += 1;
    write(part.output, `build ${made.times}`);
    return true;
  };
  return { made, build };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cubewright-stale-'));
  write('src/a.ts', 'one');
  write('src/deep/b.ts', 'two');
  write('list.txt', 'words');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('a part of the build', () => {
  it('is built once, and again only when its inputs change', async () => {
    const { made, build } = builder();
    expect(await freshen(root, part, build)).toBe('built');
    expect(await freshen(root, part, build)).toBe('fresh');
    write('src/deep/b.ts', 'TWO');
    expect(await freshen(root, part, build)).toBe('built');
    expect(made.times).toBe(2);
  });

  it.each<[string, () => void]>([
    ['a file changes', () => write('list.txt', 'other words')],
    ['a file is added', () => write('src/c.ts', '')],
    ['a file goes', () => rmSync(join(root, 'src/a.ts'))],
    ['a file has another name', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
    ['text moves from one file to the next', () => (write('src/a.ts', 'onet'), write('src/deep/b.ts', 'wo'))],
    ['its output is gone', () => rmSync(join(root, part.output))],
  ])('is stale when %s', async (_, change) => {
    await freshen(root, part, builder().build);
    expect(isStale(root, part)).toBe(false);
    change();
    expect(isStale(root, part)).toBe(true);
  });

  it('does not mind the times of files', async () => {
    await freshen(root, part, builder().build);
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    expect(isStale(root, part)).toBe(false);
  });

  it('stays stale when its build fails, even where an older one had succeeded', async () => {
    await freshen(root, part, builder().build);
    write('list.txt', 'broken');
    expect(await freshen(root, part, async () => false)).toBe('failed');
    write('list.txt', 'words');
    expect(isStale(root, part)).toBe(true);
  });

  it('is stale again when an input is edited during its build', async () => {
    await freshen(root, part, async () => {
      write(part.output, 'early');
      write('src/a.ts', 'edited');
      return true;
    });
    expect(isStale(root, part)).toBe(true);
  });

  it('has the same hash in every folder', () => {
    const here = contentHash(root, part.inputs);
    const moved = `${root}-moved`;
    renameSync(root, moved);
    expect(contentHash(moved, part.inputs)).toBe(here);
    renameSync(moved, root);
  });
});
