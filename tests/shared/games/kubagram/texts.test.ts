import { describe, expect, it } from 'vitest';
import { kubagram, kubagramOptions } from '#shared/games/kubagram/index.ts';
import { kubagramRuleTexts } from '#shared/games/kubagram/texts/help.ts';
import { kubagram as table } from '#shared/games/kubagram/texts/screen.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { cubeId, seat } from '#shared/kernel/index.ts';
import { refusal, setUpResult, standing } from '#tests/support/kubagram/table.ts';
import { shownDie } from '#tests/support/kubagram/dice.ts';

const { t } = createTranslator();

describe('what Kubagram says', () => {
  it('names the place of a die in a set-up', () => {
    const handed = shownDie('en', 'ABH:X');
    const told = (setUp: object) => {
      const result = setUpResult({ setUp });
      return result.ok ? '' : problemText(t, result.problem);
    };
    expect(told({ corner: 0, handed })).toBe(
      'The die ABH, as the die that was passed on, has no X. It shows one of A, B, H.',
    );
    const words = [[], [{ dice: [shownDie('en', 'ABH:A'), shownDie('en', 'ABH:A')] }]];
    expect(told({ corner: 0, words })).toBe(
      'The die ABH is named twice, the second time in a word of player 2. Each die is there once.',
    );
    expect(told({ drawn: [[shownDie('en', 'ABH:A')], [shownDie('en', 'AFM:A')]] })).toContain('1, 2');
  });

  it('says what may be done instead of what may not', () => {
    const state = standing({ handed: 'ACH:C' });
    expect(problemText(t, refusal(state, '0: take'))).toBe(
      'This cannot be done now. Lay the die in hand first, or set it aside if it is a joker.',
    );
  });

  it('has a word for every kind of move, part of a turn, option and reason', () => {
    const has = (key: string) => t(key, { defaultValue: '' }) !== '';
    const kinds = ['corner', 'take', 'lay', 'aside', 'skip', 'claim', 'join', 'extend', 'arrange', 'declare'];
    for (const kind of [...kinds, 'end', 'accept', 'challenge', 'allow']) {
      expect(has(`record:kubagram.kinds.${kind}`), kind).toBe(true);
    }
    for (const { name } of kubagramOptions) expect(has(`option:kubagram.${name}.label`), name).toBe(true);
    expect(Object.keys(table.reason)).toEqual(['box-empty']);
  });

  it('has a page of the manual, its sections named by the game', () => {
    const ids = kubagramRuleTexts.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('kubagram-'))).toBe(true);
    expect(kubagramRuleTexts.title).toContain(kubagram.title);
  });

  it('shows the box, the fields and who holds what', () => {
    const state = standing({
      central: 'STON',
      words: [['CATTLE']],
      jokers: [[], ['DOKTER']],
      handed: 'ACH:C',
      box: { J1: 'GEERRY:Y', K1: 'EDR:E', L1: 'AKR:R' },
    });
    const lines = kubagram.picture?.(kubagram.rules.viewFor(state, seat(0))) ?? [];
    expect(lines.slice(0, 2)).toEqual([`${'.  '.repeat(9)}Y* E  R`, `${'.  '.repeat(11)}.`]);
    expect(lines.slice(9, 15)).toEqual([
      '',
      { says: 'next', square: 'J1' },
      { says: 'central', letters: 'S T O N' },
      { says: 'holding', seat: 0, die: 'ACH' },
      { says: 'word', seat: 0, word: 'CATTLE', count: 21 },
      expect.objectContaining({ says: 'word', seat: 1 }),
    ]);
    expect(lines.at(-1)).toEqual({ says: 'joker', seat: 1, die: 'DOKTER' });
    expect(cubeId(105)).toBe(state.seats[1]?.jokers[0]);
  });
});
