import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawnPng, icnsSizes, iconFolder, icons, icoSizes } from '#electron/tools/icon-files.ts';
import { has } from '#tests/support/capabilities.ts';

const read = (name: string): Buffer => readFileSync(join(iconFolder, name));

/** The pictures of an ICO by the sizes that its head names. */
function inIco(file: Buffer): ReadonlyMap<number, PNG> {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const heads = Array.from({ length: file.readUInt16LE(4) }, (_, at) => 6 + 16 * at);
  return new Map(
    heads.map((at) => {
      const [length, begins] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
      expect(begins + length).toBeLessThanOrEqual(file.length);
      return [file[at] === 0 ? 256 : (file[at] ?? 0), PNG.sync.read(file.subarray(begins, begins + length))];
    }),
  );
}

/** The pictures of an ICNS by their types; its lengths must come out even. */
function inIcns(file: Buffer): ReadonlyMap<string, PNG> {
  expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
  const found = new Map<string, PNG>();
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
    found.set(
      file.toString('latin1', at, at + 4),
      PNG.sync.read(file.subarray(at + 8, at + file.readUInt32BE(at + 4))),
    );
  }
  return found;
}

const share = (one: PNG, other: PNG): number =>
  pixelmatch(one.data, other.data, undefined, one.width, one.height, { threshold: 0.2 }) /
  (one.width * one.height);

describe('the icons of the app and of its files', () => {
  it.each(Object.keys(icons))(
    '%s: every size is there, for Windows and for macOS, on a clear ground',
    (name) => {
      const [ico, icns] = [inIco(read(`${name}.ico`)), inIcns(read(`${name}.icns`))];
      expect([...ico.keys()]).toEqual(icoSizes);
      expect([...ico].map(([, { width, height }]) => [width, height])).toEqual(
        icoSizes.map((size) => [size, size]),
      );
      expect([...icns].map(([type, { width }]) => [type, width])).toEqual(Object.entries(icnsSizes));
      for (const picture of [...ico.values(), ...icns.values()]) {
        const alphas = new Set(picture.data.filter((_, at) => at % 4 === 3));
        expect([picture.data[3], alphas.has(255)]).toEqual([0, true]);
      }
    },
  );

  it('can be told apart at the smallest size', () => {
    const small = Object.keys(icons).map((name) => inIco(read(`${name}.ico`)).get(16) as PNG);
    for (const [at, one] of small.entries())
      for (const other of small.slice(at + 1)) expect(share(one, other)).toBeGreaterThan(0.1);
  });

  it('are named by the packager, by their endings', () => {
    const named = [
      ...read('electron-builder.yml')
        .toString()
        .matchAll(/^ {4}icon: (\S+)\.ico$/gm),
    ];
    expect(named.map(([, name]) => name)).toEqual(['cubewright', 'cubewright-set']);
  });

  it.skipIf(!has('rsvg')).each(Object.entries(icons))('%s: is what its drawing shows', (name, svg) => {
    const fresh = PNG.sync.read(drawnPng(svg, 256));
    expect(share(inIco(read(`${name}.ico`)).get(256) as PNG, fresh)).toBeLessThan(0.01);
  });
});
