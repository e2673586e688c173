import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dutchAlphabet, latinAlphabet } from '#shared/lexicon/index.ts';
import { alphacubesSet, faceText } from '#shared/pieces/index.ts';
import { importPieces } from '#shared/set-design/index.ts';

const read = (text: string, alphabet = latinAlphabet) => {
  const { pieces, values, problems } = importPieces(text, alphabet);
  const places = problems.map(({ line, code, found }) => ({ line, code, found }));
  return { pieces: pieces.map((faces) => faces.map(faceText).join(' ')), values, problems: places };
};

describe('pieces from text', () => {
  it.each([
    ['letters together', 'AEILST\nqu\n', ['A E I L S T', 'Q U']],
    ['commas', 'A,E,2W,*\r\nB, c ,12', ['A E 2W *', 'B C 12']],
    ['semicolons and quotation marks', '"A";"E"\n"B";"C"', ['A E', 'B C']],
    ['tabs, a byte order mark and a heading', '\uFEFFFirst face\tSecond face\nA\tE\n', ['A E']],
    ['spaces, comments and empty lines', '# my set\n\nA E\n  B C  ', ['A E', 'B C']],
    ['a column that counts the lines', '1;A;E\n2;B;C', ['A E', 'B C']],
    ['numbers that count nothing', '1;A\n7;B', ['1 A', '7 B']],
    ['one face a line', 'A\n*\n5\n2l', ['A', '*', '5', '2L']],
  ])('%s', (_, text, pieces) => {
    expect(read(text)).toMatchObject({ pieces, problems: [] });
  });

  it('has IJ as one letter where the alphabet does', () => {
    expect(read('AEIJ', dutchAlphabet).pieces).toEqual(['A E IJ']);
    expect(read('AEIJ').pieces).toEqual(['A E I J']);
    expect(read('å;ö', 'AÅÖ').pieces).toEqual(['Å Ö']);
  });

  it('takes values, on the pieces or on a line of their own', () => {
    expect(read('A=1;B=3\nA;B;C=4')).toEqual({
      pieces: ['A B C'],
      values: { A: 1, B: 3, C: 4 },
      problems: [],
    });
  });

  it('names every line that gives no piece, and reads the others', () => {
    expect(read('A;E\nA;Ö\nB;C\nA=1;B\nA=2;C\nA=x;B\n*=1;B\nA,B,C,D,E,F,G,H,I,J,K,L,M')).toEqual({
      pieces: ['A E', 'B C', 'A B'],
      values: { A: 1 },
      problems: [
        { line: 2, code: 'line-no-face', found: 'Ö' },
        { line: 5, code: 'line-two-values', found: 'A=2' },
        { line: 6, code: 'line-no-value', found: 'A=x' },
        { line: 7, code: 'line-no-value', found: '*=1' },
        { line: 8, code: 'line-too-many-faces', found: '13' },
      ],
    });
    expect(read('A\n'.repeat(402)).problems).toEqual(
      [401, 402].map((line) => ({ line, code: 'line-too-many-pieces', found: '' })),
    );
  });

  it('says with every line at fault which letters the set has', () => {
    const lettersOf = (alphabet: string) =>
      importPieces('A;É', alphabet).problems.map(({ letters }) => letters);
    expect(lettersOf(latinAlphabet)).toEqual(['A–Z']);
    expect(lettersOf(dutchAlphabet)).toEqual(['A–I, IJ, J–Z']);
    expect(lettersOf('AÅÖ')).toEqual(['A, Å, Ö']);
  });

  it('reads back the pieces of a set as files write them', () => {
    const texts = alphacubesSet.pieces.map(({ faces }) => faces.map(faceText).join(' '));
    expect(read(texts.join('\n').replaceAll(' ', ';'))).toMatchObject({ pieces: texts, problems: [] });
  });

  it('never throws, and every line is a piece, values, a heading or a problem', () => {
    const piece = fc.constantFrom(
      'A',
      'é',
      ';',
      ',',
      '\t',
      '\n',
      '=',
      '1',
      '"',
      '*',
      '2W',
      ' ',
      '#',
      '\uFEFF',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 40 }).map((all) => all.join('')),
          fc.string(),
        ),
        (text) => {
          const { pieces, problems } = importPieces(text, latinAlphabet);
          const lines = text.split(/\r\n|\n|\r/).length;
          expect(pieces.length + problems.length).toBeLessThanOrEqual(lines);
          for (const faces of pieces) expect(faces.length).toBeGreaterThan(0);
          for (const { line } of problems) expect(line).toBeLessThanOrEqual(lines);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
