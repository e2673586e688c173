import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { languageCommand } from '#electron/tools/language/command.ts';
import { compareLanguage, countLacks, wantsTranslation } from '#electron/tools/language/compare.ts';
import { textFiles } from '#electron/tools/language/texts.ts';
import { languages } from '#shared/i18n/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'cubewright-language-'));
/** The command as a process of its own says the same, but takes seconds to start. */
const run = async (...words: readonly string[]) => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const refused = vi.spyOn(console, 'error').mockReturnValue();
  const status = await languageCommand(folder, words);
  const ended = { status, stdout: said.mock.calls.join('\n'), stderr: refused.mock.calls.join('\n') };
  vi.restoreAllMocks();
  return ended;
};

beforeAll(() => {
  for (const name of ['package.json', 'electron/tools', 'shared'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it.each(languages.filter((language) => language !== 'en'))('%s lacks nothing', async (language) => {
  const lacking = await compareLanguage(root, language);
  expect(lacking.length).toBeGreaterThan(80);
  expect(lacking.filter((one) => countLacks(one) > 0)).toEqual([]);
});

it('one word, a name, facts or a line of a command may be the same; a sentence not', () => {
  for (const text of ['Printer', 'Libre Franklin', '{{name}}, {{points}}', 'games [--json]', '{{count}} mm'])
    expect(wantsTranslation(text), text).toBe(false);
  for (const text of ['On the table', '{{name}} won this']) expect(wantsTranslation(text), text).toBe(true);
});

describe('a new language', () => {
  it('gets every file, with English in it, and is then compared', async () => {
    const tool = path.join(folder, 'electron/tools/language.ts');
    const made = spawnSync(process.execPath, [tool, 'de'], { encoding: 'utf8' });
    expect(made.stderr).toBe('');
    expect(made.status).toBe(0);
    expect(made.stdout).toContain("shared/i18n/screens.ts: de: () => import('./de/index.ts'),");
    const files = textFiles(folder);
    for (const file of files) expect(existsSync(path.join(folder, file.of('de'))), file.of('de')).toBe(true);
    const lacking = await compareLanguage(folder, 'de');
    for (const { absent, surplus, otherFacts } of lacking)
      expect([...absent, ...surplus, ...otherFacts]).toEqual([]);
    expect(lacking.flatMap(({ untranslated }) => untranslated).length).toBeGreaterThan(4_000);
    const again = await run('de');
    expect(again.status).toBe(1);
    expect(again.stdout).toMatch(/home\.ts\n {2}as in English, \d+: .*home\.onTable/u);
  });

  it('is told which texts it lacks, has too many, and says of other facts', async () => {
    const home = path.join(folder, 'shared/i18n/nl/home.ts');
    const before = readFileSync(home, 'utf8');
    writeFileSync(
      home,
      before
        .replace(/^ {2}onTable: .*$/mu, '')
        .replace(/^ {2}empty: .*$/mu, "  more: 'Meer',\n  empty: 'Nog {{count}} partijen van {{name}}.',"),
    );
    const [told] = (await compareLanguage(folder, 'nl')).filter((one) => countLacks(one) > 0);
    expect(told).toEqual({
      file: 'shared/i18n/nl/home.ts',
      absent: ['home.onTable'],
      untranslated: [],
      surplus: ['home.more'],
      otherFacts: ['home.empty'],
    });
    writeFileSync(home, before);
    expect((await run('nl')).status).toBe(0);
  });

  it.each([
    [[], 'Name one language'],
    [['deutsch'], '“deutsch” names no language'],
    [['no_tag'], '“no_tag” names no language'],
    [['en'], 'English is what the others are translated from'],
  ])('%j is refused with the cure', async (words, why) => {
    const said = await run(...words);
    expect(said.status).toBe(1);
    expect(said.stderr).toContain(why);
    expect(said.stdout).toBe('');
  });

  it('is not begun where a file of it is already there', async () => {
    cpSync(
      path.join(folder, 'shared/games/kubo/booklet/nl.ts'),
      path.join(folder, 'shared/games/kubo/booklet/fr.ts'),
    );
    const said = await run('fr');
    expect(said.status).toBe(1);
    expect(said.stderr).toContain(
      'shared/games/kubo/booklet/fr.ts is there already, and nothing was written',
    );
    expect(existsSync(path.join(folder, 'shared/i18n/fr'))).toBe(false);
  });
});
