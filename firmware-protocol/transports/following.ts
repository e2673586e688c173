import { refuse, type Result } from '#shared/kernel/index.ts';
import type { PortEntry } from './ports.ts';
import type { Transport } from './transport.ts';

/** The ports there are now. */
export type PortList = () => Promise<Result<readonly PortEntry[]>>;

/**
 * A port that is followed when the system gives it another name: unplugged and plugged in again, what was `ttyACM0` may
 * be `ttyACM1`. It is known by the serial number of its USB device, as the list has it while it is open. No other port is
 * opened, even under the old name; where the list says nothing of it, the old name is all there is.
 */
export function followingTransport(path: string, at: (path: string) => Transport, list: PortList): Transport {
  let now = path;
  let serialNumber: string | undefined;
  let learning: Promise<void> | undefined;

  /** Nobody waits for this: the box is greeted meanwhile. */
  async function learn(): Promise<void> {
    const ports = await list();
    if (!ports.ok) return;
    const mine = ports.value.find((port) => port.path === now)?.serialNumber;
    const isAlone = ports.value.filter((port) => port.serialNumber === mine).length === 1;
    serialNumber = isAlone ? mine : undefined;
  }

  /** Where it is now; undefined where something else has taken its name, and it is nowhere. */
  async function whereItIs(): Promise<string | undefined> {
    await learning;
    if (serialNumber === undefined) return now;
    const ports = await list();
    if (!ports.ok) return now;
    const found = ports.value.filter((port) => port.serialNumber === serialNumber);
    const [only] = found;
    if (found.length === 1) return only?.path;
    const isTaken = ports.value.some((port) => port.path === now && port.serialNumber !== serialNumber);
    return isTaken ? undefined : now;
  }

  return {
    get path() {
      return now;
    },
    async open(events) {
      const place = await whereItIs();
      if (place === undefined) return refuse({ code: 'box/no-such-port', path: now });
      const opened = await at(place).open(events);
      if (!opened.ok) return opened;
      now = place;
      if (serialNumber === undefined) learning = learn();
      return opened;
    },
  };
}
