import { gameIds, gameOf } from '#shared/games/index.ts';
import { phraseText } from '#shared/i18n/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { expectedText } from '#shared/options/index.ts';
import type { Run } from '../command.ts';
import { columns, kebabCase, labelOf, t, valueText } from '../texts.ts';

export const run: Run = async (call) => {
  const all = gameIds.map(gameOf);
  if (call.json) {
    call.say(
      JSON.stringify(
        all.map(({ id, title, seats, options }) => ({ id, title, seats, options })),
        null,
        2,
      ),
    );
    return ok('done');
  }
  for (const { id, title, seats, options } of all) {
    call.say(t('cli:games.title', { title, id, least: seats.least, most: seats.most }));
    call.say('');
    const rows = options.map((option) => [
      `  ${kebabCase(option.name)}`,
      labelOf(id, option),
      phraseText(t, expectedText(option)),
      t('cli:games.default', { value: valueText(option) }),
    ]);
    call.say(columns(rows));
  }
  return ok('done');
};
