import { refuse, type Result } from '#shared/kernel/index.ts';
import type { PortEntry } from './ports.ts';
import type { Transport } from './transport.ts';

export type PortList = () => Promise<Result<readonly PortEntry[]>>;

/**
 * Follows a port by its USB serial number, since a replug may rename `ttyACM0` to `ttyACM1`. No other port is opened,
 * even under the old name; without a serial number the old name is used.
 */
export function followingTransport(path: string, at: (path: string) => Transport, list: PortList): Transport {
  let now = path;
  let serialNumber: string | undefined;
  let learning: Promise<void> | undefined;

  /** `open` does not wait for this; the box is greeted meanwhile. */
  async function learn(): Promise<void> {
    const ports = await list();
    if (!ports.ok) return;
    const mine = ports.value.find((port) => port.path === now)?.serialNumber;
    const isAlone = ports.value.filter((port) => port.serialNumber === mine).length === 1;
    serialNumber = isAlone ? mine : undefined;
  }

  /** Returns the present path, or undefined when the device is gone and another has taken its name. */
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
