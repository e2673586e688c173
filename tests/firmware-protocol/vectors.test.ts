import { describe, expect, it } from 'vitest';
import {
  decodeCobs,
  decodeMessage,
  encodeCobs,
  encodeMessage,
  feed,
  newDecoder,
} from '#firmware-protocol/codec/index.ts';
import { crc32 } from '#shared/kernel/index.ts';
import { plainHex, twinCrc, twinRead, twinStuff, twinUnstuff } from './twin-frames.ts';
import { recorded, vectorFiles } from './recorded-vectors.ts';
import { twinMessage, twinWrite } from './twin.ts';
import {
  badVectors,
  cobsVectors,
  crcVectors,
  fromHex,
  laterVectors,
  messageVectors,
  sessionVectors,
  toHex,
  voidVectors,
  type Expected,
} from './vectors.ts';

/** The frames and problems in a row of chunks, as the vectors write them. */
function ours(chunks: readonly string[]): Expected[] {
  const found: Expected[] = [];
  let decoder = newDecoder;
  for (const chunk of chunks) {
    const { next, frames } = feed(decoder, fromHex(chunk));
    decoder = next;
    for (const frame of frames) {
      if (!frame.ok) found.push({ problem: frame.problem.code });
      else
        found.push({
          type: frame.value.type,
          sequence: frame.value.sequence,
          length: frame.value.payload.length,
        });
    }
  }
  return found;
}

function twins(chunks: readonly string[]): Expected[] {
  return twinRead(plainHex(chunks.join(''))).map((frame) =>
    typeof frame === 'string'
      ? { problem: frame }
      : { type: frame.type, sequence: frame.sequence, length: frame.payload.length / 2 },
  );
}

/** The single message of a stream. */
function oursSays(hex: string): unknown {
  const [frame, ...more] = feed(newDecoder, fromHex(hex)).frames;
  if (frame === undefined || more.length > 0 || !frame.ok) throw new Error('Not exactly one good frame');
  const message = decodeMessage(frame.value);
  return message.ok ? message.value : { problem: message.problem.code };
}

function twinSays(hex: string): unknown {
  const [frame, ...more] = twinRead(plainHex(hex));
  if (frame === undefined || more.length > 0 || typeof frame === 'string')
    throw new Error('Not one good frame');
  const message = twinMessage(frame);
  return typeof message === 'string' ? { problem: message } : message;
}

describe('B1: the vectors hold for our code and for a reader written from PROTOCOL.md alone', () => {
  it.each(crcVectors)('CRC-32 of $text$hex is $crc', ({ text, hex, crc }) => {
    const bytes = text === undefined ? fromHex(hex ?? '') : new TextEncoder().encode(text);
    expect(crc32(bytes).toString(16).padStart(8, '0')).toBe(crc);
    expect(twinCrc(toHex(bytes))).toBe(crc);
  });

  it.each(cobsVectors.vectors)('COBS: $name', ({ plain, stuffed }) => {
    expect(toHex(encodeCobs(fromHex(plain)))).toBe(plainHex(stuffed));
    expect(toHex(decodeCobs(fromHex(stuffed)) ?? new Uint8Array([0xee]))).toBe(plainHex(plain));
    expect(twinStuff(plainHex(plain))).toBe(plainHex(stuffed));
    expect(twinUnstuff(plainHex(stuffed))).toBe(plainHex(plain));
  });

  it.each(cobsVectors.refused)('COBS refuses: $name', ({ stuffed }) => {
    expect(decodeCobs(fromHex(stuffed))).toBeUndefined();
    expect(twinUnstuff(plainHex(stuffed))).toBeUndefined();
  });

  it.each(messageVectors)('message: $name', ({ message, sequence, hex }) => {
    expect(toHex(encodeMessage(message, sequence))).toBe(plainHex(hex));
    expect(twinWrite(message, sequence)).toBe(plainHex(hex));
    expect(oursSays(hex)).toEqual(message);
    expect(twinSays(hex)).toEqual(message);
    expect(ours([hex])[0]).toMatchObject({ sequence });
  });

  it.each(laterVectors)('B4 later version: $name', ({ hex, expect: wanted }) => {
    expect(oursSays(hex)).toEqual(wanted);
    expect(twinSays(hex)).toEqual(wanted);
  });

  it.each(voidVectors)('void message: $name', ({ hex, problem }) => {
    expect(oursSays(hex)).toEqual({ problem });
    expect(twinSays(hex)).toEqual({ problem });
  });

  it.each(badVectors)('bad frame: $name', ({ hex, problem }) => {
    expect(ours([hex])).toEqual([{ problem }]);
    expect(twins([hex])).toEqual([{ problem }]);
  });

  it.each(sessionVectors)('session: $name', ({ chunks, expect: wanted }) => {
    expect(ours(chunks)).toEqual(wanted);
    expect(twins(chunks)).toEqual(wanted);
    // However the same bytes are cut.
    expect(ours([chunks.join(' ')])).toEqual(wanted);
    expect(ours(plainHex(chunks.join('')).match(/../g) ?? [])).toEqual(wanted);
  });
});

describe('L7: the vectors are written anew by `npm run vectors` alone', () => {
  it.each(vectorFiles)('and are as the page has them: %s', (name) => {
    expect(recorded(name).changes).toEqual([]);
  });

  it('which shows what would change', () => {
    const text = JSON.stringify({
      vectors: [{ name: 'ping', message: { kind: 'ping' }, sequence: 7, hex: '00 01' }],
    });
    const { content, changes } = recorded('messages', text);
    expect(changes).toMatchObject([{ file: 'messages', vector: 'ping', key: 'hex', was: '00 01' }]);
    expect(recorded('messages', JSON.stringify(content)).changes).toEqual([]);
  });
});
