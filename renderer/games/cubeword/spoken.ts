import type { SpokenFacts, SpokenTexts } from '#renderer/table/index.ts';
import {
  checkTurn,
  cubeAt,
  cubeIds,
  joker,
  lettersOn,
  placedCube,
  runsOn,
  setOf,
  type Felt,
  type TurnCheck,
} from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Place } from '#shared/pieces/index.ts';
import type { CubewordTable } from './table-types.ts';
import { placedCubeText, placeWords } from './texts.ts';

type Facts = SpokenFacts<CubewordTable>;

export const spoken: SpokenTexts<CubewordTable> = {
  hand: poolText,
  place(t, facts) {
    const place = cursorOf(facts);
    const there = cubeAt(feltOf(facts), place);
    return there === undefined
      ? t('cubewordTable:spoken.empty', { place: placeWords(place) })
      : `${placedCubeText(t, setOf(facts.view.options), there)}.`;
  },
  row: (t, facts) => lineText(t, facts, 'row'),
  column: (t, facts) => lineText(t, facts, 'column'),
  words: wordsText,
  stock: (t, facts) => `${t('cubewordTable:pool.title', { count: poolOf(feltOf(facts)).length })}.`,
  now(t, facts) {
    const check = checkOf(facts);
    if (check === undefined || check.moves === 0) return t('cubewordTable:moves.none');
    const { moves, left, score } = check;
    return t('cubewordTable:spoken.now', { count: moves, left, points: score.total });
  },
};

function checkOf({ view, draft, mayMove, words }: Facts): TurnCheck | undefined {
  if (draft === undefined || !mayMove) return undefined;
  const check = checkTurn(view, draft.parts, words);
  return check.ok ? check.value : undefined;
}

function feltOf(facts: Facts): Felt {
  return checkOf(facts)?.felt ?? facts.view.felt;
}

function poolOf(felt: Felt) {
  return cubeIds.filter((cube) => cube !== joker && placedCube(felt, cube) === undefined);
}

function cursorOf({ draft }: Facts): Place {
  return draft?.cursor ?? { column: 0, row: 0 };
}

function poolText(t: Translate, facts: Facts): string {
  const felt = feltOf(facts);
  const set = setOf(facts.view.options);
  const cubes = poolOf(felt).map((cube) => lettersOn(set, cube).join(' '));
  const more = placedCube(felt, joker) === undefined ? [t('cubewordTable:turn.joker')] : [];
  return t('cubewordTable:spoken.pool', { count: cubes.length, cubes: [...cubes, ...more].join('; ') });
}

function lineText(t: Translate, facts: Facts, along: 'row' | 'column'): string {
  const across = along === 'row';
  const at = cursorOf(facts)[along];
  const place = (one: Place) => (across ? one.column : one.row);
  const line = feltOf(facts)
    .filter((one) => one[along] === at)
    .sort((one, other) => place(one) - place(other));
  const runs: { place: string; word: string; end: number }[] = [];
  for (const one of line) {
    const last = runs.at(-1);
    if (last !== undefined && last.end + 1 === place(one)) {
      last.word += one.letter;
      last.end = place(one);
    } else runs.push({ place: placeWords(one), word: one.letter, end: place(one) });
  }
  const name = String(at).replace('-', '−');
  if (runs.length === 0) return t(`cubewordTable:spoken.${along}Empty`, { name });
  const words = runs.map((run) => t('cubewordTable:runAt', run)).join('; ');
  return t(`cubewordTable:spoken.${along}`, { name, words });
}

function wordsText(t: Translate, facts: Facts): string {
  const check = checkOf(facts);
  if (check !== undefined && check.score.words.length > 0) {
    const words = check.score.words.map(({ word, points }) =>
      t('cubewordTable:spoken.word', { word, points }),
    );
    return t('cubewordTable:spoken.sum', { words: words.join('; '), points: check.score.total });
  }
  const runs = runsOn(feltOf(facts)).map(({ word, cubes: [first], direction }) =>
    t(`cubewordTable:spoken.run.${direction}`, { word, place: first === undefined ? '' : placeWords(first) }),
  );
  return runs.length === 0
    ? t('cubewordTable:spoken.noWords')
    : t('cubewordTable:spoken.words', { words: runs.join('; ') });
}
