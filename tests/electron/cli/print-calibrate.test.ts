import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { readPicture } from '#electron/services/print/read-picture.ts';
import { dpiOfFile, sizeOfFile, type GreyPicture } from '#print-templates/scan/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { pngOf } from '#tests/support/print/scans/png-of.ts';
import { randomOf } from '#tests/support/print/scans/scan-cases.ts';
import { scannedSheet } from '#tests/support/print/scans/scanned-sheet.ts';
import { cubewright } from '../support/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'cubewright-scan-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const dpi = 100;

const scan = (side: 'front' | 'back', move: number): GreyPicture =>
  scannedSheet(
    side,
    { across: 149.2, down: 150.6, left: 21 + move, top: 19.3, leftBelow: 21.4 + move },
    { turn: 0.3, onGlass: 179 },
  );

function kept(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const seenFront = scan('front', 0);
const { width, height } = seenFront;
const front = pngOf(seenFront, dpi);

describe('print calibrate (R31)', () => {
  it('tells what to print with, from a scan of the front and one of the back', async () => {
    const [a, b] = [kept('front.png', front), kept('back.png', pngOf(scan('back', -1.2), dpi))];
    const { out, err, code } = await cubewright('print', 'calibrate', a, '--back', b, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { pictures, measured } = JSON.parse(out);
    expect(pictures).toMatchObject([
      { side: 'front', paper: 'a4', yardstick: 'scan', dpi: { x: dpi, y: dpi }, marks: 19 },
      { side: 'back', paper: 'a4' },
    ]);
    const lengths = Object.fromEntries(
      String(measured)
        .split(',')
        .map((part) => [part.split('=')[0], Number(part.split('=')[1])]),
    );
    for (const [name, length] of Object.entries({
      ...{ across: 149.2, down: 150.6, left: 21, top: 19.3, 'left-below': 21.4 },
      ...{ 'back-right': 1.2, 'back-down': 0 },
    })) {
      expect(Math.abs(lengths[name] - length), name).toBeLessThan(0.05);
    }
    // What is said is what print takes.
    const printed = await cubewright(
      'print',
      'calibration',
      '--measured',
      measured,
      '-o',
      join(folder, 'a.pdf'),
    );
    expect(printed.err).toBe('');
  });

  it('says by what it measured, what a profile does not make up for, and takes a PGM and the size of the paper', async () => {
    const head = Buffer.from(`P5\n# by a scanner\n${width} ${height}\n255\n`);
    const pgm = kept('front.pgm', Buffer.concat([head, seenFront.grey]));
    const { out, err } = await cubewright('print', 'calibrate', pgm, '--paper-size', '210x297');
    expect(out).toContain('Lengths are told by the edges of the paper, taken as 210 x 297 mm.');
    expect(out).toMatch(/For print: --measured across=149\.[12]\d?,down=150\.[56]/);
    expect(err).toContain('The print lies turned by 0.3° on the paper');
  });

  it('keeps in its line what was measured before and no picture tells', async () => {
    // It lies turned by half, so that the left edge of the paper is at the right of the picture.
    const seen = width - 70;
    const grey = Uint8Array.from({ length: seen * height }, (_, at) => {
      const [x, y] = [at % seen, Math.floor(at / seen)];
      return seenFront.grey[y * width + x] ?? 0;
    });
    const cropped = kept('cropped.png', pngOf({ grey, width: seen, height }, dpi));
    const before = 'left=22,left-below=22,back-right=0.4,back-down=0.2';
    const asked = ['print', 'calibrate', cropped, '--measured', before];
    const { err } = await cubewright(...asked);
    expect(err).toContain('The left edge of the paper is not seen');
    const { out } = await cubewright(...asked, '--json');
    const { measured } = JSON.parse(out) as { measured: string };
    const told = new Map(measured.split(',').map((part) => part.split('=') as [string, string]));
    expect(told.get('left')).toBe('22');
    // The lean is that of the picture.
    expect(Math.abs(Number(told.get('left-below')) - 22 - 0.4)).toBeLessThan(0.05);
    expect([told.get('back-right'), told.get('back-down')]).toEqual(['0.4', '0.2']);
    // The line that is told is taken as it stands, and read back in the same words.
    const again = await cubewright('print', 'calibrate', cropped, '--measured', measured, '--json');
    expect(JSON.parse(again.out)).toMatchObject({ measured: expect.stringContaining('left=22,') });
  });

  it.each([
    [['--dpi', 'many'], '--dpi cannot be “many”'],
    [['--paper-size', '210'], '--paper-size cannot be “210”'],
    [['--yardstick', 'ruler'], '--yardstick cannot be “ruler”: it takes'],
    [['--measured', 'across=2'], '--measured cannot be'],
    [['--dpi', '300'], 'At the 300 dots an inch'],
    [['--paper-size', '148x210', '--yardstick', 'scan'], 'The paper in the picture is not A4'],
    [['--paper-size', '297x210'], 'The paper in the picture is not A4'],
    [['--back', 'FRONT'], 'Both pictures show the same side'],
  ])('refuses %j', async (flags, says) => {
    const file = kept('front.png', front);
    const more = flags[0] === '--dpi' && flags[1] === '300' ? ['--yardstick', 'scan'] : [];
    const words = flags.map((word) => (word === 'FRONT' ? file : word));
    const { err, code } = await cubewright('print', 'calibrate', file, ...words, ...more);
    expect(err).toContain(says);
    expect(code).toBe(1);
  });

  it('names the cure for a JPEG', async () => {
    const { err } = await cubewright(
      'print',
      'calibrate',
      kept('a.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])),
    );
    expect(err).toContain('Save it as PNG');
  });
});

describe('a picture that is read without a browser', () => {
  it.each([0, 2, 4, 6] as const)(
    'is the same in grey as in colours and with transparency: PNG of kind %d',
    (kind) => {
      const random = randomOf(5);
      const [across, down] = [23, 17];
      const grey = Uint8Array.from({ length: across * down }, () => random() * 256);
      const png = new PNG({ width: across, height: down });
      png.data = Buffer.from([...grey].flatMap((level) => [level, level, level, 255]));
      const bytes = PNG.sync.write(png, { colorType: kind, inputColorType: 6 });
      expect(expectOk(readPicture(bytes))).toEqual({ grey, width: across, height: down });
    },
  );

  it('may be of one bit or of a palette, as scanners save text', () => {
    const chunk = (name: string, body: Uint8Array): Buffer => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(body.length);
      head.write(name, 4, 'latin1');
      return Buffer.concat([head, body, Buffer.alloc(4)]);
    };
    const png = (kind: number, ...more: readonly Buffer[]): Uint8Array =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        chunk('IHDR', Uint8Array.from([0, 0, 0, 10, 0, 0, 0, 2, 1, kind, 0, 0, 0])),
        ...more,
        chunk(
          'IDAT',
          deflateSync(Uint8Array.from([0, 0b1010_0000, 0b0100_0000, 0, 0b1111_1111, 0b1100_0000])),
        ),
        chunk('IEND', new Uint8Array()),
      ]);
    const bits = [1, 0, 1, 0, 0, 0, 0, 0, 0, 1, ...Array.from({ length: 10 }, () => 1)];
    expect([...expectOk(readPicture(png(0))).grey]).toEqual(bits.map((bit) => bit * 255));
    const palette = chunk('PLTE', Uint8Array.from([9, 9, 9, 200, 200, 200]));
    expect([...expectOk(readPicture(png(3, palette))).grey]).toEqual(
      bits.map((bit) => (bit === 1 ? 200 : 9)),
    );
  });

  it('never throws, broken off or changed anywhere', () => {
    const small = pngOf({ grey: new Uint8Array(40 * 30).fill(99), width: 40, height: 30 }, 300);
    expect(dpiOfFile(small)).toEqual({ x: 300, y: 300 });
    expect(sizeOfFile(small)).toEqual([40, 30]);
    const jpeg = [
      0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 11, 8, 2, 1, 4, 3, 1,
    ];
    expect(sizeOfFile(Uint8Array.from(jpeg))).toEqual([1027, 513]);
    expect(sizeOfFile(Uint8Array.from(jpeg.slice(0, 18)))).toBeUndefined();
    const place = fc.nat({ max: small.length - 1 });
    fc.assert(
      fc.property(place, place, fc.nat({ max: 255 }), (end, at, byte) => {
        const cut = readPicture(small.subarray(0, end));
        if (cut.ok) expect(cut.value.grey.length).toBe(1200);
        const changed = Uint8Array.from(small);
        changed[at] = byte;
        const read = readPicture(changed);
        if (read.ok) expect(read.value.grey.length).toBe(read.value.width * read.value.height);
        const jpegStart = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...changed.subarray(at)]);
        for (const tells of [dpiOfFile, sizeOfFile]) {
          tells(changed.subarray(0, end));
          tells(jpegStart);
        }
      }),
    );
  });
});
