import type { PieceSet } from '#shared/pieces/index.ts';
import {
  cubeName,
  joker,
  lettersOn,
  placedCube,
  placeText,
  runsOn,
  type Felt,
  type FeltCube,
  type NewWord,
  type RunVerdict,
} from '#shared/games/cubeword/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { CountedMove } from './draft/draft-parts.ts';
import type { ShownFelt } from './felt/shown-felt.ts';

/** Returns for example `4, −1`, with a true minus. */
export function placeWords(place: { readonly column: number; readonly row: number }): string {
  return placeText(place).replaceAll('-', '−');
}

export function poolCubeText(
  t: Translate,
  set: PieceSet,
  cube: CubeId,
  face: { readonly letter: string | undefined; readonly blank: boolean },
): string {
  const letters = lettersOn(set, cube);
  if (cube === joker) {
    return face.letter === undefined
      ? t('cubewordTable:cube.joker')
      : t('cubewordTable:cube.jokerNamed', { letter: face.letter });
  }
  if (!face.blank) {
    const others = letters.filter((letter) => letter !== face.letter).join(', ');
    return t('cubewordTable:cube.letter', { letter: face.letter, others });
  }
  return face.letter === undefined
    ? t('cubewordTable:cube.blank', { letters: letters.join(', ') })
    : t('cubewordTable:cube.blankNamed', { letter: face.letter, letters: letters.join(', ') });
}

export function placedCubeText(t: Translate, set: PieceSet, one: FeltCube): string {
  const { cube, letter, blank } = one;
  const facts = { letter, place: placeWords(one), name: cubeName(set, cube) };
  if (cube === joker) return t('cubewordTable:lying.joker', facts);
  return t(blank ? 'cubewordTable:lying.blank' : 'cubewordTable:lying.letter', {
    ...facts,
    others: lettersOn(set, cube)
      .filter((other) => blank || other !== letter)
      .join(', '),
  });
}

export function moveKind(t: Translate, { parts }: CountedMove): string {
  const [one, more] = parts;
  if (more !== undefined) return t('cubewordTable:move.both');
  return one === undefined ? '' : t(`cubewordTable:move.${one.kind}`);
}

/** `atLast` is the felt at the end of the turn; the text names the word in which the cube then lies. */
export function moveText(
  t: Translate,
  { parts }: CountedMove,
  before: Felt,
  after: Felt,
  atLast: Felt,
): string {
  const [one] = parts;
  if (one === undefined) return '';
  const was = placedCube(before, one.cube);
  const is = placedCube(after, one.cube);
  if (is === undefined) return '';
  const facts = {
    letter: is.letter,
    was: was?.letter ?? '',
    place: placeWords(is),
    from: was === undefined ? '' : placeWords(was),
  };
  const face = is.cube === joker ? 'jokerAs' : is.blank ? 'blankAs' : 'letterAt';
  if (one.kind === 'site') {
    const made = longestWord(atLast, is);
    const text = t(`cubewordTable:did.site.${face}`, facts);
    return made === undefined ? text : t('cubewordTable:did.inWord', { text, word: made });
  }
  const isMoved = was !== undefined && (was.column !== is.column || was.row !== is.row);
  const isChanged = was !== undefined && (was.letter !== is.letter || was.blank !== is.blank);
  const stood = was === undefined ? undefined : longestWord(before, was);
  if (isMoved && isChanged) return t('cubewordTable:did.both', facts);
  if (isMoved) return t('cubewordTable:did.moved', facts);
  const key = is.blank && one.kind === 're-face' ? 'toBlank' : 'changed';
  return stood === undefined
    ? t(`cubewordTable:did.${key}`, facts)
    : t(`cubewordTable:did.${key}Of`, { ...facts, word: stood });
}

function longestWord(felt: Felt, { cube }: FeltCube): string | undefined {
  return runsOn(felt)
    .filter((run) => run.cubes.some((one) => one.cube === cube))
    .map(({ word }) => word)
    .sort((one, other) => other.length - one.length)[0];
}

export function termsText({ letters }: NewWord): string {
  return letters.map(({ points }) => points).join(' + ');
}

export function runText(t: Translate, { word, cubes }: Pick<RunVerdict, 'word' | 'cubes'>): string {
  const [first] = cubes;
  return first === undefined ? word : t('cubewordTable:runAt', { word, place: placeWords(first) });
}

export function placeLabel(t: Translate, key: string, shown: ShownFelt): string {
  const [column = 0, row = 0] = key.split(',').map(Number);
  const place = placeText({ column, row }).replaceAll('-', '−');
  const cube = shown.cubes.get(key);
  const left = shown.left.get(key);
  if (cube === undefined) {
    if (left !== undefined) return t('cubewordTable:place.left', { place, letter: left });
    return t(`cubewordTable:place.${shown.marks.has(key) ? 'marked' : 'empty'}`, { place });
  }
  const { mark, look, lifted, letter } = cube;
  const face = t(`cubewordTable:place.${mark ?? 'letter'}`, { letter });
  const when = lifted ? (look === 'not-a-word' ? 'liftedWrong' : 'lifted') : look;
  return look === 'fixed'
    ? t('cubewordTable:place.lies', { face, place })
    : t('cubewordTable:place.liesSo', { face, place, so: t(`cubewordTable:place.so.${when}`) });
}
