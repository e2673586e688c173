import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  bytesOnLine,
  encodePayload,
  errorIds,
  featureBits,
  feed,
  limits,
  longestFrames,
  newDecoder,
  protocolMajor,
  protocolMinor,
  testBits,
  tickMs,
  typeId,
  type Message,
} from '#firmware-protocol/codec/index.ts';
import { firmwareFolder, manifestName } from '#electron/tools/firmware/compile.ts';
import { timing } from '#firmware-protocol/link/timing.ts';
import { hammingDistance, type Checksum } from './hamming.ts';
import { fromHex, messageVectors } from './vectors.ts';

const page = readFileSync(new URL('../../firmware-protocol/spec/PROTOCOL.md', import.meta.url), 'utf8');
const sections = page.split(/^(?=##+ )/m);
const section = (title: string): string => {
  const found = sections.find((one) => one.startsWith(`## ${title}\n`) || one.startsWith(`### ${title}`));
  if (found === undefined) throw new Error(`The page has no section ${title}`);
  return found;
};
/** The rows of all tables in a text, as cells. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const numbersIn = (text: string): number[] =>
  (text.replaceAll(',', '').match(/\d+(\.\d+)?/g) ?? []).map(Number);
const row = (text: string, first: string): string[] => {
  const found = rowsOf(text).find(([cell]) => cell === first);
  if (found === undefined) throw new Error(`No row ${first}`);
  return found;
};

describe('the figures of PROTOCOL.md are those of the code', () => {
  it('its version', () => {
    expect(page).toContain(`**Version ${protocolMajor}.${protocolMinor}.**`);
  });

  it.each<[string, number[]]>([
    ['hello repeated, while greeting / to a silent box', [timing.helloEveryMs, timing.silentHelloEveryMs]],
    ['greeting given up, without / with a good frame', [timing.greetingMs, timing.signedGreetingMs]],
    ['an answer keeps other questions waiting for', [timing.answerMs]],
    [
      'ping, to a box of 1.1 / of 1.0 / at least apart',
      [timing.pingEveryMs, timing.olderPingEveryMs, timing.owedPingMs],
    ],
    ['ask snapshot repeated', [timing.snapshotRetryMs]],
    ['a picture that was confirmed is live for', [timing.liveMs]],
    ['and asked for when not confirmed for', [timing.doubtMs]],
    ['snapshot awaited in vain', [timing.pictureMs]],
    ['silence / hello to a silent box after', [timing.silenceMs, timing.lostMs]],
    ['command repeated', [timing.commandRetryMs, timing.commandTries]],
    ['hello for errors, none missed for / at latest', [timing.errorsAfterMs, timing.errorsLatestMs]],
    ['questions at most, in any', [timing.mostQuestions, timing.questionsWithinMs]],
    ['box says something, to a host of 1.1', [timing.beatEveryMs]],
    ['and tells a change not sooner than, after that', [timing.beatGapMs]],
    ['box falls asleep', [timing.boxSleepsMs]],
    ['debounce at reset / least / most', [20, limits.debounceMs.least, limits.debounceMs.most]],
    ['a tick', [tickMs]],
  ])('%s', (what, figures) => {
    expect(numbersIn(row(section('Timing'), what)[1] ?? '')).toEqual(figures);
  });

  it('each message: its id, and offsets that follow from the sizes before them', () => {
    const headings = [...page.matchAll(/^### `([0-9A-F]{2})` (.+?) · .*$/gm)];
    expect(headings.map(([, id = '']) => parseInt(id, 16)).toSorted((a, b) => a - b)).toEqual(
      Object.values(typeId).toSorted((a, b) => a - b),
    );
    for (const [heading, id = ''] of headings) {
      let next = 0;
      const layout = section(heading.slice(4))
        .split('\n\n')
        .find((block) => block.startsWith('| offset'));
      for (const [offset = '', bytes = ''] of rowsOf(layout ?? '')) {
        if (!/^\d+$/.test(offset)) continue;
        expect(Number(offset), `${id} at ${offset}`).toBe(next);
        next += Number(bytes);
      }
    }
  });

  it('the least size of each message', () => {
    const payloads = new Map<number, number>();
    for (const { message } of messageVectors) {
      const size = encodePayload(message).length;
      const id = typeId[message.kind];
      payloads.set(id, Math.min(payloads.get(id) ?? Infinity, size));
    }
    for (const [heading, id = ''] of page.matchAll(/^### `([0-9A-F]{2})` .*$/gm)) {
      const [, fixed] = /· (\d+) bytes?/.exec(heading) ?? [];
      const [, least = fixed] = /least (\d+)/.exec(heading) ?? [];
      expect(Number(least), heading).toBeLessThanOrEqual(payloads.get(parseInt(id, 16)) ?? 0);
      if (fixed !== undefined) expect(Number(least), heading).toBe(payloads.get(parseInt(id, 16)));
    }
  });

  it('feature bits, checks and errors', () => {
    const named = (text: string, column: number): [string, number][] =>
      rowsOf(text)
        .filter(([bit = '']) => /^\d+$/.test(bit))
        .map((cells) => [cells[column] ?? '', Number(cells[0])]);
    const features = named(section('`41` info'), 1).filter(([name]) => name in featureBits);
    expect(Object.fromEntries(features)).toEqual(featureBits);
    expect(Object.fromEntries(named(section('`4A` self-test'), 1).filter(([n]) => n in testBits))).toEqual(
      testBits,
    );
    const errors = named(section('`46` error'), 1).filter(([name]) => /^[a-z]/.test(name));
    const dashed = Object.keys(errorIds).map((name) => name.replaceAll('-', ' '));
    expect(errors.map(([name]) => name).filter((name) => dashed.includes(name))).toEqual(dashed);
  });

  it('how long frames are, and what fits into them', () => {
    expect(bytesOnLine(52)).toBe(longestFrames.ofHost);
    expect(bytesOnLine(84)).toBe(longestFrames.ofBox);
    expect(page).toContain('**64 bytes on the line**');
    expect(page).toContain('**96 bytes on the line**');
    const empty = { kind: 'snapshot', answers: 0, boot: 0, event: 0, at: 0, rows: 9, columns: 12 } as const;
    const bytesOf = (message: Message): number => bytesOnLine(encodePayload(message).length);
    expect(bytesOf({ ...empty, squares: '0'.repeat(108) })).toBe(40);
    const square = { kind: 'square', boot: 0, event: 1, at: 0, square: 0, full: true } as const;
    expect(108 * bytesOf(square)).toBe(2700);
    expect(Math.round((2700 * 10_000) / 115_200)).toBe(234);
    expect(bytesOnLine(2 + Math.ceil(200 / 4))).toBe(longestFrames.ofHost);
    const change = { square: 0, full: true, ticks: 0 };
    const beat = { kind: 'beat', boot: 0, event: 1, at: 0, hash: 0, changes: [change] } as const;
    // But for one zero at each end, every byte must come through.
    expect(0.95 ** (bytesOf(beat) - 2)).toBeCloseTo(1 / 4, 1);
  });

  it('the memory of a small box', () => {
    const text = section('Memory of a small box');
    const figures = (what: string): number[] => row(text, what).slice(1).map(Number);
    const sizes = [9 * 12, 21 * 21];
    expect(figures('squares')).toEqual(sizes.map((squares) => Math.ceil(squares / 8)));
    expect(figures('reading and a counter of 3 bits a square, for the debounce')).toEqual(
      sizes.map((squares) => 4 * Math.ceil(squares / 8)),
    );
    expect(figures('lights, two bits a square')).toEqual(sizes.map((squares) => Math.ceil(squares / 4)));
    expect(figures('kept changes, 3 bytes each')).toEqual([3 * 128, 3 * 128]);
    expect(figures('receive ring')).toEqual([longestFrames.ofHost, longestFrames.ofHost]);
    expect(figures('frame being read, between its zeros')).toEqual([62, 62]);
    expect(figures('frame being sent, with its zeros')).toEqual([longestFrames.ofBox, longestFrames.ofBox]);
    const all = rowsOf(text).filter(([, figure = '']) => /^\d+$/.test(figure));
    const parts = all.filter(([name = '']) => !name.startsWith('**'));
    const sums = [1, 2].map((column) => parts.reduce((sum, cells) => sum + Number(cells[column]), 0));
    expect(figures('**sum**')).toEqual(sums);
    expect(figures('**left for all else, and the stack**')).toEqual(sums.map((sum) => 2048 - sum));
    const more = sums.map((sum) => 2048 - sum - 3 * 128);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      `With 256 kept changes ${more[0]} and ${more[1]} bytes are left.`,
    );
    const { variables } = JSON.parse(readFileSync(join(firmwareFolder, manifestName), 'utf8')) as {
      readonly variables: number;
    };
    const [, stated, allElse] =
      /it has (\d+) bytes of variables, so all else takes (\d+),/.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
    expect([Number(stated), Number(allElse)]).toEqual([variables, variables - (sums[1] ?? 0) - 3 * 128]);
  });
});

describe('the checksum', () => {
  const sizes = [12, 25, 38, 92, 249];
  it.each<[string, Checksum]>([
    ['CRC-16 `1021` (X.25)', { width: 16, polynomial: 0x1021 }],
    ['CRC-16 `755B`', { width: 16, polynomial: 0x755b }],
    ['CRC-16 `3D65` (DNP)', { width: 16, polynomial: 0x3d65 }],
    ['CRC-32 `04C11DB7`, by bits', { width: 32, polynomial: 0x04c11db7 }],
    ['CRC-32C `1EDC6F41`', { width: 32, polynomial: 0x1edc6f41 }],
  ])('%s has the distances of the page', (name, checksum) => {
    // A frame with a checksum of 16 bits is two bytes shorter.
    const bits = sizes.map((bytes) => 8 * (bytes - (32 - checksum.width) / 8));
    expect(bits.map((length) => hammingDistance(checksum, length))).toEqual(
      numbersIn(row(section('Frame'), name)[1] ?? ''),
    );
  });

  it('takes as long as the page says', () => {
    const cycles = (name: string): number => Number(row(section('Frame'), name)[4]);
    const ms = (bytes: number, name: string): string => ((bytes * cycles(name)) / 16_000).toFixed(1);
    const text = section('Frame').replaceAll(/\s+/g, ' ');
    const quick = '**the same, 256 entries**';
    expect(text).toContain(
      `the longest frame of a box of 1.1 takes ${ms(84 + 5, quick)} ms at 16 MHz, the longest there can be ${ms(245, quick)} ms`,
    );
    expect(text).toContain(`With 16 entries that is ${ms(245, 'the same, 16 entries')} ms`);
  });

  it('notices any one or two bits of a frame that flip on the line, though stuffing spreads them', () => {
    const { hex = '' } =
      messageVectors.find(({ name }) => name === 'beat with one change: C6 emptied, 3 ticks ago') ?? {};
    const sent = fromHex(hex);
    const flip = (bytes: Uint8Array, bit: number): void => {
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    };
    let taken = 0;
    // The zeros at both ends are no part of it: damaged, they only lengthen what is between them.
    for (let first = 8; first < 8 * (sent.length - 1); first += 1) {
      for (let second = first; second < 8 * (sent.length - 1); second += 1) {
        const bytes = Uint8Array.from(sent);
        flip(bytes, first);
        if (second > first) flip(bytes, second);
        taken += feed(newDecoder, bytes).frames.filter(({ ok }) => ok).length;
      }
    }
    expect(taken).toBe(0);
  });
});
