import { describe, expect, it } from 'vitest';
import { scoreColumns } from '#renderer/games/cubeword/score-lines.ts';
import { texts } from '#renderer/games/cubeword/speech.ts';
import type { NewWord } from '#shared/games/cubeword/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { begun, playedOn, siting } from '#tests/support/cubeword/table.ts';

const { t } = createTranslator();
const names = ['Ann', 'Ben'];
const nameOf = (seat: number) => names[seat] ?? '';

/** ASKS; STREW down from its last S and CONE across; a pass; a cube that makes nothing; ASKS is broken and restored. */
const { events } = playedOn(
  begun({ setUp: { seat: 0, scores: [0, 12] } }),
  `0: ${siting('ASKS', 0, 0)}`,
  '1: site C of CETUV at 3, 1; site R at 3, 2; site E at 3, 3; site W at 3, 4',
  '0: pass',
  '1: site Z at 20, 20',
  '0: re-face 3, 1 to T',
);

describe('the score pad of CUBEWORD', () => {
  it('says what each turn brought, and each word of several', () => {
    const columns = scoreColumns(t, [{ events }], [0, 12]);
    expect(columns).toEqual([
      [
        { text: 'ASKS', points: 4 },
        { text: 'pass', points: 0, soft: true },
        { text: 'STREW', points: 5 },
      ],
      [
        { text: 'before', points: 12, soft: true },
        { text: 'SCREW', points: 5 },
        { text: '1 move', points: 0, soft: true },
      ],
    ]);
    const { events: two } = playedOn(
      begun(),
      `0: ${siting('ASK', 0, 0)}`,
      `1: site S at 3, 0; ${siting('PAN', 3, 1, 'down')}`,
    );
    expect(scoreColumns(t, [{ events: two }], [0, 0])[1]).toEqual([{ text: 'ASKS 4, SPAN 4', points: 8 }]);
  });

  it('names the dearest of many words, and how many more there are', () => {
    const { events: two } = playedOn(
      begun(),
      `0: ${siting('ASK', 0, 0)}`,
      `1: site S at 3, 0; ${siting('PAN', 3, 1, 'down')}`,
    );
    const many = two.map((event) => {
      if (event.kind !== 'turned' || event.seat !== seat(1)) return event;
      const [first, second] = event.score.words as readonly [NewWord, NewWord];
      const words = [first, second, { ...first, word: 'WAIVED', points: 5 }];
      return { ...event, score: { words, total: 13 } };
    });
    expect(scoreColumns(t, [{ events: many }], [0, 0])[1]).toEqual([
      { text: 'WAIVED 5 and 2 more', points: 13 },
    ]);
  });

  it('tells every move of a turn in the list of moves', () => {
    const told = events.flatMap((event) => {
      const details = texts.details?.(t, event);
      return details === undefined ? [] : [details];
    });
    expect(told).toEqual([
      'Site: A at 0, 0, in ASKS. Site: S at 1, 0, in ASKS. Site: K at 2, 0, in ASKS. Site: S at 3, 0, in ASKS.',
      'Site: C at 3, 1, in SCREW. Site: R at 3, 2, in SCREW. Site: E at 3, 3, in SCREW. Site: W at 3, 4, in SCREW.',
      'Site: Z at 20, 20.',
      'Re-face: C of SCREW is now T.',
    ]);
    const { events: moved } = playedOn(begun(), `0: ${siting('ASKS', 0, 0)}`, '1: re-site 3, 0 to 9, -1');
    const last = moved.findLast(({ kind }) => kind === 'turned');
    expect(last && texts.details?.(t, last)).toBe('Re-site: S from 3, 0 to 9, −1.');
  });

  it('tells the same in sentences', () => {
    const told = events.flatMap((event) =>
      texts.quiet.includes(event.kind) ? [] : [texts.event(t, event, nameOf)],
    );
    expect(told).toEqual([
      'Ann makes ASKS for 4 points.',
      'Ben makes SCREW for 5 points.',
      'Ann passes.',
      'Ben scores nothing in 1 move.',
      'Ann makes STREW for 5 points.',
    ]);
  });
});
