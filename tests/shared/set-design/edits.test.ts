import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk, type Result } from '#shared/kernel/index.ts';
import {
  alphacubesSet,
  boxMarks,
  checkBoard,
  faceText,
  kubagramSets,
  parseSet,
  setFileOf,
  totalOf,
  usualBox,
  type Mark,
  type PieceSet,
} from '#shared/pieces/index.ts';
import {
  addBoard,
  addFace,
  addPiece,
  mirrors,
  paintMark,
  paintSquare,
  removeBoard,
  removeFace,
  removePiece,
  resizeBoard,
  setAlphabet,
  setFace,
  setLanguage,
  setTitle,
  setValue,
  sortPieces,
  usualMarks,
} from '#shared/set-design/index.ts';

/** Any mark for any number. */
const markNamed = (value: number): Mark => boxMarks[Math.abs(value) % 3] ?? 'I';

const faces = (set: PieceSet, piece: number) => set.pieces[piece]?.faces.map(faceText);

describe('an edit of a set', () => {
  it('of a face changes that face, and the total that stands beside it', () => {
    const before = faces(alphacubesSet, 0) ?? [];
    const total = Number(before[5]);
    const first = String(before[0]);
    const set = expectOk(setFace(alphacubesSet, 0, 0, 'z'));
    expect(faces(set, 0)?.slice(0, 5)).toEqual(['Z', ...before.slice(1, 5)]);
    const { values } = alphacubesSet;
    expect(faces(set, 0)?.[5]).toBe(total - (values[first] ?? 0) + (values.Z ?? 0));
    expect(set.pieces.slice(1)).toEqual(alphacubesSet.pieces.slice(1));
    expect(faces(expectOk(setFace(alphacubesSet, 0, 5, '7')), 0)?.[5]).toBe(7);
    expect(setFace(alphacubesSet, 0, 0, 'é')).toMatchObject({
      problem: { code: 'design/no-face', written: 'é', alphabet: 'A–Z' },
    });
  });

  it('of a value counts everywhere, with totals', () => {
    const set = expectOk(setValue(alphacubesSet, 'E', 5));
    for (const [at, piece] of set.pieces.entries()) {
      const was = alphacubesSet.pieces[at];
      const more = was?.letters.includes('E') === true ? 5 - (alphacubesSet.values.E ?? 0) : 0;
      expect(totalOf(piece)).toBe((was === undefined ? 0 : totalOf(was)) + more);
    }
    for (const value of [-1, 100, 1.5]) {
      expect(setValue(alphacubesSet, 'E', value)).toMatchObject({ problem: { code: 'design/no-value' } });
    }
  });

  it('adds and removes pieces and faces, down to the last one', () => {
    const more = expectOk(addPiece(alphacubesSet, 30));
    expect(faces(more, 31)).toEqual(faces(alphacubesSet, 30));
    expect(more.pieces.map(({ id }) => id)).toEqual(more.pieces.map((_, at) => at));
    expect(expectOk(removePiece(more, 31)).pieces).toEqual(alphacubesSet.pieces);
    const one = expectOk(addFace(expectOk(setFace(more, 0, 0, 'A')), 0));
    expect(faces(one, 0)?.at(-1)).toBe('*');
    expect(expectOk(removeFace(one, 0, 6)).pieces[0]?.faces).toHaveLength(6);
    let small: Result<PieceSet> = { ok: true, value: more };
    while (small.ok && small.value.pieces.length > 1) small = removePiece(small.value, 0);
    expect(removePiece(expectOk(small), 0)).toMatchObject({ problem: { code: 'design/last-piece' } });
  });

  it('sorts pieces by their letters, each with its total', () => {
    const sorted = sortPieces(alphacubesSet);
    const spelled = sorted.pieces.map(({ letters }) => letters.join(''));
    expect(spelled).toEqual(spelled.toSorted());
    const texts = (set: PieceSet) => set.pieces.map((piece) => piece.faces.map(faceText).join(' ')).sort();
    expect(texts(sorted)).toEqual(texts(alphacubesSet));
  });

  it('takes a title, a language and other letters, or says why not', () => {
    const set = expectOk(setTitle(alphacubesSet, '  Opa’s Spël '));
    expect(set).toMatchObject({ title: 'Opa’s Spël', name: 'opa-s-spel' });
    expect(setTitle(set, ' ')).toMatchObject({ problem: { code: 'design/no-title' } });
    expect(expectOk(setLanguage(set, 'SV')).language).toBe('sv');
    expect(expectOk(setLanguage(set, ' Swedish ')).language).toBe('sv');
    expect(setLanguage(set, 'swedisch')).toEqual({
      ok: false,
      problem: { code: 'lexicon/no-language', written: 'swedisch' },
    });
    const wider = expectOk(setAlphabet(set, `${set.alphabet}ÅÄÖ`));
    expect(faces(expectOk(setFace(wider, 0, 0, 'å')), 0)?.[0]).toBe('Å');
    expect(setAlphabet(set, 'ABC')).toMatchObject({ problem: { code: 'design/letters-in-use' } });
  });
});

describe('a board', () => {
  const small = expectOk(addBoard(alphacubesSet, 'mine', 7, 5));
  const rows = (set: PieceSet) => set.boards.mine?.rows ?? [];

  it('begins plain with its centre in the middle, and grows and shrinks on all sides', () => {
    expect(rows(small)).toEqual(['.......', '.......', '...*...', '.......', '.......']);
    expect(rows(expectOk(resizeBoard(small, 'mine', 9, 7)))[3]).toBe('....*....');
    expect(rows(expectOk(resizeBoard(small, 'mine', 5, 5)))[2]).toBe('..*..');
    expect(resizeBoard(small, 'mine', 4, 5)).toMatchObject({ problem: { code: 'design/board-size' } });
    expect(addBoard(small, 'mine', 7, 7)).toMatchObject({ problem: { code: 'design/board-taken' } });
    expect(removeBoard(small, 'mine').boards.mine).toBeUndefined();
  });

  it('is painted on all squares that mirror each other', () => {
    const painted = (mirror: (typeof mirrors)[number]) =>
      rows(expectOk(paintSquare(small, 'mine', { column: 1, row: 0 }, 'D', mirror)));
    expect(painted('none')[0]).toBe('.D.....');
    expect(painted('across')[0]).toBe('.D...D.');
    expect(painted('both')[4]).toBe('.D...D.');
    const square = expectOk(addBoard(alphacubesSet, 'mine', 5, 5));
    expect(rows(expectOk(paintSquare(square, 'mine', { column: 1, row: 0 }, 't', 'diagonals')))).toEqual([
      '.t.t.',
      't...t',
      '..*..',
      't...t',
      '.t.t.',
    ]);
    expect(rows(expectOk(paintSquare(small, 'mine', { column: 0, row: 0 }, '*', 'both')))[0]).toBe('*......');
    expect(paintSquare(small, 'mine', { column: 3, row: 2 }, 'T', 'none')).toMatchObject({
      problem: { code: 'design/centre-stays' },
    });
  });

  it('stays sound, whatever is painted', () => {
    const stroke = fc.record({
      column: fc.integer({ min: 0, max: 6 }),
      row: fc.integer({ min: 0, max: 4 }),
      mark: fc.constantFrom('.', 'd', 't', 'D', 'T', '*'),
      mirror: fc.constantFrom(...mirrors),
    });
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 30 }), (strokes) => {
        const painted = strokes.reduce((set, { column, row, mark, mirror }) => {
          const next = paintSquare(set, 'mine', { column, row }, mark, mirror);
          return next.ok ? next.value : set;
        }, small);
        expectOk(checkBoard(rows(painted)));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the marks of a box', () => {
  it('are painted, opposite too, and are the usual ones again once they look like them', () => {
    expect(usualBox[1]).toBe('0');
    const once = paintMark(kubagramSets.en, 1, 'I', 'halfTurn');
    expect([once.box?.[1], once.box?.[106], once.box?.filter((mark) => mark === '0').length]).toEqual([
      'I',
      'I',
      10,
    ]);
    expect(setFileOf(once)).toMatchObject({ version: 5, box: { length: 9 } });
    expect(paintMark(once, 1, '0', 'halfTurn')).toEqual(kubagramSets.en);
    expect(usualMarks(once)).toEqual(kubagramSets.en);
    expect(paintMark(once, 1, 'I', 'none')).toBe(once);
  });
});

describe('a set after any edits', () => {
  const edit = fc.record({
    what: fc.integer({ min: 0, max: 9 }),
    piece: fc.nat(120),
    face: fc.nat(7),
    written: fc.constantFrom('a', 'Z', 'ij', '*', '2w', '17', 'é', '', '3L'),
    value: fc.integer({ min: -1, max: 101 }),
  });

  it('is sound, and comes back from its file unchanged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(alphacubesSet, kubagramSets.nl),
        fc.array(edit, { maxLength: 25 }),
        (from, edits) => {
          let set: PieceSet = from;
          for (const { what, piece, face, written, value } of edits) {
            const at = piece % set.pieces.length;
            const on = face % (set.pieces[at]?.faces.length ?? 1);
            const next = [
              () => setFace(set, at, on, written),
              () => setValue(set, 'A', value),
              () => addPiece(set, at),
              () => removePiece(set, at),
              () => addFace(set, at),
              () => removeFace(set, at, on),
              () => ({ ok: true, value: sortPieces(set) }) as const,
              () => setTitle(set, written),
              () => ({ ok: true, value: paintMark(set, piece % 108, markNamed(value), 'none') }) as const,
              () => ({ ok: true, value: usualMarks(set) }) as const,
            ][what]?.();
            if (next?.ok === true) set = next.value;
          }
          const back = expectOk(parseSet(setFileOf(set)));
          expect({ ...back, version: 0 }).toEqual({ ...set, version: 0 });
        },
      ),
      { numRuns: 100 },
    );
  });
});
