import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameEndings, hasEnding, setEndings } from '#shared/files/index.ts';

const packager = readFileSync(
  fileURLToPath(new URL('../../../electron/packaging/electron-builder.yml', import.meta.url)),
  'utf8',
);

describe('endings of files', () => {
  it('begin with what the packaged app claims, so that a double click opens what the app saves', () => {
    const claimed = [...packager.matchAll(/^ {2}- ext: (\S+)$/gm)].map(([, ending]) => `.${ending}`);
    expect(claimed).toEqual([gameEndings[0], setEndings[0]]);
  });

  it('are told apart, however they are written', () => {
    for (const name of ['a.cubewright', 'a.CUBEWRIGHT', 'C:\\a b\\c.cubewright.JSON'])
      expect([hasEnding(name, gameEndings), hasEnding(name, setEndings)]).toEqual([true, false]);
    for (const name of ['a.cubewright-set', 'a.Cubewright-Set.json'])
      expect([hasEnding(name, gameEndings), hasEnding(name, setEndings)]).toEqual([false, true]);
    for (const name of ['a.json', 'a.cubewright.exe', 'cubewright', 'a.cubewright-set2', ''])
      expect([hasEnding(name, gameEndings), hasEnding(name, setEndings)]).toEqual([false, false]);
  });
});
