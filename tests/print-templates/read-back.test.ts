import { describe, expect, it } from 'vitest';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import { pieceSets } from '#shared/games/index.ts';
import { faceText, type Face, type PieceSet } from '#shared/pieces/index.ts';
import { printedValue } from '#print-templates/templates/face.ts';
import { differentFaces } from '#print-templates/templates/cards/letter-cards.ts';
import { printed } from '#tests/support/print/lay-out.ts';
import { extent, readPdf, type ReadPage, type ReadText } from '#tests/support/print/read-pdf.ts';

/** The first and the last few, so that those with other faces than letters are among them; every piece of a small set. */
function chosen({ pieces }: PieceSet) {
  const few = 12;
  const all = pieces.map((piece, index) => ({ piece, number: index + 1 }));
  return all.length <= 2 * few ? all : [...all.slice(0, few), ...all.slice(-few)];
}

/** A letter and what it counts, where letters differ; a blank is a star that is drawn. */
function written(face: Face, set: PieceSet): readonly string[] {
  if (face.kind === 'blank') return [];
  const value = face.kind === 'letter' ? printedValue(set, face.letter) : undefined;
  return value === undefined ? [`${faceText(face)}`] : [`${faceText(face)}`, `${value}`];
}

const sorted = (texts: readonly string[]) => texts.toSorted();
const texts = (found: readonly ReadText[]) => sorted(found.map(({ text }) => typedLetter(text)));

/** The texts inside each square that is cut out, in the order in which the squares are drawn. */
function tilesOn(page: ReadPage, side: number) {
  const trims = page.paths
    .filter(({ closed, painted }) => closed && painted === 'stroke')
    .map(({ contours }) => extent(contours.flat()))
    .filter(({ left, right, top, bottom }) => isNear(right - left, side) && isNear(bottom - top, side));
  return trims.map((trim) =>
    page.texts.filter(
      ({ x, y, length }) => x >= trim.left && x + length <= trim.right && y > trim.top && y < trim.bottom,
    ),
  );
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}

describe.each(pieceSets.map((set) => ({ name: set.name, set })))('R11: the set $name', ({ name, set }) => {
  const some = chosen(set);
  const cubes = [some.map(({ number }) => number).join(', ')];

  it.each(['face', 'piece'])('as tiles of one %s each, face by face', async (tileOf) => {
    const pages = await readPdf(await printed(`${name}-tiles`, { cubes, tileOf, tile: 24, guide: false }));
    const found = pages.flatMap((page) => tilesOn(page, 24));
    const expected = some.flatMap(({ piece }) =>
      tileOf === 'face' ? piece.faces.map((face) => [face]) : [differentFaces(piece)],
    );
    expect(found).toHaveLength(expected.length);
    if (tileOf === 'face') {
      expect(found.map(texts)).toEqual(expected.map(([face]) => sorted(face ? written(face, set) : [])));
      return;
    }
    // In cells under 10 mm a letter stands without what it counts.
    const withValues = expected.map((faces) => Math.ceil(Math.sqrt(faces.length)) <= 2);
    expect(found.map(texts)).toEqual(
      expected.map((faces, at) =>
        sorted(faces.flatMap((face) => written(face, set).slice(0, withValues[at] ? 2 : 1))),
      ),
    );
  });

  it('as cards, each face in the middle and at both ends', async () => {
    const pages = await readPdf(await printed(`${name}-cards`, { cubes, backs: false, guide: false }));
    const cards = pages.flatMap((page) => {
      const shown = page.texts.filter(({ clip }) => clip !== undefined);
      return [...Map.groupBy(shown, ({ clip }) => JSON.stringify(clip)).values()];
    });
    const expected = some.map(({ piece }) => differentFaces(piece));
    const ends = (faces: readonly Face[]) =>
      faces.flatMap((face) => (face.kind === 'blank' ? ['*'] : written(face, set)));
    const middles = (faces: readonly Face[]) => faces.flatMap((face) => written(face, set));
    expect(cards).toHaveLength(expected.length);
    expect(cards.map((card) => texts(card.filter(({ turn }) => turn === 0)))).toEqual(
      expected.map((faces) => sorted([...ends(faces), ...middles(faces)])),
    );
    expect(cards.map((card) => texts(card.filter(({ turn }) => turn !== 0)))).toEqual(
      expected.map((faces) => sorted(ends(faces))),
    );
  });
});
