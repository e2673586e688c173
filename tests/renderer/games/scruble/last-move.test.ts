import { expect, it } from 'vitest';
import { lastMoveTexts } from '#renderer/games/scruble/last-move.tsx';
import type { ScrubleTable } from '#renderer/games/scruble/table-types.ts';
import type { TurnMade } from '#renderer/table/last-move/turns-since.ts';
import { facesOf } from '#shared/games/scruble/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { seat } from '#shared/kernel/index.ts';

const { t } = createTranslator();

function momentOf(length: number): readonly [number, string | undefined] {
  const run = { ring: 6, from: 3, back: false, length };
  const score = { letters: [], premiums: [], sum: 0, times: 1, lengthBonus: 0, facesBonus: 0, total: 9 };
  const claimed = {
    kind: 'claimed',
    seat: seat(1),
    turn: 1,
    move: 1,
    twists: [],
    word: 'FIGHTS',
    run,
    score,
  };
  const made = { seat: seat(1), moves: [{ events: [claimed] }] } as unknown as TurnMade<ScrubleTable>;
  const context = { nameOf: () => 'Tom' } as unknown as Parameters<typeof lastMoveTexts.tell>[2];
  return [facesOf(run), lastMoveTexts.tell(t, made, context)?.moment];
}

it('gives a word over three faces a moment, and one over two none (P35)', () => {
  expect(momentOf(6)).toEqual([3, 'A word over 3 faces.']);
  expect(momentOf(5)).toEqual([2, undefined]);
});
