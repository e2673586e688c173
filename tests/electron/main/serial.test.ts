import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BoxState } from '#shared/contract/index.ts';
import { channels } from '#shared/contract/channels.ts';
import { expectOk, type Result } from '#shared/kernel/index.ts';
import { openBoxOnPty, type BoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';
import { utilitiesForked } from '../stand-in/utility-process.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

const runs = has('chromium') && has('socat');
let desktop: Desktop | undefined;
let chip: BoxOnPty | undefined;
beforeAll(async () => {
  if (!runs) return;
  [desktop, chip] = await Promise.all([openTestDesktop(), openBoxOnPty({ rows: 3, columns: 4 })]);
});
afterAll(async () => {
  await desktop?.close();
  await chip?.end();
});

describe.skipIf(!runs)('the serial ports of the desktop', () => {
  test('live in a utility process, which comes back after its death (D6)', async () => {
    if (desktop === undefined || chip === undefined) throw new Error('no window');
    const { call } = desktop;
    const state = async (): Promise<unknown> => {
      const answer = (await call(channels.readBox)) as Result<BoxState>;
      return expectOk(answer);
    };
    chip.lift(3);
    await call(channels.connectBox, { path: chip.path });
    await expect.poll(state).toMatchObject({ link: 'live', squares: '111011111111' });
    expect(utilitiesForked).toHaveLength(1);
    utilitiesForked[0]?.kill();
    chip.lift(7);
    await expect.poll(() => utilitiesForked.length).toBe(2);
    await expect.poll(state).toMatchObject({ link: 'live', squares: '111011101111' });
    expect(await call(channels.disconnectBox)).toMatchObject({ ok: true });
  });
});
