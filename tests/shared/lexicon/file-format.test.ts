import { crc32 as zlibCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLexicon, decodeLexicon, encodeLexicon, latinAlphabet, wordsOf } from '#shared/lexicon/index.ts';
import { crc32, expectOk } from '#shared/kernel/index.ts';
import { runs } from '#tests/support/runs.ts';

const sha256 = '0123456789abcdef'.repeat(4);
const words = ['BE', 'BEE', 'BEES', 'SEE', 'SEES', 'ZEBU'];
const lexicon = buildLexicon(words, { name: 'småord', alphabet: latinAlphabet, sha256 });
const file = encodeLexicon(lexicon);

const codeOf = (bytes: Uint8Array): string => {
  const result = decodeLexicon(bytes, 'my.cwlex');
  return result.ok ? 'ok' : result.problem.code;
};

/** The file with some bytes changed and its checksum made right again, as a forger would. */
function forged(change: (view: DataView, nodesAt: number) => void): Uint8Array {
  const bytes = file.slice();
  const view = new DataView(bytes.buffer);
  change(view, view.getUint16(10, true));
  view.setUint32(12, crc32(bytes.subarray(16)), true);
  return bytes;
}

describe('a lexicon file', () => {
  it('comes back as it was written', () => {
    expect(expectOk(decodeLexicon(file, 'my.cwlex'))).toEqual(lexicon);
  });

  it('keeps the language of its words, and is read without one as earlier versions wrote it', () => {
    const swedish = { ...lexicon, language: 'sv' };
    expect(expectOk(decodeLexicon(encodeLexicon(swedish), 'my.cwlex'))).toEqual(swedish);
    expect(codeOf(encodeLexicon({ ...lexicon, language: 'no language' }))).toBe('lexicon/damaged');
    // The texts of an earlier file end with the alphabet, whatever room is left before the nodes.
    for (const name of ['a', 'ab', 'abc', 'abcd']) {
      expect(expectOk(decodeLexicon(encodeLexicon({ ...lexicon, name }), 'my.cwlex'))).not.toHaveProperty(
        'language',
      );
    }
  });

  it('is read in place where it is aligned, and copied where it is not', () => {
    const aligned = expectOk(decodeLexicon(file, 'my.cwlex'));
    expect(aligned.nodes.buffer).toBe(file.buffer);
    for (const offset of [1, 2, 3]) {
      const shifted = new Uint8Array(file.length + offset);
      shifted.set(file, offset);
      const copy = expectOk(decodeLexicon(shifted.subarray(offset), 'my.cwlex'));
      expect([...wordsOf(copy)]).toEqual(words);
    }
  });

  it('is refused with any one bit turned', () => {
    for (let bit = 0; bit < file.length * 8; bit += 1) {
      const bytes = file.slice();
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(codeOf(bytes), `bit ${bit}`).toMatch(/^lexicon\//);
    }
  });

  it('is refused when cut short or grown, saying both lengths', () => {
    for (let length = 0; length < file.length; length += 1) {
      expect(codeOf(file.subarray(0, length)), `${length} bytes`).toMatch(/not-a-lexicon|wrong-length/);
    }
    const grown = new Uint8Array(file.length + 3);
    grown.set(file);
    expect(decodeLexicon(grown, 'my.cwlex')).toEqual({
      ok: false,
      problem: {
        code: 'lexicon/wrong-length',
        file: 'my.cwlex',
        bytes: file.length + 3,
        expected: file.length,
      },
    });
  });

  it.each([
    ['text', new TextEncoder().encode('AA\nAB\nABA\nABACUS\n'), 'lexicon/not-a-lexicon'],
    ['nothing', new Uint8Array(0), 'lexicon/not-a-lexicon'],
    ['a later version', forged((view) => view.setUint16(8, 4, true)), 'lexicon/unknown-version'],
    ['a root outside', forged((view) => view.setUint32(24, 4_000_000, true)), 'lexicon/damaged'],
    [
      'a letter outside',
      forged((view, at) => view.setUint32(at + 4, view.getUint32(at + 4, true) | 63, true)),
      'lexicon/damaged',
    ],
    [
      'a circle',
      forged((view, at) => view.setUint32(at + 4, view.getUint32(at + 4, true) | (2 << 8), true)),
      'lexicon/damaged',
    ],
    [
      'an open list',
      forged((view, at) => {
        const last = view.byteLength - 4;
        if (last <= at) throw new Error('The graph has one node: its list cannot be opened behind the root');
        view.setUint32(last, view.getUint32(last, true) & ~(1 << 7), true);
      }),
      'lexicon/damaged',
    ],
    ['a GADDAG outside', forged((view) => view.setUint32(28, 4_000_000, true)), 'lexicon/damaged'],
    ['a text past the nodes', forged((view) => view.setUint16(64, 9999, true)), 'lexicon/damaged'],
  ])('is refused when it is %s', (_, bytes, code) => {
    expect(codeOf(bytes)).toBe(code);
  });

  it('never throws, whatever the bytes', () => {
    const tail = fc.uint8Array({ maxLength: 300 });
    fc.assert(
      fc.property(tail, fc.nat({ max: file.length }), (bytes, keep) => {
        const mixed = new Uint8Array(keep + bytes.length);
        mixed.set(file.subarray(0, keep));
        mixed.set(bytes, keep);
        const result = decodeLexicon(mixed, 'my.cwlex');
        if (result.ok) expect(mixed).toEqual(file);
      }),
      { numRuns: runs(700) },
    );
  });

  it('has a checksum as zlib makes it, wherever the bytes lie', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), fc.nat({ max: 9 }), (bytes, from) => {
        expect(crc32(bytes.subarray(from))).toBe(zlibCrc32(bytes.subarray(from)));
      }),
    );
  });
});
