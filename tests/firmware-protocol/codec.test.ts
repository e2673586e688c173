import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeCobs,
  decodeMessage,
  encodeCobs,
  encodeMessage,
  feed,
  hashSquares,
  maxStuffed,
  newDecoder,
  packSquares,
  unpackSquares,
  type Frame,
} from '#firmware-protocol/codec/index.ts';
import { crc32 } from '#shared/kernel/index.ts';
import { anyMessage, anySequence, cut } from './arbitrary.ts';
import { plainHex, twinCrc, twinRead, twinStuff, twinUnstuff } from './twin-frames.ts';
import { twinMessage, twinWrite } from './twin.ts';
import { toHex } from './vectors.ts';

const anyBytes = (maxLength: number): fc.Arbitrary<Uint8Array> =>
  fc.uint8Array({ maxLength }).chain((bytes) =>
    // Zeros and long runs without them are what COBS is about, so make both common.
    fc.constantFrom(
      bytes,
      bytes.map((byte) => (byte % 3 === 0 ? 0 : byte)),
      bytes.map((byte) => byte || 1),
    ),
  );

function goodFrames(chunks: readonly Uint8Array[]): Frame[] {
  let decoder = newDecoder;
  return chunks.flatMap((chunk) => {
    const { next, frames } = feed(decoder, chunk);
    decoder = next;
    return frames.flatMap((frame) => (frame.ok ? [frame.value] : []));
  });
}

describe('COBS and CRC', () => {
  it('gives back what was stuffed, without a zero and with at most one byte in 254 more', () => {
    fc.assert(
      fc.property(anyBytes(1100), (bytes) => {
        const stuffed = encodeCobs(bytes);
        expect(stuffed.includes(0)).toBe(false);
        expect(stuffed.length).toBeLessThanOrEqual(bytes.length + Math.floor(bytes.length / 254) + 1);
        expect(decodeCobs(stuffed)).toEqual(bytes);
        expect(twinStuff(toHex(bytes))).toBe(toHex(stuffed));
        expect(twinUnstuff(toHex(stuffed))).toBe(toHex(bytes));
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with the twin on any bytes, stuffed or not', () => {
    fc.assert(
      fc.property(anyBytes(300), (bytes) => {
        const ours = decodeCobs(bytes);
        expect(ours === undefined ? undefined : toHex(ours)).toBe(twinUnstuff(toHex(bytes)));
        expect(crc32(bytes).toString(16).padStart(8, '0')).toBe(twinCrc(toHex(bytes)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('messages', () => {
  it('decode(encode(m)) is m however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyMessage, anySequence), { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat({ max: 4000 }), { maxLength: 30 }),
        (messages, places) => {
          const stream = Uint8Array.from(
            messages.flatMap(([m, sequence]) => [...encodeMessage(m, sequence)]),
          );
          const frames = goodFrames(cut(stream, places));
          expect(frames.map((frame) => frame.sequence)).toEqual(messages.map(([, sequence]) => sequence));
          expect(frames.map(decodeMessage)).toEqual(messages.map(([value]) => ({ ok: true, value })));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('is written and read the same by the twin', () => {
    fc.assert(
      fc.property(anyMessage, anySequence, (message, sequence) => {
        const hex = toHex(encodeMessage(message, sequence));
        expect(twinWrite({ ...message }, sequence)).toBe(hex);
        const [frame] = twinRead(plainHex(hex));
        expect(typeof frame === 'string' || frame === undefined ? frame : twinMessage(frame)).toEqual(
          message,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('reads longer payloads of later minor versions as what it knows (B4)', () => {
    fc.assert(
      fc.property(anyMessage, fc.uint8Array({ minLength: 1, maxLength: 40 }), (message, more) => {
        // A ping of six bytes is another ping.
        fc.pre(message.kind !== 'ping' || message.had !== undefined);
        const [frame] = goodFrames([encodeMessage(message, 5)]);
        if (frame === undefined) throw new Error('no frame');
        const longer = { ...frame, payload: Uint8Array.of(...frame.payload, ...more) };
        expect(decodeMessage(longer)).toEqual({ ok: true, value: message });
      }),
      { numRuns: 300 },
    );
  });

  it('never throws on any type and payload', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 255 }),
        fc.nat({ max: 3 }),
        fc.uint8Array({ maxLength: 240 }),
        (type, major, payload) => {
          const result = decodeMessage({ major, type, sequence: 0, payload });
          if (!result.ok) expect(result.problem.code).toMatch(/^message\//);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('squares', () => {
  it('fit a bitmap and come back, up to 21 x 21', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1'), minLength: 1, maxLength: 441 }), (squares) => {
        const bitmap = packSquares(squares);
        expect(bitmap.length).toBe(Math.ceil(squares.length / 8));
        expect(unpackSquares(bitmap, squares.length)).toBe(squares);
        expect(hashSquares(squares)).toBe(crc32(bitmap));
      }),
    );
  });
});

describe('B2: reading resumes', () => {
  it('reads the next good frame after any prefix of garbage', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 900 }), anyMessage, (garbage, message) => {
        const frames = goodFrames([garbage, encodeMessage(message, 77)]);
        expect(frames.at(-1)?.sequence).toBe(77);
        expect(frames).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps at most one frame, whatever comes', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ min: 1, maxLength: 700 }), { maxLength: 8 }), (chunks) => {
        let decoder = newDecoder;
        for (const chunk of chunks) {
          decoder = feed(decoder, chunk).next;
          expect(decoder.kept.length).toBeLessThanOrEqual(maxStuffed);
          expect(decoder.kept.buffer.byteLength).toBeLessThanOrEqual(maxStuffed);
        }
      }),
    );
  });
});
