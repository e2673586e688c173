import { afterEach, expect, it } from 'vitest';
import { writeFiguresIn } from '#renderer/app/figures.ts';
import { pausedAt } from '#renderer/table/clock/clocks.ts';
import { languages } from '#shared/i18n/index.ts';

afterEach(() => {
  writeFiguresIn('en');
});

it.each(languages)('the time of a pause is written as in %s, whatever the system speaks', (language) => {
  writeFiguresIn(language);
  expect(pausedAt(new Date(2031, 4, 3, 9, 5).getTime())).toBe('09:05');
});
