import { expect, test } from 'vitest';
import { createTranslator } from '#shared/i18n/index.ts';

test('a sentence that was said before is said of other facts, in other places and after thousands of others', () => {
  const instance = createTranslator();
  const t = instance.getFixedT(null, 'common');
  const sentence = { defaultValue: '{{rows}} by {{columns}}' };
  const lists = [
    { rows: 1, columns: 2 },
    { rows: 2, columns: 1 },
    { rows: '2', columns: 1 },
    { rows: '2;7:columns=1' },
    { rows: undefined, columns: 1 },
    { columns: 1 },
    {},
    { rows: [1, 2], columns: 1 },
    { rows: [1, 3], columns: 1 },
    { defaultValue: 'another', rows: 1, columns: 2 },
  ];
  const keys = ['none:such', 'checks:balance.blocker', ['none:such', 'none:other']];
  const said = () => keys.flatMap((key) => lists.map((facts) => t(key, { ...sentence, ...facts })));
  const first = said();
  const anew = createTranslator();
  // Each by itself, from a translator that has said nothing yet.
  const alone = keys.flatMap((key) =>
    lists.map((facts) => createTranslator().getFixedT(null, 'common')(key, { ...sentence, ...facts })),
  );
  expect(first).toEqual(alone);
  expect(new Set(first).size).toBeGreaterThan(6);
  expect(said()).toEqual(first);
  for (let count = 0; count < 9_000; count += 1) t('none:such', { defaultValue: '{{count}}', count });
  expect(said()).toEqual(first);
  expect(anew.getFixedT(null, 'none')('you')).toBe('you');
  expect(anew.getFixedT(null, 'common')('you')).toBe(anew.t('common:you'));
  expect(anew.getFixedT(null, 'common', 'games')('kubo')).toBe(anew.t('common:games.kubo'));
  expect(anew.getFixedT(null, 'common')('kubo')).toBe('kubo');
});

test('a sentence is said anew in another language', async () => {
  const instance = createTranslator();
  instance.addResource('nl', 'common', 'you', 'Jij');
  const t = instance.getFixedT(null, 'common');
  expect(t('you')).toBe('You');
  await instance.changeLanguage('nl');
  expect(t('you')).toBe('Jij');
});

test('words with a space between them are a list', () => {
  const { t } = createTranslator();
  const say = (words: string) => t('none:such', { defaultValue: '{{words, listed}}.', words });
  expect(say('NEK')).toBe('NEK.');
  expect(say('NEK KAS')).toBe('NEK and KAS.');
  expect(say('MANED BATES LETS')).toBe('MANED, BATES and LETS.');
});
