import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openPty } from '#firmware-protocol/simulator/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { hasBootLoaders, optiboot } from '#tests/firmware-protocol/flashing/boot-loaders.ts';
import { image } from '#tests/firmware-protocol/flashing/bare-chip.ts';
import { axeOn } from '#tests/support/axe.ts';
import { openBareChipOnPty, type BareChipOnPty } from '#tests/support/bare-chip-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { download } from '#tests/support/download.ts';
import { playedByHand } from '#tests/support/kubagram/by-hand.ts';
import { ann, ben, kubagramRecord } from '#tests/support/kubagram/records.ts';
import { shortGame } from '#tests/support/kubagram/short-game.ts';
import { readPdf } from '#tests/support/print/read-pdf.ts';
import { pngOf } from '#tests/support/print/scans/png-of.ts';
import { scannedDpi, scannedSheet } from '#tests/support/print/scans/scanned-sheet.ts';
import { otherChip } from '#tests/support/other-chip.ts';
import { longTest, longWait } from '#tests/support/patience.ts';
import { visit } from '#tests/support/screens.ts';
import { savedMoves } from './kubagram/at-kubagram.ts';
import { fillBox, finding, playOnTheBox } from './kubagram/on-the-box.ts';
import { tableCanBeSeen, theDoor } from './table/at-the-table.ts';

describe.skipIf(!tableCanBeSeen || !hasBootLoaders || !has('socat'))(
  'from a bare chip on the bench to a game at the table (B23, B25)',
  () => {
    const door = theDoor({ own: true });
    let chip: BareChipOnPty;
    beforeAll(async () => {
      chip = await openBareChipOnPty(optiboot());
    });
    afterAll(() => chip.end());
    const title = (name: string) => door.page().getByRole('heading', { level: 1, name, exact: true });
    const button = (name: string) => door.page().getByRole('button', { name, exact: true });
    const side = () => door.page().locator('.box-side');
    const spoken = async () => (await door.page().locator('[data-live=polite]').textContent())?.trim();
    const focused = (name: string) => title(name).and(door.page().locator(':focus')).waitFor();

    it(
      'is flashed by keyboard, after another chip was refused and a flashing stopped',
      { timeout: longTest },
      async () => {
        let say: (bytes: Uint8Array) => void = () => undefined;
        const hear = otherChip((bytes) => say(bytes));
        const mega = expectOk(await openPty(hear));
        say = (bytes) => mega.write(bytes);
        onTestFinished(() => mega.unplug());
        const page = door.page();

        await visit(page, '/box', 'Connect the box');
        await page.getByRole('radio', { name: 'Another port' }).check();
        await button('Flash a new board').press('Enter');
        await focused('A new board');
        expect((await axeOn(page)).findings).toEqual([]);
        await page.getByLabel('Path of the port').fill(mega.path);
        await page.getByLabel('Path of the port').press('Enter');
        await side()
          .getByText(`The chip at ${mega.path} says that it is 1E 98 01.`)
          .waitFor({ timeout: longWait });
        await title('This did not work').waitFor();
        await expect.poll(spoken).toContain('says that it is 1E 98 01');

        const hurry = chip.dawdle();
        await page.getByLabel('Path of the port').fill(chip.path);
        await page.getByLabel('Path of the port').press('Enter');
        await focused('Flashing the firmware');
        expect((await axeOn(page)).findings).toEqual([]);
        await side()
          .getByText(/[1-9]\d* % written/)
          .waitFor();
        await button('Stop').press('Enter');
        hurry();
        await side()
          .getByText('The boot loader is untouched, but the firmware is not whole')
          .waitFor({ timeout: longWait });
        await focused('Stopped');
        await expect.poll(spoken).toMatch(/^Stopped when [1-9]\d? % were written/);
        expect(chip.box.flash().subarray(0, image.length)).not.toEqual(image);

        // Who comes back to the screen finds what happened, and the way to try again.
        await visit(page, '/help/box', 'Building and connecting a box');
        await visit(page, '/box', 'Stopped');
        await page.locator('.port-row').last().waitFor();
        await button('Flash the firmware').press('Enter');
        // A simulated chip takes a minute for its whole memory where others want the processor too.
        await side().locator('.box-link').getByText('Box connected').waitFor({ timeout: longWait });
        expect(chip.box.flash().subarray(0, image.length)).toEqual(image);
        await side()
          .getByText(/^This is box CW\w{8}, with firmware/)
          .waitFor();
      },
    );

    it('has its sensors checked, and each square felt as its cube is lifted and put back', async () => {
      const page = door.page();
      for (let square = 0; square < 108; square += 1) chip.box.set(square, true);
      await title('108 squares hold a cube').waitFor();
      await button('Check the sensors').click();
      await page.getByText(/every sensor holds still\.$/).waitFor();
      await button('Lift every cube').click();
      for (let row = 0; row < 9; row += 1) {
        const squares = Array.from({ length: 12 }, (_, column) => row * 12 + column);
        for (const square of squares) chip.box.set(square, false);
        await title(`${108 - 12} squares hold a cube`).waitFor();
        // No hand puts a cube back as soon as a sensor that flickers would feel it.
        chip.box.run(300);
        for (const square of squares) chip.box.set(square, true);
        await title('108 squares hold a cube').waitFor();
      }
      await side().getByText('Every cube was lifted and put back.').waitFor();
      await side()
        .getByText(/^[A-L]9 feels its cube again: surely, without a flicker\.$/)
        .waitFor();
      await button('That was all').click();
      const report = await download(page, () => button('Save the report').click());
      expect(report.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('has its dice printed by the profile of a scan', async () => {
      const page = door.page();
      const saved = async () => {
        await visit(page, '/print/kubagram-en-nets', 'Cube nets');
        await page.getByRole('radio', { name: 'Only some' }).check();
        await page.getByLabel('Numbers of the pieces').fill('1-4');
        const { bytes } = await download(page, () => page.getByRole('button', { name: /^Save PDF/ }).click());
        const [{ texts = [] } = {}] = await readPdf(Uint8Array.from(bytes));
        return (axis: 'x' | 'y') =>
          Math.max(...texts.map((text) => text[axis])) - Math.min(...texts.map((text) => text[axis]));
      };
      const asDrawn = await saved();
      await visit(page, '/print/workshop-calibration', 'Calibration sheet');
      const printer = { across: 148.5, down: 151.5, left: 21, top: 19.3, leftBelow: 21 };
      await page.locator('.print-scan input[type=file]').setInputFiles({
        name: 'scan.png',
        mimeType: 'image/png',
        buffer: Buffer.from(pngOf(scannedSheet('front', printer), scannedDpi)),
      });
      await page.getByRole('heading', { name: '19 marks found on the front.' }).waitFor();
      await button('Keep for a new printer').click();
      // What this printer makes shorter is drawn longer, and the other way round.
      const forPrinter = await saved();
      expect(forPrinter('x') / asDrawn('x')).toBeCloseTo(150 / printer.across, 3);
      expect(forPrinter('y') / asDrawn('y')).toBeCloseTo(150 / printer.down, 3);
    });

    it('plays a game of Kubagram to its end', { timeout: longTest }, async () => {
      const setUp = shortGame({ central: 'CATTLEX', box: ['ACH:C', 'ANT:T', 'BEH:E'] });
      const record = kubagramRecord([ann, ben], { setUp });
      const byHand = playedByHand(record);
      const [start] = byHand;
      if (start === undefined) throw new Error('A game has moves');
      fillBox(chip.box, start.before);
      const id = await door.lay(record);
      const page = door.page();
      await expect.poll(() => finding(page).textContent()).toBe('Box and screen agree');
      const moves = () => savedMoves(door.home(), id);
      await playOnTheBox({ page, box: chip.box, byHand, moves });
      expect(moves()).toEqual(byHand.map(({ move }) => move));
      await page.getByRole('heading', { name: /Ben ended with \d+/ }).waitFor();
    });

    it('leaves the screen of a box as it was for who goes back', async () => {
      await visit(door.page(), '/box', 'Every square is empty');
      await button('Disconnect').click();
      await focused('Connect the box');
      await button('Flash a new board').click();
      await focused('A new board');
      await button('Back').click();
      await focused('Connect the box');
    });
  },
);
