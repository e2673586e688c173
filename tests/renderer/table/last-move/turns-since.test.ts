import { describe, expect, it } from 'vitest';
import { movesShown } from '#renderer/table/last-move/last-move.ts';
import { lookerAt } from '#renderer/table/last-move/use-last-moves.ts';
import { turnsSince } from '#renderer/table/last-move/turns-since.ts';
import { lastMoveTexts } from '#renderer/games/kubagram/last-move.tsx';
import type { KubagramTable } from '#renderer/games/kubagram/table-types.ts';
import type { LoadedGame } from '#renderer/table/index.ts';
import { play, type Timeline } from '#shared/engine/index.ts';
import { kubagram, type KubagramTypes } from '#shared/games/kubagram/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { moveIn, smallJudge, standing, type Standing } from '#tests/support/kubagram/table.ts';

const { t } = createTranslator();
const box = { A1: 'ACH:A', B1: 'LOP:L' };

/** The game after these lines. */
function after(at: Standing, ...lines: readonly string[]): LoadedGame<KubagramTable> {
  const start = standing(at);
  let timeline: Timeline<KubagramTypes> = {
    start,
    stretches: [],
    state: start,
    length: 0,
    undone: [],
    takenBack: 0,
  };
  for (const line of lines) {
    const proposal = expectOk(moveIn(timeline.state, line));
    const move = expectOk(kubagram.rules.judge(timeline.state, proposal, smallJudge));
    ({ timeline } = expectOk(play(kubagram.rules, timeline, move)));
  }
  const players = ['Mum', 'Tom', 'Ann'].map((name) => ({ name, kind: 'person' }));
  return { game: kubagram, timeline, record: { players } } as unknown as LoadedGame<KubagramTable>;
}

const told = (game: LoadedGame<KubagramTable>, me: number) => movesShown(t, game, seat(me), lastMoveTexts);

describe('P35: what the others did since one’s last turn', () => {
  it('is nothing before anybody has done anything', () => {
    expect(turnsSince(after({ central: 'CATTLE' }), seat(0))).toEqual([]);
  });

  it('is the whole turn before, with its points, where the die came from, and what has gone', () => {
    const game = after({ central: 'CATTLE' }, '0: claim CATTLE', '0: skip');
    const [move, ...others] = told(game, 1);
    expect(others).toEqual([]);
    expect(move).toMatchObject({
      seat: 0,
      turn: 1,
      title: 'Mum claimed CATTLE',
      sum: [
        { text: 'Letters 1 + 3 + 2 + 2 + 4 + 4', points: '16' },
        { text: 'Sixth letter 5', points: '+ 5' },
      ],
      from: 'All 6 dice lay in the central field.',
      note: 'CATTLE is in the word list',
      points: 21,
      total: 21,
      spoken: 'Mum claimed CATTLE for 21 points. All 6 dice lay in the central field.',
    });
    expect(
      move?.places
        ?.filter(({ at }) => at.startsWith('left '))
        .map(({ letter }) => letter)
        .join(''),
    ).toBe('CATTLE');
  });

  it('stays until one’s own turn has ended, and goes with it', () => {
    const lines = ['0: claim CATTLE', '0: skip', '1: skip'];
    expect(told(after({ central: 'CATTLE' }, ...lines), 1)).toEqual([]);
    expect(told(after({ central: 'CATTLE' }, ...lines), 0).map(({ title }) => title)).toEqual([
      'Tom skips the die.',
    ]);
  });

  it('has a moment for a compound, and the score before a later loss', () => {
    const words = [['TABLE'], ['SPOON'], []];
    const game = after(
      { seats: 3, words, central: 'CATTLE' },
      '0: skip',
      '1: claim CATTLE',
      '1: skip',
      '2: join TABLE SPOON',
      '2: skip',
    );
    expect(
      told(game, 0).map(({ title, points, total, moment }) => ({ title, points, total, moment })),
    ).toEqual([
      {
        title: 'Ann joined TABLESPOON',
        points: 210,
        total: 210,
        moment: 'A compound of 2 words counts 2 times.',
      },
      { title: 'Tom claimed CATTLE', points: 21, total: 36, moment: undefined },
    ]);
  });

  it('tells the die that was laid where no word was made', () => {
    const game = after({ central: 'CATTLE', box }, '0: take', '0: lay A left', '0: end');
    expect(told(game, 1)[0]?.title).toBe('Mum laid A at the left');
  });

  it('stands whole, and for whoever was on turn last, while a computer thinks', () => {
    const game = after({ central: 'CATTLE' }, '0: skip', '1: claim CATTLE', '1: skip');
    const at = { game, seat: seat(2), view: undefined, computing: true } as const;
    expect(lookerAt({ ...at, people: [seat(0)] })).toBe(0);
    expect(lookerAt({ ...at, people: [seat(0), seat(1)] })).toBe(1);
    expect(lookerAt({ ...at, game: after({}), people: [seat(1)] })).toBe(1);
    expect(lookerAt({ ...at, people: [seat(2)], computing: false })).toBeUndefined();
    expect(told(game, 0).map(({ title, points }) => [title, points])).toEqual([['Tom claimed CATTLE', 21]]);
  });
});
