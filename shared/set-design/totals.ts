import { mostNumber, type Face, type PieceSet } from '#shared/pieces/index.ts';

type Values = PieceSet['values'];

/** Whether a piece shows the total of its letters, as the sixth face of Alphacubes does (A2). */
export function showsTotal(faces: readonly Face[], values: Values): boolean {
  const face = faces[numberFace(faces)];
  const hasLetters = faces.some(({ kind }) => kind === 'letter');
  return hasLetters && face?.kind === 'number' && face.number === letterTotal(faces, values);
}

/** Faces with the total of today on the one that shows a number. */
export function withTotal(faces: readonly Face[], values: Values): readonly Face[] {
  const at = numberFace(faces);
  return at < 0 ? faces : faces.with(at, { kind: 'number', number: letterTotal(faces, values) });
}

/** The one face with a number; -1 where there is none, or more than one. */
function numberFace(faces: readonly Face[]): number {
  const at = faces.findIndex(({ kind }) => kind === 'number');
  return at === faces.findLastIndex(({ kind }) => kind === 'number') ? at : -1;
}

/** What the letters of some faces add up to, as far as a face can show it. */
export function letterTotal(faces: readonly Face[], values: Values): number {
  const points = faces.map((face) => (face.kind === 'letter' ? (values[face.letter] ?? 0) : 0));
  return Math.min(
    points.reduce((sum, one) => sum + one, 0),
    mostNumber,
  );
}
