import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { environment } from '#electron/starter/place.mjs';
import { answers, openLesson } from '#tests/e2e/lesson/at-the-lesson.ts';
import { button, confirmEnd, keys, turnText, write } from '#tests/e2e/story/at-any-table.ts';
import { openBrowserDoor } from '#tests/support/browser-door.ts';
import { has } from '#tests/support/capabilities.ts';
import { longTest } from '#tests/support/patience.ts';
import { sixthGame } from '#tests/support/sixth-game/place.ts';
import { cuberowLesson } from '#tests/support/sixth-game/shared/games/cuberow/texts/lesson.ts';
import { pressAnew, visit, visitNewGameOfPeople } from '#tests/support/screens.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
/** CUBEWRIGHT_SIXTH_GAME=1 adds the game to a copy of the project and builds it: some minutes. */
const isAsked = process.env.CUBEWRIGHT_SIXTH_GAME === '1' && has('chromium');

const contract = `import { cuberow } from '#shared/games/cuberow/index.ts';
import { gameContract } from '#tests/support/game-contract.ts';

gameContract(cuberow, { shuffleHidden: (state) => state });
`;

describe.skipIf(!isAsked)('a copy of the project to which the sixth game is added (P31)', () => {
  let copy = '';
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28 });
  /** Fails with all that the program said. */
  const run = (program: string, ...words: readonly string[]): void => {
    const { status, stdout, stderr } = spawnSync(program, words, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...environment(), PATH: `${copy}/node_modules/.bin:${process.env.PATH ?? ''}` },
      maxBuffer: 2 ** 28,
    });
    expect(status, `${program} ${words.join(' ')}\n${stdout}${stderr}`).toBe(0);
  };

  beforeAll(() => {
    copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'cubewright-sixth-game-')));
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' });
    for (const file of tracked.split('\0').filter((name) => name !== '')) {
      cpSync(path.join(project, file), path.join(copy, file));
    }
    git('init', '--quiet');
    git('add', '--all');
    git('-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '-m', 'Before');
    appendFileSync(path.join(copy, '.git/info/exclude'), 'node_modules\n');
    symlinkSync(realpathSync(path.join(project, 'node_modules')), path.join(copy, 'node_modules'));
    for (const folder of sixthGame.folders) {
      cpSync(path.join(sixthGame.root, folder), path.join(copy, folder), { recursive: true });
    }
    for (const [file, line] of Object.entries(sixthGame.lines)) {
      appendFileSync(path.join(copy, file), `${line}\n`);
    }
  }, longTest);
  afterAll(() => {
    rmSync(copy, { recursive: true, force: true });
  });

  it('P31 compiles', { timeout: longTest }, () => {
    run('npm', 'run', '-s', 'types');
  });

  it('P31 passes the contract', { timeout: longTest }, () => {
    const folder = path.join(copy, 'tests/shared/games', sixthGame.id);
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'contract.test.ts'), contract);
    run('vitest', 'run', `tests/shared/games/${sixthGame.id}/contract.test.ts`);
    run('vitest', 'run', 'tests/shared/games/folders.test.ts');
  });

  it(
    'P31 is built, begun from New game, played to its end and explained in Help',
    { timeout: longTest },
    async () => {
      run('npm', 'run', '-s', 'build');
      const door = await openBrowserDoor({ program: path.join(copy, 'electron/cli/main.ts') });
      onTestFinished(() => door.close());
      const page = await door.open();
      await visitNewGameOfPeople(page);
      await page.getByRole('radio', { name: 'Cuberow', exact: true }).check();
      await write(page, 'Name at place 1', 'Ann');
      await write(page, 'Name at place 2', 'Ben');
      await write(page, 'Cubes in the row', '4');
      await button(page, 'Deal and begin').click();
      for (const [at, key] of ['l', 'r', 'l'].entries()) {
        await expect.poll(() => turnText(page)).toMatch(new RegExp(`^Turn ${at + 1}, (Ann|Ben) to play$`));
        await page.locator('.actions button:enabled').first().waitFor();
        await keys(page, key);
      }
      await expect.poll(() => turnText(page)).toMatch(/^Turn 4, (?:Ann|Ben) to play$/);
      await page.locator('.actions button:enabled').first().waitFor();
      await keys(page, 'r');
      await confirmEnd(page);
      await page.locator('#end-title').waitFor();
      const folder = path.join(door.home, 'games');
      const texts = readdirSync(folder)
        .filter((name) => name.endsWith('.cubewright.json'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8'));
      expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual([
        expect.objectContaining({
          game: sixthGame.id,
          moves: ['left', 'right', 'left', 'right'].map((end) => expect.objectContaining({ end }) as unknown),
        }),
      ]);
      await visit(page, `/help/${sixthGame.id}`, 'The rules of Cuberow');
    },
  );

  it('P31 teaches its lesson', { timeout: longTest }, async () => {
    const door = await openBrowserDoor({ program: path.join(copy, 'electron/cli/main.ts') });
    onTestFinished(() => door.close());
    const page = await door.open();
    await openLesson(page, sixthGame.id);
    // The row takes no focus, so the button that goes on has it.
    await page.locator('[data-lesson-on]:focus').waitFor();
    await pressAnew(page);
    const { steps } = cuberowLesson;
    // The row ends with the free step, which takes either end.
    for (const [at, end] of ['l', 'r', 'l', 'l', 'r', 'r'].entries()) {
      await page.locator(`[data-lesson-ring="${at + 2}"]`).waitFor();
      const later = Object.values(steps).map((step) => ('later' in step ? step.later : ''))[at + 1] ?? '';
      if (later !== '') {
        await keys(page, end === 'l' ? 'r' : 'l');
        await answers(page, later);
      }
      await keys(page, end);
    }
    await page.getByRole('heading', { name: 'That is the game' }).waitFor();
    await page.getByText(cuberowLesson.end).first().waitFor();
  });

  it('P31 changes nothing but two lines and its folders', () => {
    const changed = git('status', '--porcelain').trimEnd().split('\n').toSorted();
    const registers = Object.keys(sixthGame.lines);
    expect(changed).toEqual(
      [
        ...registers.map((file) => ` M ${file}`),
        ...sixthGame.folders.map((folder) => `?? ${folder}/`),
      ].toSorted(),
    );
    const counted = git('diff', '--numstat').trimEnd().split('\n').toSorted();
    expect(counted).toEqual(registers.map((file) => `1\t0\t${file}`).toSorted());
  });
});
