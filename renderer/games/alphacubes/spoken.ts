import { squareKinds } from '#renderer/board/index.ts';
import type { SpokenFacts, SpokenTexts } from '#renderer/table/index.ts';
import { preview, setOf, type AlphacubesView } from '#shared/games/alphacubes/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { squareName, valueOf, type Place } from '#shared/pieces/index.ts';
import { centrePlace, draftTable, laidAt, lastPlay, type Draft } from './draft/draft.ts';
import { squareText, type SquareCube } from './speech.ts';
import type { AlphacubesTable } from './table-types.ts';

type Facts = SpokenFacts<AlphacubesTable>;

export const spoken: SpokenTexts<AlphacubesTable> = {
  hand: handText,
  place(t, facts) {
    const place = cursorOf(facts);
    const name = squareName(place);
    const kind = squareKinds(facts.view.board)[place.row]?.[place.column] ?? 'plain';
    return `${squareText(t, name, kind, cubeOn(facts, name))}.`;
  },
  row: (t, facts) => lineText(t, facts, 'row'),
  column: (t, facts) => lineText(t, facts, 'column'),
  words: laidText,
  stock: (t, { view }) => `${t('alphacubes:hand.stock', { count: view.stock })}.`,
  now: (t, facts) =>
    (laidOf(facts)?.laid ?? []).length === 0
      ? t('alphacubes:spoken.now')
      : `${laidText(t, facts)} ${t('alphacubes:spoken.enter')}`,
};

function handText(t: Translate, { view, draft }: Facts): string {
  if (view.hand.length === 0) return t('speech:table.noHand');
  const { lettersOf } = draftTable(view);
  const hand = new Set<number>(view.hand);
  const order = (draft?.order ?? []).filter((cube) => hand.has(cube));
  const cubes = (order.length === view.hand.length ? order : view.hand).map((cube, at) => {
    const laid = draft?.laid.find((one) => one.cube === cube);
    const facts = { number: at + 1, letters: lettersOf(cube).join(' '), square: laid?.square };
    return t(`alphacubes:spoken.${laid === undefined ? 'cube' : 'cubeLaid'}`, facts);
  });
  return t('alphacubes:spoken.hand', { count: cubes.length, cubes: cubes.join('; ') });
}

function lineText(t: Translate, facts: Facts, along: 'row' | 'column'): string {
  const { view } = facts;
  const { row, column } = cursorOf(facts);
  const length = along === 'row' ? (view.board[0]?.length ?? 0) : view.board.length;
  const runs: { square: string; word: string }[] = [];
  let isOpen = false;
  for (let at = 0; at < length; at += 1) {
    const square = squareName(along === 'row' ? { row, column: at } : { row: at, column });
    const letter = letterOn(facts, square);
    const last = runs.at(-1);
    if (letter !== undefined && isOpen && last !== undefined) last.word += letter;
    else if (letter !== undefined) runs.push({ square, word: letter });
    isOpen = letter !== undefined;
  }
  const name = along === 'row' ? String(row + 1) : squareName({ row, column }).replace(/\d+$/, '');
  if (runs.length === 0) return t(`alphacubes:spoken.${along}Empty`, { name });
  const words = runs.map((run) => t('alphacubes:spoken.run', run)).join('; ');
  return t(`alphacubes:spoken.${along}`, { name, words });
}

function laidText(t: Translate, facts: Facts): string {
  const { view, words } = facts;
  const laid = (laidOf(facts)?.laid ?? []).map(({ square, cube, letter }) => ({
    square,
    letter,
    cube: cubeId(cube),
  }));
  if (laid.length === 0) return t('alphacubes:spoken.nothingLaid');
  const worth = preview(view, laid, words);
  const letters = laid.map(({ letter, square }) => t('alphacubes:spoken.run', { word: letter, square }));
  if (!worth.ok) return t('alphacubes:spoken.laid', { letters: letters.join('; ') });
  const { score } = worth.value;
  const sum = [
    ...score.words.map(({ word, points }) => t('alphacubes:spoken.word', { word, points })),
    ...(score.splash === 0 ? [] : [t('alphacubes:spoken.splash', { points: score.splash })]),
  ];
  return t('alphacubes:spoken.sum', { words: sum.join('; '), points: score.total });
}

/** Only the person on turn may hear of cubes that are not played. */
function laidOf({ draft, mayMove }: Facts): Draft | undefined {
  return mayMove ? draft : undefined;
}

function cursorOf({ draft, view }: Facts): Place {
  return draft?.cursor ?? centrePlace(view);
}

function letterOn(facts: Facts, square: string): string | undefined {
  const draft = laidOf(facts);
  const laid = draft === undefined ? undefined : laidAt(draft, square);
  return laid?.letter ?? facts.view.squares[square]?.letter;
}

function cubeOn(facts: Facts, square: string): SquareCube | undefined {
  const letter = letterOn(facts, square);
  if (letter === undefined) return undefined;
  const { view } = facts;
  return { letter, value: valueOf(setOf(view.options), letter), when: whenLaid(view, square) };
}

function whenLaid(view: AlphacubesView, square: string): SquareCube['when'] {
  if (view.squares[square] === undefined) return 'laid';
  return lastPlay(view).has(square) ? 'last' : 'cube';
}
