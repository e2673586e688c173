import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { LastMovesList } from '#renderer/table/last-move/LastMovePlace.tsx';
import { LastMovePlace, type LastMoves } from '#renderer/table/index.ts';
import type { ShownMove } from '#renderer/table/last-move/last-move.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { seat } from '#shared/kernel/index.ts';

const i18n = createTranslator();
const move = (id: number, title: string, points: number): ShownMove => ({
  id,
  title,
  points,
  spoken: title,
  seat: seat(1),
  turn: 25,
  total: 119,
  steps: 1,
  sum: points === 0 ? [] : [{ text: 'Letters 2 + 4', points: '26' }],
});
const bounce = move(7, 'Tom claimed BOUNCE', 26);
const skip = move(5, 'Ann skips the die.', 0);

function text(
  moves: readonly ShownMove[],
  more: number,
  isOpen: boolean,
  place?: typeof LastMovesList,
): string {
  const nothing = () => undefined;
  const last: LastMoves = {
    moves,
    more,
    isOpen,
    isNewest: true,
    chosen: moves[0],
    marks: new Map(),
    isMoment: () => false,
    shows: 0,
    choose: nothing,
    showAgain: nothing,
    fold: nothing,
  };
  const shown =
    place === undefined
      ? createElement(LastMovePlace, { last, children: 'Your word' })
      : createElement(place, { last });
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, shown));
  return html
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

describe('P35: the slip of the last move', () => {
  it('takes the place of one’s own slip, with the sum and the score before and after', () => {
    expect(text([bounce], 0, true)).toBe(
      'Last move, turn 25 Fold Tom claimed BOUNCE Letters 2 + 4 26 26 93 to 119',
    );
  });

  it('folds to one line, and one’s own slip is there again', () => {
    expect(text([bounce], 0, false)).toBe('Last move Tom claimed BOUNCE 26 Show again Your word');
  });

  it('has one line for each further move, and says how many more there are', () => {
    expect(text([bounce, skip], 3, true)).toMatch(/93 to 119 Ann skips the die\. 3 more in Moves$/u);
    expect(text([bounce, skip], 3, false)).toContain('Tom claimed BOUNCE 26 and 4 before it Show again');
  });

  it('has one line for each move with its points while a computer thinks', () => {
    expect(text([bounce, skip], 1, true, LastMovesList)).toBe(
      'Tom claimed BOUNCE 26 Ann skips the die. 1 more in Moves',
    );
  });

  it('has no place before anybody else has done anything', () => {
    expect(text([], 0, false)).toBe('Your word');
  });
});
