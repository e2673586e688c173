import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask as press, screens, screensCanBeSeen, visit, visitWhole } from '#tests/support/screens.ts';
import { annAndBen, lift, square, theDoor } from './table/at-the-table.ts';

/** Runs in the page: a voice of this machine, whose sentences are kept instead of heard. */
function withVoice(): void {
  const aloud: string[] = [];
  const voices = [{ lang: 'en-GB', localService: true, default: true }];
  const synthesis = {
    getVoices: () => voices,
    speak: ({ text }: { readonly text: string }) => aloud.push(text),
    cancel: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    configurable: true,
    value: function Utterance(this: { text: string }, text: string) {
      this.text = text;
    },
  });
  Object.assign(window, { aloud });
}

const aloud = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly aloud: readonly string[] }).aloud);
/** Gives the page a voice and switches Speech on, whatever was before. */
async function speakUp(page: Page): Promise<void> {
  await page.addInitScript(withVoice);
  await page.reload();
  // The first screen that is shown takes no focus; a test goes on to its own from there.
  await page.locator('h1').first().waitFor();
  const on = page.getByRole('button', { name: 'Speech', exact: true });
  const off = page.getByRole('button', { name: 'Speech off' });
  // Until the settings are read, the switch stands as at first.
  await expect
    .poll(async () => {
      if (await off.isVisible()) await off.click();
      return on.isVisible();
    })
    .toBe(true);
}

const ask = (page: Page, letter: string) => press(page, ',', letter);

function aScreen(path: (typeof screens)[number]['path']) {
  const screen = screens.find((one) => one.path === path);
  if (screen === undefined) throw new Error(`No screen is at ${path}`);
  return screen;
}

describe.skipIf(!screensCanBeSeen)('spoken play (P13)', () => {
  const door = theDoor({ own: true });

  it.each(screens)('tells on $path where one is, and counts no key twice', async ({ path, heading }) => {
    const page = door.page();
    await visit(page, path, heading);
    const title = heading === 'Connect the box' ? '' : heading;
    await page.locator('h1').focus();
    await expect.poll(() => ask(page, 'n')).toContain(title);
    expect(await ask(page, 'p')).toContain(`${title}, heading.`);
    expect(await ask(page, ',')).toMatch(/^After the comma: N, /);
    expect(await ask(page, 'a')).toMatch(/^After the comma: N, /);
    expect(page.url()).toContain(`#${path}`);
  });

  it('answers on a screen from what stands there: choices, figures, checks, rows and places', async () => {
    const page = door.page();
    await visitWhole(page, aScreen('/print/alphacubes-board'));
    expect(await ask(page, 'h')).toContain('Paper, A4');
    expect(await ask(page, 'b')).toMatch(/^sheets \d+, board 1, /);
    expect(await ask(page, 'w')).toMatch(/paper/i);
    await visitWhole(page, aScreen('/box'));
    expect(await ask(page, 'r')).toMatch(/^Row 1: .*Row 9: /);
    await door.lay(annAndBen());
    await visit(page, '/library', 'Library');
    await page.getByRole('button', { name: 'Export' }).focus();
    expect(await ask(page, 's')).toMatch(/Ann 0.*Ben 0/);
    expect(await ask(page, 'p')).toMatch(/^Export, button\. .*Alphacubes/);
    await visitWhole(page, aScreen('/design'));
    await page.locator('.design-form [type=submit]').press('Enter');
    await page.getByRole('heading', { name: 'Piece 1' }).waitFor();
    expect(await ask(page, 'h')).toMatch(/^Face 1: .*; Face 2: /);
    await page.locator('.design-face').nth(1).focus();
    expect(await ask(page, 'p')).toMatch(/^Face 2: .*, button, not pressed\. In .*1/);
    await page.getByRole('radio', { name: 'Boards' }).check();
    await page.locator('.painter button').first().waitFor();
    expect(await ask(page, 'c')).toMatch(/^A1: Word x 3; A2: Plain; .*; A17: Word x 3\.$/);
    expect(await ask(page, 'h')).toContain('Board');
  });

  it('says so beside the switch where there is no voice, and remembers the switch', async () => {
    const page = door.page();
    await visit(page, '/words', 'Word lists');
    await page.getByRole('button', { name: 'Speech off' }).click();
    await page.getByRole('button', { name: 'Speech', exact: true, pressed: true }).waitFor();
    await page.getByText('no voice', { exact: false }).first().waitFor();
    await page.addInitScript(withVoice);
    await page.reload();
    await page.getByRole('button', { name: 'Speech', exact: true, pressed: true }).waitFor();
    expect(await page.getByText('no voice').count()).toBe(0);
  });

  it('says a notice aloud at once, before what is polite, and once (P13)', async () => {
    const page = door.page();
    await speakUp(page);
    await visit(page, '/settings', 'Settings');
    await page.evaluate(() => {
      const place = (role: string, text: string) => {
        const part = document.createElement('div');
        part.setAttribute('role', role);
        part.textContent = text;
        return part;
      };
      const around = place('status', 'Looked through. ');
      around.append(place('alert', 'The disk is full.'));
      document.body.append(place('status', 'Saved.'), around, place('alert', 'The list is gone.'));
    });
    const news = ['The disk is full. The list is gone.', 'Saved.', 'Looked through.'];
    // The screen may still have something of its own to say.
    const isNews = (text: string) => news.some((one) => one.includes(text) || text.includes(one));
    const said = async () => (await aloud(page)).filter(isNews);
    await expect.poll(said).toEqual(news);
    await page.evaluate(() => {
      for (const alert of document.querySelectorAll('body > [role=alert]')) alert.append(' ');
    });
    // With Speech off a notice is still what happened last, as a screen reader has said it.
    await page.getByRole('button', { name: 'Speech', exact: true }).click();
    expect(await said()).toEqual(news);
    await page.evaluate(() => {
      const alert = document.querySelector('body > [role=alert]');
      if (alert !== null) alert.textContent = 'The list is back.';
    });
    await expect.poll(() => ask(page, 'l')).toBe('The list is back.');
  });

  it('is enough for a play: hand, board, word and what came of it, aloud and in the live region', async () => {
    const page = door.page();
    await speakUp(page);
    await door.lay(annAndBen());
    // The table says what happens, too, and may do so after a question is asked.
    const answer = (letter: string) => expect.poll(() => ask(page, letter));
    await answer('h').toBe('Ann’s hand is covered. Enter shows it.');
    await lift(page, 'Ann');
    await answer('h').toMatch(/^In the hand, 7 cubes\. 1, /);
    const hand = await ask(page, 'h');
    await square(page, 'E9').focus();
    await answer('p').toBe('E9, two times letter.');
    await answer('r').toBe('Row 9 is empty.');
    await page.keyboard.type('validly');
    await answer('w').toContain('VALIDLY, 36; all seven cubes, 50. Together 86 points.');
    await answer('r').toBe('Row 9: VALIDLY from E9.');
    await page.keyboard.press('Enter');
    await answer('l').toBe('Turn 1: Ann plays VALIDLY from E9 across for 86.');
    await answer('n').toBe('Ben’s hand is covered. Enter shows it.');
    await answer('s').toBe('Ann 86. Ben 0, to play.');
    // What Ann was told of her hand is not said again to Ben.
    expect(await ask(page, 'a')).not.toContain('In the hand');
    const heard = (await aloud(page)).join('\n');
    for (const sentence of [hand, 'Row 9: VALIDLY from E9.', 'Ann 86. Ben 0, to play.'])
      expect(heard).toContain(sentence);
    expect(door.heard()).toEqual([]);
  });

  it('says aloud where the focus goes', async () => {
    const page = door.page();
    await speakUp(page);
    await visit(page, '/settings', 'Settings');
    const link = page.getByRole('link', { name: 'Help' });
    await link.focus();
    await expect.poll(async () => (await aloud(page)).at(-1)).toBe('Help, link');
    await page.getByRole('button', { name: 'Speech', exact: true }).focus();
    await expect.poll(async () => (await aloud(page)).at(-1)).toBe('Speech, button, pressed');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Speech off' }).waitFor();
    const before = (await aloud(page)).length;
    await link.focus();
    await ask(page, 'n');
    expect((await aloud(page)).length).toBe(before);
  });
});
