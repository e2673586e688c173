import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash, freshen, isStale } from '#electron/starter/stale.mjs';

const part = { name: 'words', inputs: ['src', 'list.txt'], output: 'build/words' };
let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** The place of a file that is taken away. */
const emptied = (path: string): string => {
  rmSync(join(root, path));
  return join(root, path);
};

/** Builds as a tool would, and counts. */
function builder() {
  const made = { times: 0 };
  const build = async (): Promise<boolean> => {
    made.times += 1;
    write('build/words/all.bin', `build ${made.times}`);
    write('build/words/small/few.bin', 'few');
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
    ['its output is gone', () => rmSync(join(root, part.output), { recursive: true })],
    ['one file of its output is gone', () => rmSync(join(root, 'build/words/small/few.bin'))],
    ['a file of its output is cut', () => write('build/words/all.bin', 'bui')],
    ['a file of its output has another letter', () => write('build/words/all.bin', 'bUild 1')],
    ['a file of its output is a folder now', () => mkdirSync(emptied('build/words/all.bin'))],
    ['its stamp is damaged', () => write('build/stamps/words.json', '{"inputs":')],
    ['its stamp is of another kind', () => write('build/stamps/words.json', '"abc"')],
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

  it('reads its output once after it was copied, and is not built again', async () => {
    await freshen(root, part, builder().build);
    const stamp = readFileSync(join(root, 'build/stamps/words.json'), 'utf8');
    utimesSync(join(root, 'build/words/all.bin'), 1, 1);
    expect(isStale(root, part)).toBe(false);
    const seen = readFileSync(join(root, 'build/stamps/words.json'), 'utf8');
    expect(seen).not.toBe(stamp);
    expect(isStale(root, part)).toBe(false);
    expect(readFileSync(join(root, 'build/stamps/words.json'), 'utf8')).toBe(seen);
  });

  it('is stale when a file was changed and its date put back', async () => {
    await freshen(root, part, builder().build);
    const { atime, mtime } = statSync(join(root, 'build/words/all.bin'));
    write('build/words/all.bin', 'bUild 1');
    utimesSync(join(root, 'build/words/all.bin'), atime, mtime);
    expect(isStale(root, part)).toBe(true);
  });

  it('does not mind files beside its output that it has not left', async () => {
    await freshen(root, part, builder().build);
    write('build/words/older.bin', 'of an older build');
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
      write('build/words/all.bin', 'early');
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
