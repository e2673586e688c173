import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveIntoPlace } from '#electron/tools/move-into-place.ts';

const hourMs = 60 * 60 * 1000;
let folder: string;
let place: string;

/** A build of these files, moved into place at this time. */
function built(files: Readonly<Record<string, string>>, now: number): void {
  const fresh = join(folder, 'fresh');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(fresh, name)), { recursive: true });
    writeFileSync(join(fresh, name), text);
  }
  moveIntoPlace(fresh, place, 'index.html', now);
}
const read = (name: string): string => readFileSync(join(place, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cubewright-place-'));
  place = join(folder, 'place');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a build moved into place', () => {
  it('keeps what a page that is open may still ask for, for a day', () => {
    const start = Date.now() - 100 * hourMs;
    built({ 'index.html': 'help-1', 'assets/help-1.js': 'one', 'assets/react.js': 'same' }, start);
    built(
      { 'index.html': 'help-2', 'assets/help-2.js': 'two', 'assets/react.js': 'same' },
      start + 23 * hourMs,
    );
    expect(read('index.html')).toBe('help-2');
    expect(readdirSync(join(place, 'assets')).sort()).toEqual(['help-1.js', 'help-2.js', 'react.js']);
    built(
      { 'index.html': 'help-3', 'assets/help-3.js': 'three', 'assets/react.js': 'same' },
      start + 25 * hourMs,
    );
    expect(readdirSync(join(place, 'assets')).sort()).toEqual(['help-2.js', 'help-3.js', 'react.js']);
  });

  it('leaves nothing beside it', () => {
    built({ 'index.html': '', '.vite/manifest.json': '{}' }, Date.now());
    expect(existsSync(join(folder, 'fresh'))).toBe(false);
    expect(read('.vite/manifest.json')).toBe('{}');
  });
});
