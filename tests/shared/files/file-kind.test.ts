import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fileHeadBytes, fileKind } from '#shared/files/index.ts';
import { pieceSets } from '#shared/games/index.ts';
import { nextInt, randomFrom } from '#shared/kernel/index.ts';
import { formatSet } from '#shared/pieces/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { seed } from '#tests/support/seed.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const kindOf = (content: string | Uint8Array) => {
  const kind = fileKind(typeof content === 'string' ? bytesOf(content) : content, 'game.json');
  return kind.ok ? kind.value : kind.problem.code;
};
const [set] = pieceSets;
if (set === undefined) throw new Error('There is no set');

const samples: readonly (readonly [string, string | Uint8Array, string])[] = [
  ['a record of a game', published.text, 'game'],
  ['a record with a byte order mark', `\uFEFF${published.text}`, 'game'],
  ['a record whose format comes last', '{"players":[{"format":"x"}],"format":"cubewright-game"}', 'game'],
  ['a set', formatSet(set), 'set'],
  ['a project that holds a set', '{"format":"cubewright-print","set":{"format":"cubewright-set"}}', 'print'],
  ['the code of a sheet', 'cubewright:print/1/kubo/nets#AAAA-BBBB', 'print'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ', 'print'],
  ['a game as GCG', '#character-encoding UTF-8\n>Ann: AEINRST 8D TRAIN +12 12\n', 'gcg'],
  ['GCG without a head', '>Ann: AEINRST 8D TRAIN +12 12\n', 'gcg'],
  ['a list of words', 'abbey\nability\nable\n', 'words'],
  ['a list that begins like a picture', 'BMW\nBZhang\n', 'words'],
  ['a list in Latin-1', Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 10, 0x74, 0x68, 0xe9, 10]), 'words'],
  ['a list in UTF-16', Uint8Array.from([0xff, 0xfe, 0x61, 0, 10, 0, 0x62, 0, 10, 0]), 'words'],
  ['a Hunspell list', '2\nhond/Z\nkat/S\n', 'words'],
  ['a lexicon of ours', 'CWLEX\r\n\u001A\0\0\0', 'words'],
  ['nothing', '', 'files/empty'],
  ['blank lines', ' \n\n', 'files/empty'],
  ['a picture that may be a scan', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'scan'],
  ['a photograph', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'scan'],
  ['a picture', 'GIF89a\u0001\0', 'files/picture'],
  ['an archive', gzipSync('abbey\nable\n'), 'files/archive'],
  ['a recording of a box', '{"format":"cubewright-box-trace","version":3}\n', 'trace'],
  ['settings', '{"format":"cubewright-settings"}', 'files/other-format'],
  ['a format that is no text', '{"format":["cubewright-game"]}', 'files/text'],
  ['JSON of others', '{"name":"\\"format\\":\\"cubewright-game\\""}', 'files/text'],
  ['prose', 'It was a dark and stormy night, and nobody had come.\nThen she did.\n', 'files/text'],
  ['a quotation', '> said he, and went on\nas before, for a while.\n', 'files/text'],
  ['what is no text', Uint8Array.from([1, 0, 2, 0, 3]), 'files/binary'],
];

describe('the kind of a file', () => {
  it.each(samples)('is told by its content: %s', (_name, content, kind) => {
    expect(kindOf(content)).toBe(kind);
  });

  it('is that of a set for every set that comes along', () => {
    expect(pieceSets.map((one) => kindOf(formatSet(one)))).toEqual(pieceSets.map(() => 'set'));
  });

  it('is read from the head alone, also where its first line never ends', () => {
    const long = `{"title":"${'x'.repeat(fileHeadBytes)}","format":"cubewright-game"}`;
    expect(kindOf(long)).toBe('files/text');
    expect(kindOf('a'.repeat(40 * fileHeadBytes))).toBe('files/text');
    expect(kindOf(`${'{'.repeat(fileHeadBytes)}`)).toBe('files/text');
    expect(kindOf(`{${'"\\'.repeat(fileHeadBytes)}`)).toBe('files/text');
    // A character that the end of the head cuts in two does not make Latin-1 of a list.
    expect(kindOf(`${'thé\n'.repeat(fileHeadBytes / 5)}${'thé\n'.repeat(100)}`)).toBe('words');
  });

  it('is answered for any bytes, and for each sample cut or changed anywhere', () => {
    let random = randomFrom(seed);
    const draw = (most: number): number => {
      const [drawn, next] = nextInt(random, most);
      random = next;
      return drawn;
    };
    for (let run = 0; run < 2_000; run += 1) {
      const noise = Uint8Array.from({ length: draw(200) }, () => draw(256));
      expect(kindOf(noise), `seed ${seed}`).toMatch(/^[a-z/-]+$/);
      const sample = samples[draw(samples.length)]?.[1] ?? '';
      const bytes = typeof sample === 'string' ? bytesOf(sample) : sample;
      const changed = bytes.slice(0, draw(Math.min(bytes.length, 4_000) + 1));
      if (changed.length > 0) changed[draw(changed.length)] = draw(256);
      expect(kindOf(changed), `seed ${seed}`).toMatch(/^[a-z/-]+$/);
    }
  });
});
