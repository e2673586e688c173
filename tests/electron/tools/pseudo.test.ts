import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { languageCommand } from '#electron/tools/language/command.ts';
import { mapTexts, pseudoText } from '#electron/tools/language/pseudo.ts';
import * as register from '#shared/games/text-register.ts';
import { withGames, type Catalogue, type ClockWords, type GameWords } from '#shared/i18n/catalogue.ts';
import { createTranslator } from '#shared/i18n/index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cubewright-pseudo-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('keeps facts and what is taken from elsewhere, and is 40 % longer', () => {
  const said = pseudoText('Turn {{turn}}, {{card, said(by: kubo.notation)}} to play $t(option:print.title)');
  for (const part of ['{{turn}}', '{{card, said(by: kubo.notation)}}', '$t(option:print.title)'])
    expect(said).toContain(part);
  expect(said).toMatch(/^⟦Túrñ \{\{turn\}\}, .*⟧$/u);
  expect(pseudoText('Deal a game')).toHaveLength(11 + 5);
  for (const text of ['', '.', ', ', '{{points}} mm', '2L']) expect(pseudoText(text)).toBe(text);
});

it('accents the forms that a fact has, and can be said', () => {
  const { t } = createTranslator();
  const say = (text: string, facts: object) => t('none:such', { defaultValue: pseudoText(text), ...facts });
  expect(say('{{rows, counted(one: row; other: rows)}} lie here', { rows: 2 })).toMatch(/^⟦2 rówš líé/u);
  expect(say('{{name, does(they: has; you: have; mid: you)}} won', { name: 'You' })).toMatch(
    /^⟦ýóú hávé wóñ/u,
  );
});

it('keeps names that are looked for', () => {
  expect(mapTexts({ language: 'en', sections: [{ id: 'aim', title: 'Aim' }] }, pseudoText)).toEqual({
    language: 'en',
    sections: [{ id: 'aim', title: '⟦Aím⟧' }],
  });
});

it('is made anew by the command as a whole language, outside of the catalogue', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  expect([await languageCommand(folder, ['en-XA']), await languageCommand(folder, ['en-xa'])]).toEqual([
    0, 0,
  ]);
  const made = path.join(folder, 'build/en-XA');
  expect(said.mock.calls.join('\n')).toContain(`files of pseudo texts are in ${made}.`);
  said.mockRestore();
  const load = async (name: string) =>
    (await import(pathToFileURL(path.join(made, name, 'en-XA/index.js')).href)) as Record<string, unknown>;
  const { screens, clock } = await load('shared/i18n');
  const games = await Promise.all(
    Object.keys(register).map(async (game) => {
      const words = (await load(`shared/games/${game}/texts`))[`${game}Texts`];
      return [game, words as GameWords] as const;
    }),
  );
  const joined = withGames(screens as Catalogue, Object.fromEntries(games), clock as ClockWords);
  expect(joined).toEqual(mapTexts(createTranslator().getDataByLanguage('en'), pseudoText));
});
