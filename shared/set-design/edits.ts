import { cubeId, ok, refuse, tidyName, withoutHidden, type Result } from '#shared/kernel/index.ts';
import { lettersInRuns, parseLanguage, type LanguageProblem } from '#shared/lexicon/index.ts';
import {
  lettersOn,
  pieceLimits,
  typedFace,
  type Face,
  type Piece,
  type PieceSet,
} from '#shared/pieces/index.ts';
import { showsTotal, withTotal } from './totals.ts';

/** Pieces and faces count from 1. */
export type EditProblem =
  | { readonly code: 'design/no-face'; readonly written: string; readonly alphabet: string }
  | { readonly code: 'design/no-value'; readonly letter: string; readonly most: number }
  | { readonly code: 'design/too-many-pieces'; readonly most: number }
  | { readonly code: 'design/last-piece' }
  | { readonly code: 'design/too-many-faces'; readonly most: number }
  | { readonly code: 'design/last-face'; readonly piece: number }
  | { readonly code: 'design/letters-in-use'; readonly letters: string }
  | { readonly code: 'design/no-title'; readonly most: number }
  | LanguageProblem;

type Edited = Result<PieceSet, EditProblem>;

const newValue = 1;

export function setFace(set: PieceSet, piece: number, face: number, written: string): Edited {
  const text = written.trim();
  const shown = typedFace(text, set.alphabet);
  if (shown === undefined) {
    const alphabet = lettersInRuns(set.alphabet);
    return refuse({ code: 'design/no-face', written: withoutHidden(text.slice(0, 20)), alphabet });
  }
  const edited = set.pieces.map(({ faces }, at) => (at === piece ? faces.with(face, shown) : faces));
  // A typed number stays, even if it is not the total of the letters.
  return ok(shown.kind === 'number' ? { ...set, pieces: numbered(set, edited) } : rebuilt(set, {}, edited));
}

export function setValue(set: PieceSet, letter: string, value: number): Edited {
  const { value: most } = pieceLimits;
  if (!Number.isInteger(value) || value < 0 || value > most) {
    return refuse({ code: 'design/no-value', letter, most });
  }
  const values = { ...set.values, [letter]: value };
  return ok(rebuilt(set, { values }, set.pieces.map(facesOf)));
}

export function addPiece(set: PieceSet, behind: number): Edited {
  const { pieces: most } = pieceLimits;
  if (set.pieces.length >= most) return refuse({ code: 'design/too-many-pieces', most });
  const faces = set.pieces.map(facesOf);
  const copy = faces[behind] ?? faces.at(-1) ?? [];
  return ok(rebuilt(set, {}, faces.toSpliced(behind + 1, 0, copy)));
}

export function removePiece(set: PieceSet, piece: number): Edited {
  if (set.pieces.length === 1) return refuse({ code: 'design/last-piece' });
  return ok(rebuilt(set, {}, set.pieces.map(facesOf).toSpliced(piece, 1)));
}

export function addFace(set: PieceSet, piece: number): Edited {
  const { faces: most } = pieceLimits;
  if ((set.pieces[piece]?.faces.length ?? 0) >= most) return refuse({ code: 'design/too-many-faces', most });
  const blank: Face = { kind: 'blank' };
  return ok(withFaces(set, (faces, at) => (at === piece ? [...faces, blank] : faces)));
}

export function removeFace(set: PieceSet, piece: number, face: number): Edited {
  if (set.pieces[piece]?.faces.length === 1) return refuse({ code: 'design/last-face', piece: piece + 1 });
  return ok(withFaces(set, (faces, at) => (at === piece ? faces.toSpliced(face, 1) : faces)));
}

export function sortPieces(set: PieceSet): PieceSet {
  const places = new Map(Array.from(set.alphabet, (letter, at) => [letter, String.fromCharCode(at + 1)]));
  const keyed = set.pieces.map(({ letters, faces }) => ({
    faces,
    key: letters.length === 0 ? '\uFFFF' : letters.map((letter) => places.get(letter) ?? '').join(''),
  }));
  const sorted = keyed.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return rebuilt(
    set,
    {},
    sorted.map(({ faces }) => faces),
  );
}

/** Letters without a value in `values` keep the value of the set, or get the value 1. */
export function replacePieces(
  set: PieceSet,
  pieces: readonly (readonly Face[])[],
  values: PieceSet['values'] = {},
): Edited {
  const { pieces: most } = pieceLimits;
  if (pieces.length === 0) return refuse({ code: 'design/last-piece' });
  if (pieces.length > most) return refuse({ code: 'design/too-many-pieces', most });
  return ok({
    ...set,
    values: valuesFor(pieces, { ...set.values, ...values }),
    pieces: numbered(set, pieces),
  });
}

export function setAlphabet(set: PieceSet, alphabet: string): Edited {
  const left = set.pieces.flatMap(({ letters }) => letters).filter((letter) => !alphabet.includes(letter));
  if (left.length > 0)
    return refuse({ code: 'design/letters-in-use', letters: [...new Set(left)].join(' ') });
  const values = Object.fromEntries(
    Object.entries(set.values).filter(([letter]) => alphabet.includes(letter)),
  );
  const moved = { ...set, alphabet, values };
  return ok({ ...moved, pieces: numbered(moved, set.pieces.map(facesOf)) });
}

/** This also sets the short name, which files and commands use. */
export function setTitle(set: PieceSet, written: string): Edited {
  const title = tidyName(written);
  const { title: most } = pieceLimits;
  if (title === '' || title.length > most) return refuse({ code: 'design/no-title', most });
  return ok({ ...set, title, name: shortName(title) });
}

export function setLanguage(set: PieceSet, written: string): Edited {
  const language = parseLanguage(written);
  return language.ok ? ok({ ...set, language: language.value }) : language;
}

/** `Opa's game` becomes `opa-s-game`. */
export function shortName(title: string): string {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain.slice(0, 40).replace(/-$/, '') || 'my-set';
}

function withFaces(
  set: PieceSet,
  edit: (faces: readonly Face[], piece: number) => readonly Face[],
): PieceSet {
  return rebuilt(
    set,
    {},
    set.pieces.map(({ faces }, at) => edit(faces, at)),
  );
}

/** New letters get a value, and totals that were right are computed anew. */
function rebuilt(
  before: PieceSet,
  change: Partial<Pick<PieceSet, 'values'>>,
  pieces: readonly (readonly Face[])[],
): PieceSet {
  const values = valuesFor(pieces, { ...before.values, ...change.values });
  // A moved piece still has its array of faces; a changed piece has a new array at the old place.
  const totals = new Map(before.pieces.map(({ faces }) => [faces, showsTotal(faces, before.values)]));
  const summed = pieces.map((faces, at) => {
    const had = totals.get(faces) ?? totals.get(before.pieces[at]?.faces ?? []) ?? false;
    return had ? withTotal(faces, values) : faces;
  });
  return { ...before, values, pieces: numbered(before, summed) };
}

function valuesFor(pieces: readonly (readonly Face[])[], values: PieceSet['values']): PieceSet['values'] {
  const shown = pieces.flat().flatMap((face) => (face.kind === 'letter' ? face.letter : []));
  const missing = [...new Set(shown)].filter((letter) => values[letter] === undefined);
  return { ...values, ...Object.fromEntries(missing.map((letter) => [letter, newValue])) };
}

function numbered({ alphabet }: PieceSet, pieces: readonly (readonly Face[])[]): readonly Piece[] {
  return pieces.map((faces, at) => ({ id: cubeId(at), faces, letters: lettersOn(faces, alphabet) }));
}

const facesOf = ({ faces }: Piece): readonly Face[] => faces;
