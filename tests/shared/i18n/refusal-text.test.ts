import { expect, it } from 'vitest';
import { addScreens, createTranslator, languages, refusalText } from '#shared/i18n/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

it.each(languages)('in %s the name of a refused file is said once', async (language) => {
  const instance = createTranslator(language);
  await addScreens(instance, language);
  const said = (problem: object) => refusalText(instance.t, 'my.set', problem as Problem);
  const timesNamed = (text: string) => text.split('my.set').length - 1;
  expect(timesNamed(said({ code: 'files/empty', name: 'my.set' }))).toBe(1);
  expect(timesNamed(said({ code: 'set/not-json', line: 1, column: 2 }))).toBe(1);
});
