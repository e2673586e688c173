import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dayOf, daysKey } from '#renderer/table/puzzle/days.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { puzzlesOf } from '#shared/puzzles/index.ts';
import { axeOn } from '#tests/support/axe.ts';
import { screensCanBeSeen, visit } from '#tests/support/screens.ts';
import { callDoor } from '#tests/support/browser-door.ts';
import { theDoor } from '../table/at-the-table.ts';

/** Each step of an answer with the name of the field that takes it; a word that lies in one place alone needs no place. */
function typedSteps(game: GameId, lines: readonly string[]): readonly (readonly [RegExp, string])[] {
  if (game !== 'scruble') return lines.flatMap((line) => line.split('; ')).map((step) => [/^Type/, step]);
  const [, twists = '', word = ''] = /^(.*): (\S+) at /.exec(lines[0] ?? '') ?? [];
  return [
    [/^Or type twists/, twists],
    [/^Type a word/, word],
  ];
}

describe.skipIf(!screensCanBeSeen)('today’s puzzles', () => {
  const door = theDoor();
  const row = (page: Page, game: GameId) => page.locator(`.five-row[href^="#/puzzle/${game}/"]`);

  /** Finds the day's puzzle of a game by the address of its row. */
  async function ofDay(page: Page, game: GameId): Promise<Puzzle> {
    const href = (await row(page, game).getAttribute('href')) ?? '';
    const puzzle = (await puzzlesOf(game)).find(({ id }) => href.endsWith(`/${id}`));
    if (puzzle === undefined) throw new Error(`No puzzle at ${href}`);
    return puzzle;
  }

  it('P20 are solved by keyboard, with a hint that is told, and kept for the next day', async () => {
    const page = door.page();
    await visit(page, '/puzzles', 'Puzzles');
    await row(page, 'alphacubes').waitFor();
    const { answers, points } = await ofDay(page, 'alphacubes');
    const [start = '', direction = '', word = ''] = answers[0].lines[0]?.split(' ') ?? [];
    await page.keyboard.press('Enter');
    await page.locator('#puzzle-title').waitFor();
    await page.locator('.board-square:focus').waitFor();
    await page.keyboard.press('!');
    await page.locator('.puzzle-hints strong').waitFor();
    expect((await axeOn(page, {})).findings).toEqual([]);
    const field = page.getByPlaceholder('Type a play');
    await field.fill(`${start} ${direction} ${word}`);
    await field.press('Enter');
    await page.getByRole('button', { name: new RegExp(`^Try .* for ${points}`, 'u') }).waitFor();
    await field.press('Enter');
    const finding = page.locator('.puzzle-finding');
    await finding.and(page.locator(':focus')).waitFor();
    expect(await finding.textContent()).toMatch(new RegExp(`^${word} for ${points}: .* That is it\\.$`, 'u'));
    await row(page, 'alphacubes').getByText('solved, 1 hint').waitFor();
    await page.keyboard.press('Enter');
    await page.locator('#puzzle-title').waitFor();
    await visit(page, '/puzzles', 'Puzzles');
    await row(page, 'alphacubes').getByText('solved, 1 hint').waitFor();
  });

  it('P20 are solved by pointer, and given up with the answer on the table', async () => {
    const page = door.page();
    await visit(page, '/puzzles', 'Puzzles');
    const { answers, points } = await ofDay(page, 'kubagram');
    await row(page, 'kubagram').click();
    const dice = page.locator('.kubagram-central-dice [data-item]');
    await dice.first().waitFor();
    const word = [...(answers[0].lines[0]?.split(' ')[1] ?? '')];
    for (const at of word.keys()) {
      // Chosen dice go behind the others, so that the first with this letter is free.
      const letters = await page.locator('.kubagram-central-dice .cube-letter').allTextContents();
      await dice.nth(letters.indexOf(word[at] ?? '')).click();
      await page
        .locator('.word-title')
        .getByText(word.slice(0, at + 1).join(''), { exact: true })
        .waitFor();
    }
    // Another window has solved a puzzle since this one was opened: its answer stays.
    const date = dayOf(new Date());
    const elsewhere = [{ date, marks: { kubo: { state: 'solved', hints: 1 } } }];
    await callDoor(page, 'settings:write', { remembered: { [daysKey]: elsewhere } });
    await page.getByRole('button', { name: `Try ${word.join('')} for ${points}` }).click();
    await page
      .locator('.puzzle-finding')
      .getByText(/: Letters [\d +]+ = \d+.* That is it\.$/)
      .waitFor();
    await row(page, 'kubo').getByText('solved, 1 hint').waitFor();
    await row(page, 'kubagram').getByText('solved').waitFor();
    await page.getByRole('link', { name: 'Next puzzle' }).click();
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.locator('.puzzle-finding').getByText('Given up:').waitFor();
    await page.locator('.five-row[aria-current]').getByText('given up').waitFor();
  });

  it.each(['kubo', 'cubeword', 'scruble'] as const)('P20 are solved as typed: %s', async (game) => {
    const page = door.page();
    // One puzzle of each kind, whatever the day.
    const byKind = new Map((await puzzlesOf(game)).map((puzzle) => [puzzle.kind, puzzle]));
    expect(byKind.size).toBeGreaterThan(0);
    for (const { id, answers } of byKind.values()) {
      await visit(page, '/puzzles', 'Puzzles');
      await page.evaluate((to) => (location.hash = to), `#/puzzle/${game}/${id}`);
      await page.locator('#puzzle-title').waitFor();
      for (const [label, step] of typedSteps(game, answers[0].lines)) {
        const field = page.getByRole('textbox', { name: label });
        await field.fill(step);
        await field.press('Enter');
        // The line is understood: it is empty again, gone with the last step of an answer, or a word to look for anew.
        const typed = () => field.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
        if (!label.source.includes('word')) await expect.poll(async () => (await typed()).join('')).toBe('');
      }
      const finding = page.locator('.puzzle-finding');
      const attempt = page.getByRole('button', { name: /^Try / });
      await finding.or(attempt).first().waitFor();
      if ((await finding.count()) === 0) await attempt.click();
      await finding.getByText('That is it.').waitFor();
    }
  });
});
