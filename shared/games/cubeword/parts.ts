import { assertNever, ok, refuse, type CubeId, type Result } from '#shared/kernel/index.ts';
import { type Place, type PieceSet } from '#shared/pieces/index.ts';
import { cubeName, isJoker, lettersIn, lettersOn } from './cubes.ts';
import { blanksUp, cubeAt, placedCube, placeText, type Felt, type FeltCube } from './felt.ts';
import type { Part } from './moves.ts';
import type { PartProblem } from './problems.ts';

/** A turn has at most this many moves (C3). */
export const mostMoves = 5;

/** At most this many blank faces may be up at any time; the Joker is not one (C4). */
export const mostBlanks = 8;

/** A re-site and a re-name of the Joker together count as one move (C3). */
export function costOf(parts: readonly Part[]): number {
  const ofJoker = (kind: Part['kind']) =>
    parts.filter((part) => part.kind === kind && isJoker(part.cube)).length;
  return parts.length - Math.min(ofJoker('re-site'), ofJoker('re-name'));
}

/** Makes all parts one after another (C3); an error says why one of them cannot be made. */
export function feltAfter(set: PieceSet, before: Felt, parts: readonly Part[]): Result<Felt, PartProblem> {
  let felt = before;
  for (const [index, part] of parts.entries()) {
    const made = afterPart(set, felt, part);
    if (!made.ok) return refuse({ ...made.problem, part: index + 1 });
    felt = made.value;
    if (blanksUp(felt) > mostBlanks) {
      return refuse({ code: 'cubeword/ninth-blank', part: index + 1, most: mostBlanks });
    }
    if (costOf(parts.slice(0, index + 1)) > mostMoves) {
      return refuse({ code: 'cubeword/too-many-moves', part: index + 1, most: mostMoves });
    }
  }
  return ok(felt);
}

type Fault = PartProblem extends infer P ? (P extends PartProblem ? Omit<P, 'part'> : never) : never;

function afterPart(set: PieceSet, felt: Felt, part: Part): Result<Felt, Fault> {
  const there = placedCube(felt, part.cube);
  const cube = cubeName(set, part.cube);
  if (part.kind === 'site') {
    if (there !== undefined) {
      return refuse({ code: 'cubeword/already-sited', cube, place: placeText(there) });
    }
    const { at, letter, blank } = part;
    const problem = placeProblem(felt, part.at) ?? faceProblem(set, part.cube, letter, blank);
    if (problem !== undefined) return refuse(problem);
    return ok([...felt, { cube: part.cube, column: at.column, row: at.row, letter, blank }]);
  }
  if (there === undefined) return refuse({ code: 'cubeword/in-the-pool', cube });
  switch (part.kind) {
    case 're-site': {
      const { column, row } = part.to;
      const problem = placeProblem(felt, part.to);
      return problem === undefined ? ok(changed(felt, part.cube, { column, row })) : refuse(problem);
    }
    case 're-face': {
      const { letter, blank } = part;
      const problem = turnProblem(set, there, letter, blank);
      return problem === undefined ? ok(changed(felt, part.cube, { letter, blank })) : refuse(problem);
    }
    case 're-name': {
      const { letter } = part;
      const problem = nameProblem(set, there, letter);
      return problem === undefined ? ok(changed(felt, part.cube, { letter })) : refuse(problem);
    }
    default:
      return assertNever(part);
  }
}

function changed(felt: Felt, cube: CubeId, change: Partial<FeltCube>): Felt {
  return felt.map((one) => (one.cube === cube ? { ...one, ...change } : one));
}

/** A place holds one cube at every moment of the turn (C2). */
function placeProblem(felt: Felt, place: Place): Fault | undefined {
  const other = cubeAt(felt, place);
  return other === undefined
    ? undefined
    : { code: 'cubeword/place-taken', letter: other.letter, place: placeText(place) };
}

function letterProblem(set: PieceSet, letter: string): Fault | undefined {
  const letters = lettersIn(set);
  return letters.includes(letter) ? undefined : { code: 'cubeword/no-letter', letter, letters };
}

function faceProblem(set: PieceSet, cube: CubeId, letter: string, blank: boolean): Fault | undefined {
  if (isJoker(cube)) return blank ? { code: 'cubeword/joker-has-no-faces' } : letterProblem(set, letter);
  if (blank) return letterProblem(set, letter);
  if (lettersOn(set, cube).includes(letter)) return undefined;
  return {
    code: 'cubeword/letter-not-on-cube',
    cube: cubeName(set, cube),
    letter,
    letters: lettersOn(set, cube),
  };
}

/** A re-face turns another face up; a blank that gets another name is re-named (C3). */
function turnProblem(set: PieceSet, there: FeltCube, letter: string, blank: boolean): Fault | undefined {
  if (isJoker(there.cube)) return { code: 'cubeword/joker-has-no-faces' };
  const isSame = blank ? there.blank : !there.blank && there.letter === letter;
  if (isSame) return { code: 'cubeword/same-face', letter: there.letter, place: placeText(there) };
  return faceProblem(set, there.cube, letter, blank);
}

/** Only blanks and the Joker have names (C3). */
function nameProblem(set: PieceSet, there: FeltCube, letter: string): Fault | undefined {
  const place = placeText(there);
  if (!there.blank && !isJoker(there.cube)) {
    return { code: 'cubeword/not-a-blank', letter: there.letter, place };
  }
  if (there.letter === letter) return { code: 'cubeword/same-name', letter, place };
  return letterProblem(set, letter);
}
