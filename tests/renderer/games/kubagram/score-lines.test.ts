import { expect, it } from 'vitest';
import { scoreColumns } from '#renderer/games/kubagram/score-lines.ts';
import { eventText } from '#renderer/games/kubagram/speech.ts';
import { sumLines } from '#renderer/games/kubagram/sum.ts';
import type { PastMove } from '#renderer/table/index.ts';
import { kubagram, valueOfWord, type KubagramTypes } from '#shared/games/kubagram/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { dieOf, shownDie } from '#tests/support/kubagram/dice.ts';
import { randomGame } from '#tests/support/kubagram/random-game.ts';
import { playedOn, standing } from '#tests/support/kubagram/table.ts';

const { t } = createTranslator();

it('writes each word in the column of its player, and what others took over', () => {
  const before = standing({ central: 'CATTLE', words: [['TABLE'], ['SPOON']] });
  const { events } = playedOn(before, '0: claim CATTLE', '0: join TABLE SPOON');
  const past = events.map((event) => ({ events: [event] }));
  expect(scoreColumns(t, past, [0, 0])).toEqual([
    [
      { text: 'CATTLE', points: 21 },
      { text: 'TABLE taken over', points: -15, soft: true },
      { text: 'TABLESPOON', points: 210 },
    ],
    [{ text: 'SPOON taken over', points: -15, soft: true }],
  ]);
});

it('adds up to the scores, whatever happens in a game', () => {
  const { rules } = kubagram;
  for (const number of [3, 5, 10, 13]) {
    const game = randomGame(number);
    const past: readonly Pick<PastMove<KubagramTypes>, 'events'>[] = game.steps;
    const columns = scoreColumns(t, past, rules.scores(game.first));
    expect(columns.map((lines) => lines.reduce((sum, { points }) => sum + points, 0))).toEqual(
      rules.scores(game.last),
    );
    for (const event of game.steps.flatMap(({ events }) => events)) {
      // A sentence that was not found is told by its key.
      expect(eventText(t, event, (at) => `Player ${at}`) ?? '').not.toMatch(/kubagramTable|\{\{/);
    }
  }
});

it('tells every factor of a sum (K9, K10)', () => {
  const joker = { die: dieOf('en', 'DOKTER'), letter: 'E' };
  const dice = [...['CHU:C', 'ACH:A', 'ANT:T', 'INT:T', 'LOP:L'].map((name) => shownDie('en', name)), joker];
  const lines = (parts: number, extended: boolean) =>
    sumLines(t, valueOfWord('en', { dice, parts, extended })).map(
      ({ text, points }) => `${text} | ${points}`,
    );
  expect(lines(1, false)).toEqual([
    'Letters 1 + 3 + 2 + 2 + 4 + 4 | 16',
    'Sixth letter 5 | + 5',
    'The joker E doubles it | × 2',
  ]);
  expect(lines(2, true).slice(3)).toEqual(['A compound of 2 | × 2', 'Made longer in the last turn | × 2']);
});
