import { describe, expect, it } from 'vitest';
import { failedText } from '#renderer/table/event-texts.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

const { t } = createTranslator();

describe('why a game cannot be opened', () => {
  it('says up to which move it can be followed, and why no further', () => {
    const problem = { code: 'play/stops', move: 2, reason: { code: 'alphacubes/nothing-laid' } };
    expect(failedText(t, problem)).toBe(
      'The game can be followed up to move 2 and no further. It is left as it is. Nothing is laid yet. Type a word, or choose a cube and its square.',
    );
  });

  it('takes a reason in words for what it is', () => {
    const problem: Problem & { reason: string } = { code: 'engine/crashed', reason: 'no memory' };
    expect(failedText(t, problem)).toBe(
      'The search for plays broke off (no memory). Try again; the board and the rack are as they were.',
    );
  });

  it('has one sentence for a word list that was not read', () => {
    expect(failedText(t, { code: 'play/list-not-read' })).toBe(
      'The word list could not be read here. Try again.',
    );
  });
});
