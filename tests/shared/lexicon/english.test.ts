import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  buildLexicon,
  createJudge,
  decodeLexicon,
  encodeLexicon,
  formatWordList,
} from '#shared/lexicon/index.ts';
import { expectOk, nextInt, randomFrom } from '#shared/kernel/index.ts';

const lists = new URL('../../../shared/lexicon/lists/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('english.json', lists), 'utf8')) as Record<string, never>;
const text = gunzipSync(readFileSync(new URL('english.txt.gz', lists))).toString('latin1');
const words = text.trimEnd().split('\n');
const { name, alphabet, sha256 } = manifest as unknown as { name: string; alphabet: string; sha256: string };
const file = encodeLexicon(buildLexicon(words, { name, alphabet, sha256 }));
const lexicon = expectOk(decodeLexicon(file, 'english.cwlex'));
const judge = createJudge(lexicon);
const known = new Set(words);

/** Agreement is counted, not asserted word by word: a million assertions would take longer than the judge. */
const disagreements = (spellings: Iterable<string>): string[] =>
  [...spellings].filter((spelling) => judge.has(spelling) !== known.has(spelling));

describe('the English lexicon', () => {
  it('is the list its manifest describes', () => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
    expect(formatWordList(words)).toBe(text);
    expect(lexicon).toMatchObject({ name: 'english', words: manifest['words'], sha256 });
    // SCOWL to level 70 has 114,169 words of 2 to 15 letters; RITZ is ours.
    expect(words.filter((word) => word.length <= 15).length).toBe(114_169 + 1);
  });

  it('has RITZ, and leaves XU to the table (A8)', () => {
    expect(judge.has('RITZ')).toBe(true);
    expect(judge.has('XU')).toBe(true);
  });

  it('takes under half a megabyte', () => {
    expect(file.length).toBeLessThan(500_000);
  });

  it('knows each of its words, and no beginning of one that is none', () => {
    expect(disagreements(words)).toEqual([]);
    expect(disagreements(words.map((word) => word.slice(0, -1)))).toEqual([]);
  });

  it('agrees with a plain set on a million spellings near its words', () => {
    let random = randomFrom(20_261_121);
    const draw = (below: number): number => {
      const [value, next] = nextInt(random, below);
      random = next;
      return value;
    };
    const letter = (): string => alphabet.charAt(draw(alphabet.length));
    const near = (word: string): string => {
      const at = draw(word.length);
      switch (draw(4)) {
        case 0:
          return word.slice(0, at) + letter() + word.slice(at + 1);
        case 1:
          return word.slice(0, at) + letter() + word.slice(at);
        case 2:
          return word.slice(0, at) + word.slice(at + 1);
        default:
          return word + letter();
      }
    };
    const spellings = Array.from({ length: 1_000_000 }, () => near(words[draw(words.length)] ?? ''));
    expect(disagreements(spellings)).toEqual([]);
    expect(spellings.filter((spelling) => !known.has(spelling)).length).toBeGreaterThan(800_000);
  });
});
