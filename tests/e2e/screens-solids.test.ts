import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { lendDoor, type LentDoor } from '#tests/support/lent-door.ts';
import { read3mf, readStl } from '#tests/support/print/read-solid.ts';
import { download } from '#tests/support/download.ts';
import { longTest, longWait } from '#tests/support/patience.ts';
import { complaints, screensCanBeSeen, visit } from '#tests/support/screens.ts';

describe.skipIf(!screensCanBeSeen)('R22: the studio, for a 3D printer', () => {
  let lent: LentDoor;
  let page: Page;
  let heard: readonly string[];
  const save = (button: string) =>
    download(page, () => page.getByRole('button', { name: button, exact: true }).click());
  const figures = () => page.locator('.print-figures dd').allTextContents();
  const row = (label: string) => page.locator('.print-option').filter({ hasText: label });

  beforeAll(async () => {
    lent = await lendDoor();
    page = await lent.door.open();
    heard = complaints(page);
    await visit(page, '/print/alphacubes-solid-rack', 'Rack');
  });
  afterAll(async () => {
    await lent.giveBack(page);
  });

  it('shows a solid and its figures, and saves it as 3MF and STL', async () => {
    await page.getByRole('img', { name: 'rack, from the right, the front and above' }).waitFor();
    expect(await page.locator('.solid-window path').count()).toBeGreaterThan(4);
    expect(await figures()).toEqual(['1', '1', '19.2', '28']);
    await page.getByText('On this bed 110.5 x 27.7 mm, 14.2 mm high.').waitFor();
    const threeMf = await save('Save 3MF');
    expect(threeMf.name).toBe('alphacubes-solid-rack.3mf');
    expect(read3mf(threeMf.bytes).pieces[0]?.triangles.length).toBe(28);
    await page.getByText('alphacubes-solid-rack.3mf is in your downloads.').first().waitFor();
    expect(readStl((await save('Save STL')).bytes).length).toBe(28);
  });

  it('takes further beds for what does not fit on one, and saves the one that is looked at', async () => {
    await page.getByLabel('Racks', { exact: true }).fill('3');
    await page.keyboard.press('Enter');
    await page.getByLabel('Bed depth, mm').fill('75');
    await page.keyboard.press('Enter');
    await page.getByText('Bed 1 of 2').waitFor();
    await page.getByRole('button', { name: 'Next bed' }).click();
    await expect.poll(figures).toEqual(['3', '2', '19.2', '28']);
    const { name, bytes } = await save('Save bed 2 as 3MF');
    expect(name).toBe('alphacubes-solid-rack-2.3mf');
    expect(read3mf(bytes).pieces.length).toBe(1);
  });

  it('says beside an option what no printer could make, and saves nothing of it', async () => {
    await visit(page, '/print/alphacubes-sticker-jig', 'Sticker jig');
    await page
      .getByRole('region', { name: 'How it is printed and used' })
      .getByText('Push the cube into the corner of the walls.')
      .waitFor();
    await page.getByLabel('Sticker, mm').fill('16');
    await page.keyboard.press('Enter');
    await row('Sticker').getByText('A sticker of 16 mm does not suit a cube of 15 mm.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save 3MF' }).isDisabled()).toBe(true);
    await page.getByLabel('Sticker, mm').fill('13');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: 'Save 3MF' }).isDisabled()).toBe(false);
    await page.getByRole('img', { name: 'sticker jig 13 on 15 mm, from' }).waitFor();
  });

  it('is found in the list, and can be used by everybody', async () => {
    expect(await page.getByRole('link', { name: 'Sticker jig' }).getAttribute('aria-current')).toBe('page');
    expect((await axeOn(page)).findings).toEqual([]);
    expect(heard).toEqual([]);
  });

  it(
    'R32: shows letters in a second colour, says what they take, and saves them for one’s slicer',
    { timeout: longTest },
    async () => {
      await visit(page, '/print/cubeword-solid-cubes', 'Cubes');
      await row('Colours').getByRole('radio', { name: 'Two' }).check();
      await page
        .getByText(/Letters take [\d.]+ cm³ of the second colour; up to \d+ changes of filament/)
        .waitFor({ timeout: longWait });
      await row('Slicer').getByRole('radio', { name: 'Orca, Bambu, Cura' }).check();
      await page.getByText('OrcaSlicer, Bambu Studio and Cura open each cube').waitFor();
      await page.getByRole('img', { name: 'cube 1, from the right' }).waitFor();
      const inks = new Set(
        await page
          .locator('.solid-window path')
          .evaluateAll((all) => all.map((one) => one.getAttribute('fill'))),
      );
      expect(inks.size).toBeGreaterThan(6);
      await expect.poll(() => page.getByRole('button', { name: 'Save 3MF' }).isDisabled()).toBe(false);
      expect(await page.getByRole('button', { name: 'Save STL' }).count()).toBe(0);
      const [piece] = read3mf((await save('Save 3MF')).bytes).pieces;
      expect(piece?.parts.map(({ name }) => name)).toEqual(['cube', 'letters']);
      expect((await axeOn(page)).findings).toEqual([]);
      expect(heard).toEqual([]);
    },
  );
});
