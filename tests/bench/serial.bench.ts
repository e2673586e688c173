import { openBox } from '#electron/services/box/box.ts';
import { serialApart } from '#electron/services/box/serial/serial-apart.ts';
import { forkSerial } from '#electron/services/box/serial/start-serial.ts';
import { createEventBus } from '#electron/services/event-bus.ts';
import { programFolder } from '#electron/services/home/home.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { openBoxOnPty } from '#tests/support/box-on-pty.ts';
import { has } from '#tests/support/capabilities.ts';
import { killSerialProcessOf, seesProcesses } from '#tests/support/serial-process.ts';
import { median, type Row } from './measure.ts';

const deaths = 30;

/** From the death of the process of the serial ports to a live box: a new process, the port and the greeting (D6). */
export default async function* serial(): AsyncGenerator<Row> {
  if (!has('socat') || !seesProcesses) return;
  const onPty = await openBoxOnPty();
  const bus = createEventBus();
  const { list, transport, end } = serialApart(programFolder(), forkSerial);
  const box = openBox(bus, list, transport);
  const reached = (link: BoxState['link']): Promise<void> =>
    new Promise((resolve) => {
      const stop = bus.listen(() => {
        if (box.state().link !== link) return;
        stop();
        resolve();
      });
    });
  const first = reached('live');
  await box.connect(onPty.path);
  await first;
  const times: number[] = [];
  while (times.length < deaths) {
    const lost = reached('lost');
    const died = performance.now();
    killSerialProcessOf(process.pid);
    await lost;
    await reached('live');
    times.push(performance.now() - died);
  }
  await box.disconnect();
  end();
  await onPty.end();
  const what = 'death of the serial ports’ process to a live box';
  yield { what: `${what}, median`, value: median(times), unit: 'ms' };
  yield { what: `${what}, the slowest of ${deaths}`, value: Math.max(...times), unit: 'ms', bar: 2000 };
}
