import { describe, expect, it } from 'vitest';
import { encodeFrame, feed, maxStuffed, newDecoder, type Frame } from '#firmware-protocol/codec/index.ts';
import { writeFields } from '#firmware-protocol/codec/fields.ts';
import { decodeFrame, maxPayload, nextSequence, bytesOnLine } from '#firmware-protocol/codec/frame.ts';

const frameOf = (bytes: number): Frame => ({
  major: 1,
  type: 9,
  sequence: 7,
  payload: Uint8Array.from({ length: bytes }, (_, at) => at + 1),
});

describe('frames', () => {
  it.each([0, 1, 17, maxPayload])('with %i bytes take on the line what is said, and come back', (bytes) => {
    const sent = encodeFrame(frameOf(bytes));
    expect(sent).toHaveLength(bytesOnLine(bytes));
    expect(decodeFrame(sent.slice(1, -1))).toEqual({ ok: true, value: frameOf(bytes) });
  });

  it('have no more payload than one of them holds', () => {
    expect(() => encodeFrame(frameOf(maxPayload + 1))).toThrow('at most 240 bytes, not 241');
  });

  it('are refused where they are longer than any, before anything is read', () => {
    const long = new Uint8Array(maxStuffed + 1).fill(1);
    expect(decodeFrame(long)).toEqual({ ok: false, problem: { code: 'frame/too-long', limit: maxStuffed } });
    expect(decodeFrame(long.subarray(1))).not.toMatchObject({ problem: { code: 'frame/too-long' } });
  });

  it('are counted up to 65534, then from 0: 65535 stands for none', () => {
    expect([0, 1, 65533, 65534].map(nextSequence)).toEqual([1, 2, 65534, 0]);
  });
});

describe('a stream', () => {
  const fill = (bytes: number) => new Uint8Array(bytes).fill(5);
  const codes = ({ frames }: ReturnType<typeof feed>) =>
    frames.map((frame) => (frame.ok ? 'frame' : frame.problem.code));

  it('is told once of what is too long, however it arrives, and read again from the next zero', () => {
    const first = feed(newDecoder, fill(maxStuffed));
    expect(codes(first)).toEqual([]);
    expect(first.next.kept).toHaveLength(maxStuffed);
    const second = feed(first.next, fill(1));
    expect(codes(second)).toEqual(['frame/too-long']);
    expect(second.next).toEqual({ kept: new Uint8Array(0), skipping: true });
    const third = feed(second.next, fill(2 * maxStuffed));
    expect(codes(third)).toEqual([]);
    expect(codes(feed(third.next, encodeFrame(frameOf(3))))).toEqual(['frame']);
    expect(codes(feed(newDecoder, fill(maxStuffed + 1)))).toEqual(['frame/too-long']);
  });

  it('may begin anywhere in a chunk: what lies before a zero does not count against what follows', () => {
    const sent = encodeFrame(frameOf(200));
    const chunk = Uint8Array.of(...fill(100), ...sent, ...sent);
    expect(codes(feed(newDecoder, chunk))).toEqual(['frame/length', 'frame', 'frame']);
  });
});

describe('fields', () => {
  it.each([
    ['u8', 256],
    ['u8', -1],
    ['u8', 0.5],
    ['u16', 65536],
    ['u32', 2 ** 32],
    ['u32', NaN],
  ] as const)('%s does not take %d', (field, value) => {
    expect(() => writeFields()[field](value)).toThrow(`${value} does not fit in`);
  });

  it('take the largest number they have room for, low byte first', () => {
    const bytes = writeFields().u8(255).u16(0xfffe).u32(0xfffefdfc).done();
    expect([...bytes]).toEqual([255, 0xfe, 0xff, 0xfc, 0xfd, 0xfe, 0xff]);
  });
});
