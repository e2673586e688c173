import { type PieceSet } from '#shared/pieces/index.ts';
import type { Notation } from '#shared/engine/index.ts';
import { assertNever, ok, refuse } from '#shared/kernel/index.ts';
import { isSpelling, tidyWord } from '#shared/table-words/index.ts';
import { actorProblem } from '../apply.ts';
import { cubeName, isJoker, lettersOf, setOf } from '../cubes.ts';
import { placedCube, placeText, type Felt } from '../felt.ts';
import type { Part } from '../moves.ts';
import { feltAfter } from '../parts.ts';
import { clip, parseParts } from './parse-turn.ts';
import type { CubewordTypes } from '../types.ts';

/** A turn is like `site T of GINTZ at 4, 0; re-site A from 3, 0 to 4, 1; re-face C at 3, 1 to T`. */
export const notation: Notation<CubewordTypes> = {
  format(view, move) {
    switch (move.kind) {
      case 'turn':
        return turnText(setOf(view.options), view.felt, move.parts);
      case 'pass':
        return 'pass';
      case 'allow':
        return `allow ${move.words.join(' ')}`;
      case 'time':
        return `time ${move.at}`;
      default:
        return assertNever(move);
    }
  },
  parse(view, by, text) {
    const [head = '', ...rest] = text
      .trim()
      .toUpperCase()
      .split(/[\s,]+/)
      .slice(0, mostWords);
    if (head === '') return refuse({ code: 'cubeword/empty-text' });
    if (head === 'TIME') {
      if (by !== 'clock') return refuse({ code: 'cubeword/clock-ends' });
      const at = rest.length === 1 && /^\d{1,15}$/.test(rest[0] ?? '') ? Number(rest[0]) : undefined;
      return at === undefined
        ? refuse({ code: 'cubeword/clock-time-expected' })
        : ok({ kind: 'time', by, at });
    }
    if (by === 'clock') return refuse({ code: 'cubeword/unknown-text', found: clip(text) });
    if (/^PASS[.;]?$/.test(head) && rest.length === 0) return ok({ kind: 'pass', by });
    if (head === 'ALLOW') {
      const words = rest.map((word) => tidyWord(lettersOf(view.options), word));
      const bad = words.find((word) => !isSpelling(word, lettersOf(view.options)));
      if (words.length === 0) return refuse({ code: 'cubeword/no-word' });
      return bad === undefined
        ? ok({ kind: 'allow', by, words })
        : refuse({ code: 'cubeword/bad-word', word: clip(bad) });
    }
    const lines = text.split(';').filter((line) => line.trim() !== '');
    const parts = parseParts(setOf(view.options), view.felt, lines);
    // A player who may not move now learns that first, not what is wrong with the turn.
    if (!parts.ok) return refuse(actorProblem(view, { kind: 'pass', by }) ?? parts.problem);
    return parts.value.length === 0
      ? refuse({ code: 'cubeword/empty-text' })
      : ok({ kind: 'turn', by, parts: parts.value });
  },
};

const mostWords = 300;

export function turnText(set: PieceSet, felt: Felt, parts: readonly Part[]): string {
  let now = felt;
  return parts
    .map((part) => {
      const text = partText(set, now, part);
      const after = feltAfter(set, now, [part]);
      if (after.ok) now = after.value;
      return text;
    })
    .join('; ');
}

export function partText(set: PieceSet, felt: Felt, part: Part): string {
  const there = placedCube(felt, part.cube);
  const where = (by: string) =>
    there === undefined ? cubeName(set, part.cube) : `${there.letter} ${by} ${placeText(there)}`;
  switch (part.kind) {
    case 'site': {
      const { cube, letter, blank, at } = part;
      if (isJoker(cube)) return `site Joker as ${letter} at ${placeText(at)}`;
      const face = blank
        ? `blank of ${cubeName(set, cube)} as ${letter}`
        : `${letter} of ${cubeName(set, cube)}`;
      return `site ${face} at ${placeText(at)}`;
    }
    case 're-site':
      return `re-site ${where('from')} to ${placeText(part.to)}`;
    case 're-face':
      return `re-face ${where('at')} to ${part.blank ? 'blank as ' : ''}${part.letter}`;
    case 're-name':
      return `re-name ${where('at')} to ${part.letter}`;
    default:
      return assertNever(part);
  }
}
