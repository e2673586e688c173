import { describe, expect, it } from 'vitest';
import { imageOf } from '#firmware-protocol/flashing/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { firmwareHex } from '../firmware-box.ts';

/** A record with its right sum. */
function line(kind: number, at: number, ...data: readonly number[]): string {
  const bytes = [data.length, at >> 8, at & 0xff, kind, ...data];
  const sum = -bytes.reduce((total, byte) => total + byte, 0) & 0xff;
  return `:${[...bytes, sum].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
const end = ':00000001FF';

describe('an image in Intel HEX', () => {
  it('is read from address 0 to its last byte, with blanks between', () => {
    const hex = [line(0, 2, 1, 2), line(0, 6, 3), end].join('\r\n');
    expect([...expectOk(imageOf(hex, 'a.hex'))]).toEqual([255, 255, 1, 2, 255, 255, 3]);
    expect(expectOk(imageOf(firmwareHex, 'box.hex')).length).toBe(12_954);
  });

  it('may say where it starts, and count in segments of 16 bytes or 64 KB', () => {
    const hex = [
      line(3, 0, 0, 0, 0x78, 0),
      line(2, 0, 0, 1),
      line(0, 1, 9),
      line(4, 0, 0, 0),
      line(0, 0, 7),
      end,
    ];
    const read = expectOk(imageOf(hex.join('\n'), 'a.hex'));
    expect([read[0], read[17], read.length]).toEqual([7, 9, 18]);
  });

  it.each([
    ['a wrong sum', [line(0, 0, 1), ':0100000001FF', end], 2],
    ['a sign that is none', [':01000000G1FE', end], 1],
    ['another length than it says', [':0200000001FD', end], 1],
    ['another kind', [line(6, 0), end], 1],
    ['an address beyond the chip', [line(0, 0x7fff, 1), line(0, 0x8000, 1), end], 2],
    ['an address far beyond it', [line(4, 0, 0, 1), line(0, 0, 1), end], 2],
    ['an empty line between', [line(0, 0, 1), '', end], 2],
    ['no end', [line(0, 0, 1)], 2],
  ])('with %s is refused at that line', (_, lines, at) => {
    expect(imageOf(lines.join('\n'), 'a.hex')).toEqual(
      refuse({ code: 'box/flash-bad-image', path: 'a.hex', line: at }),
    );
  });

  it('that would lie where boot loaders do is refused', () => {
    const last = (at: number) => imageOf([line(0, at, 1), end].join('\n'), 'a.hex');
    expect(last(0x77ff).ok).toBe(true);
    expect(last(0x7800)).toEqual(
      refuse({ code: 'box/flash-large-image', path: 'a.hex', bytes: 30_721, most: 30_720 }),
    );
  });
});
