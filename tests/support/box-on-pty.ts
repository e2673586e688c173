import type { Page } from 'playwright-core';
import { readFirmware } from '#electron/services/box/firmware.ts';
import { openPty } from '#firmware-protocol/simulator/index.ts';
import { systemClock } from '#firmware-protocol/transports/index.ts';
import {
  createVirtualBox,
  inRealTime,
  type VirtualBox,
  type VirtualBoxOptions,
} from '#firmware-protocol/virtual-box/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { visit } from './screens.ts';

/** The firmware of the box on a simulated chip, behind a port as a real one has it. */
export interface BoxOnPty extends Pick<
  VirtualBox,
  'set' | 'squares' | 'setSensor' | 'setFaults' | 'lights' | 'reset'
> {
  readonly path: string;
  lift(...squares: readonly number[]): void;
  put(...squares: readonly number[]): void;
  /** The cable, which brings the power too. */
  unplug(): Promise<void>;
  plug(): Promise<void>;
  /** The line alone, of a box with a supply of its own. */
  pull(): Promise<void>;
  push(): Promise<void>;
  end(): Promise<void>;
}

export async function openBoxOnPty(
  size: Pick<VirtualBoxOptions, 'rows' | 'columns'> = {},
): Promise<BoxOnPty> {
  const virtual = createVirtualBox({ ...size, hex: readFirmware(), serialNumber: 'CW-TEST-01' });
  const { box, stop } = inRealTime(virtual, systemClock);
  let hear: (bytes: Uint8Array) => void = () => undefined;
  const pty = expectOk(await openPty((bytes) => hear(bytes)));
  const wire = box.connect((bytes) => pty.write(bytes));
  hear = (bytes) => wire.write(bytes);
  const each = (squares: readonly number[], full: boolean) => {
    for (const square of squares) virtual.set(square, full);
  };
  return {
    ...virtual,
    path: pty.path,
    lift: (...squares) => each(squares, false),
    put: (...squares) => each(squares, true),
    async unplug() {
      virtual.unplug();
      await pty.unplug();
    },
    async plug() {
      expectOk(await pty.plug());
      virtual.plug();
    },
    pull: () => pty.unplug(),
    async push() {
      expectOk(await pty.plug());
    },
    async end() {
      wire.disconnect();
      stop();
      await pty.unplug();
    },
  };
}

/** Connects the box on the Box screen, as its person does. */
export async function connectOnScreen(page: Page, { path }: BoxOnPty): Promise<void> {
  await visit(page, '/box', 'Connect the box');
  await page.getByRole('radio', { name: 'Another port' }).check();
  await page.getByLabel('Path of the port').fill(path);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('main').getByText('Box connected').waitFor();
}
