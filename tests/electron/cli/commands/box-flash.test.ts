import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasBootLoaders, optiboot } from '#tests/firmware-protocol/flashing/boot-loaders.ts';
import { image } from '#tests/firmware-protocol/flashing/bare-chip.ts';
import { openBareChipOnPty, type BareChipOnPty } from '#tests/support/bare-chip-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { longTest } from '#tests/support/patience.ts';
import { cubewright, ended, said, start } from '../../support/command.ts';

async function bare(): Promise<BareChipOnPty> {
  const chip = await openBareChipOnPty(optiboot());
  onTestFinished(() => chip.end());
  return chip;
}

/** A simulated chip with a real boot loader, behind a pseudo-terminal as a board has its port. */
describe.skipIf(!hasBootLoaders || !has('socat'))('box flash (B23)', () => {
  it('writes the firmware, reads it back and tells which box greets', { timeout: longTest }, async () => {
    const chip = await bare();
    const { code, out, err } = await cubewright('box', 'flash', chip.path);
    expect(err).toMatch(/10 % written\n[^]*90 % written\n[^]*90 % read back\n$/);
    expect(out).toContain('The chip is 1E 95 0F, its boot loader speaks');
    expect(out).toContain(`12954 bytes written to ${chip.path}, read back and found right.`);
    expect(out).toMatch(/Box CW\w{8}, 9 rows of 12 squares, firmware 1\.1\.0/);
    expect(code).toBe(0);
    expect(chip.box.flash().subarray(0, image.length)).toEqual(image);
  });

  it(
    'stops at Ctrl+C, says how far it came, and does it all the next time',
    { timeout: longTest },
    async () => {
      const chip = await bare();
      const child = start(['box', 'flash', chip.path]);
      onTestFinished(() => void child.kill('SIGKILL'));
      await said(child, /20 % written/);
      const over = ended(child);
      child.kill('SIGINT');
      const { code, out, err } = await over;
      expect(err).toMatch(/Stopped when \d+ % were written at/);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      const again = await cubewright('box', 'flash', chip.path, '--json');
      expect(JSON.parse(again.out)).toMatchObject({
        path: chip.path,
        bytes: image.length,
        signature: '1E 95 0F',
        info: { rows: 9, columns: 12 },
      });
    },
  );

  it('refuses a file that is no image before it opens the port', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cubewright-image-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'box.hex');
    await writeFile(file, ':0100000001FE\n:0100010001FF\n');
    const { code, err } = await cubewright('box', 'flash', '/dev/no-such-port', '--image', file);
    expect(err).toContain(`Line 2 of ${file} does not fit`);
    expect(code).toBe(1);
  });
});
