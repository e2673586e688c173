import { describe, expect, it } from 'vitest';
import { answerTo, type Answer } from '#renderer/app/speech/answers.ts';
import { hearKey, questionKeys } from '#renderer/app/speech/questions.ts';
import { openSpeechLog } from '#renderer/app/speech/speech-log.ts';
import { createTranslator } from '#shared/i18n/index.ts';

const { t } = createTranslator();
const bare = { ctrlKey: false, altKey: false, metaKey: false };
const taken = (asked: string) => ({ isAsking: false, isTaken: true, asked });

describe('a question by keys (P13)', () => {
  it.each(Object.entries(questionKeys))('is a comma, then %s for %s', (key, question) => {
    expect(hearKey(false, { ...bare, key: ',' }, false)).toEqual({ isAsking: true, isTaken: true });
    expect(hearKey(true, { ...bare, key }, false)).toEqual(taken(question));
    expect(hearKey(true, { ...bare, key: key.toUpperCase() }, false)).toEqual(taken(question));
  });

  it('leaves a letter alone that no comma precedes', () => {
    expect(hearKey(false, { ...bare, key: 'h' }, false)).toEqual({ isAsking: false, isTaken: false });
  });

  it('leaves the comma to a field, where Ctrl and the comma ask', () => {
    expect(hearKey(false, { ...bare, key: ',' }, true)).toEqual({ isAsking: false, isTaken: false });
    expect(hearKey(false, { ...bare, key: ',', ctrlKey: true }, true).isAsking).toBe(true);
    expect(hearKey(true, { ...bare, key: 'h' }, true)).toEqual(taken('hand'));
  });

  it('waits while Shift or Ctrl goes down', () => {
    expect(hearKey(true, { ...bare, key: 'Shift' }, false)).toEqual({ isAsking: true, isTaken: false });
    expect(hearKey(true, { ...bare, key: 'Control', ctrlKey: true }, true).isAsking).toBe(true);
  });

  it('lets a letter that asks nothing do nothing else, and tells what may be asked', () => {
    expect(hearKey(true, { ...bare, key: 'z' }, false)).toEqual(taken('list'));
    expect(hearKey(true, { ...bare, key: ',' }, false)).toEqual(taken('list'));
  });

  it('is given up by Escape, and by a key that is no sign, which keeps its meaning', () => {
    expect(hearKey(true, { ...bare, key: 'Escape' }, false)).toEqual({ isAsking: false, isTaken: true });
    for (const key of ['ArrowLeft', 'Tab', 'Enter'])
      expect(hearKey(true, { ...bare, key }, false)).toEqual({ isAsking: false, isTaken: false });
    expect(hearKey(true, { ...bare, key: 'z', ctrlKey: true }, false).isTaken).toBe(false);
    expect(hearKey(false, { ...bare, key: ',', altKey: true }, false).isTaken).toBe(false);
  });
});

describe('what is answered', () => {
  const page: Answer = (question) => (question === 'now' ? 'Print a set.' : undefined);
  const table: Answer = (question) => (question === 'scores' ? 'Ann 23.' : undefined);

  it('comes from the part of the screen that came last and knows', () => {
    const log = openSpeechLog();
    const review: Answer = (question) => (question === 'now' ? 'You look back.' : '');
    expect(answerTo(t, 'now', [page, table], log)).toBe('Print a set.');
    expect(answerTo(t, 'now', [page, table, review], log)).toBe('You look back.');
    expect(answerTo(t, 'scores', [page, table, review], log)).toBe('Ann 23.');
  });

  it('names what means nothing here, and lists what does', () => {
    const log = openSpeechLog();
    expect(answerTo(t, 'stock', [page], log)).toBe('There is nothing to tell here about: how much there is.');
    expect(answerTo(t, 'stock', [page, table], log)).toBe(
      'There is nothing to tell here about: what is left to take.',
    );
    expect(answerTo(t, 'list', [page, table], log)).toBe(
      'After the comma: N, what can be done now; L, what happened last; S, the scores; A, the last sentence again.',
    );
  });

  it('says the last news again, and the last sentence again, but nothing from before a cover', () => {
    const log = openSpeechLog();
    expect(answerTo(t, 'last', [page], log)).toBe('Nothing has been said yet.');
    log.add({ text: 'Saved.', how: 'polite' });
    log.add({ text: 'In the hand: A.', how: 'answer' });
    expect(answerTo(t, 'last', [page], log)).toBe('Saved.');
    expect(answerTo(t, 'again', [page], log)).toBe('In the hand: A.');
    log.cover();
    expect(answerTo(t, 'again', [page], log)).toBe('Nothing has been said yet.');
    expect(log.all()).toHaveLength(2);
  });
});
