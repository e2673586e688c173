import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createDispatch } from '#electron/handlers/dispatch.ts';
import { openSerialPorts } from '#electron/services/box/serial/serial-ports.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { openServices } from '#electron/services/services.ts';
import { channels } from '#shared/contract/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { alphacubesSet, formatSet } from '#shared/pieces/index.ts';
import { temporaryFolder } from '../support/temporary.ts';

/** A port of a driver that hangs: it opens and takes bytes, but never says that it has closed. */
class HangingPort extends EventEmitter {
  isOpen = false;
  open(opened: (error: null) => void): void {
    this.isOpen = true;
    opened(null);
  }
  write(_bytes: Uint8Array, written: () => void): void {
    written();
  }
  update(_options: object, done: () => void): void {
    done();
  }
  close = vi.fn();
}

vi.mock('serialport', () => ({ SerialPort: HangingPort }));

it('frees the home although the driver of a port never closes it', async () => {
  const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
  const lock = expectOk(lockHome(home, 'browser'));
  const exporter = () => Promise.resolve(refuse({ code: 'print/not-drawn' } as const));
  const ends = vi.fn();
  const services = openServices({
    door: 'browser',
    home,
    lock,
    exporter,
    startSerial(_, { said }) {
      const ask = openSerialPorts(said);
      return { send: (asked) => void ask(asked), end: ends };
    },
  });
  expectOk(await services.box.connect('/dev/null'));
  await expect.poll(() => services.box.state().link).toBe('greeting');
  await services.close();
  expect(ends).toHaveBeenCalledTimes(1);
  expectOk(lockHome(home, 'browser')).release();
});

it('finishes the calls of closing windows, one behind another', async () => {
  const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
  const open = () => {
    const lock = expectOk(lockHome(home, 'desktop'));
    const exporter = () => Promise.resolve(refuse({ code: 'print/not-drawn' } as const));
    return openServices({ door: 'desktop', home, lock, exporter });
  };
  const services = open();
  const dispatch = createDispatch(services, (bug) => {
    throw bug;
  });
  const design = { text: formatSet(alphacubesSet) };
  const calls = [
    dispatch(channels.writeSettings, { theme: 'light' }),
    dispatch(channels.writeSettings, { theme: 'dark' }),
    dispatch(channels.createDesign, design),
  ];
  await services.close();
  for (const answer of await Promise.all(calls)) expectOk(answer);
  const again = open();
  expect(expectOk(await again.settings.read()).theme).toBe('dark');
  expect(expectOk(await again.designs.list()).designs).toHaveLength(1);
  await again.close();
});
