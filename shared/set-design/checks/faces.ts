import type { PieceSet } from '#shared/pieces/index.ts';
import { repeatedLetter } from '../letter-faces.ts';
import { letterTotal, showsTotal } from '../totals.ts';
import type { Finding } from './finding.ts';

export function faceFindings(set: PieceSet): readonly Finding[] {
  return [...totalFindings(set), ...againFindings(set)];
}

function againFindings({ pieces }: PieceSet): readonly Finding[] {
  const found = pieces.filter((piece) => repeatedLetter(piece) !== undefined);
  const [first] = found;
  const letter = first && repeatedLetter(first);
  if (first === undefined || letter === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'letter-again',
      letters: [letter],
      pieces: found.map(({ id }) => id),
      piece: first.id + 1,
      count: found.length,
    },
  ];
}

/** Numbers that are not the total of their piece are reported only if most others are. */
function totalFindings({ pieces, values }: PieceSet): readonly Finding[] {
  const numbered = pieces.filter(
    ({ faces, letters }) => letters.length > 0 && faces.filter(({ kind }) => kind === 'number').length === 1,
  );
  const off = numbered.filter(({ faces }) => !showsTotal(faces, values));
  const [first] = off;
  if (first === undefined || off.length * 2 >= numbered.length) return [];
  const shown = first.faces.find(({ kind }) => kind === 'number');
  return [
    {
      severity: 'error',
      code: 'wrong-total',
      letters: [],
      pieces: off.map(({ id }) => id),
      piece: first.id + 1,
      shown: shown?.kind === 'number' ? shown.number : 0,
      total: letterTotal(first.faces, values),
      count: off.length,
    },
  ];
}
