import { mostNumber, type Face, type PieceSet } from '#shared/pieces/index.ts';

type Values = PieceSet['values'];

/** In Alphacubes the sixth face of a cube shows the total of its letters (A2). */
export function showsTotal(faces: readonly Face[], values: Values): boolean {
  const face = faces[numberFace(faces)];
  const hasLetters = faces.some(({ kind }) => kind === 'letter');
  return hasLetters && face?.kind === 'number' && face.number === letterTotal(faces, values);
}

export function withTotal(faces: readonly Face[], values: Values): readonly Face[] {
  const at = numberFace(faces);
  return at < 0 ? faces : faces.with(at, { kind: 'number', number: letterTotal(faces, values) });
}

function numberFace(faces: readonly Face[]): number {
  const at = faces.findIndex(({ kind }) => kind === 'number');
  return at === faces.findLastIndex(({ kind }) => kind === 'number') ? at : -1;
}

export function letterTotal(faces: readonly Face[], values: Values): number {
  const points = faces.map((face) => (face.kind === 'letter' ? (values[face.letter] ?? 0) : 0));
  return Math.min(
    points.reduce((sum, one) => sum + one, 0),
    mostNumber,
  );
}
