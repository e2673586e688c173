import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export interface PortEntry {
  readonly path: string;
  readonly label: string;
  readonly serialNumber?: string;
}

export interface FoundPort {
  readonly path: string;
  readonly manufacturer?: string | undefined;
  readonly friendlyName?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly vendorId?: string | undefined;
}

export interface ListProblem extends Problem {
  readonly code: 'box/no-port-list';
  readonly reason: string;
}

/**
 * Lists the serial ports of this machine, USB ports first, without opening any. Where no list is available (Linux
 * without udevadm), a path can still be typed. Pseudo-terminals are never listed.
 */
export async function listPorts(
  find: () => Promise<readonly FoundPort[]> = findPorts,
): Promise<Result<readonly PortEntry[], ListProblem>> {
  try {
    const found = await find();
    const usb = found.filter((port) => port.vendorId !== undefined);
    // The 4 to 32 bare ttyS lines of a PC come last, since a box nearly always comes by USB.
    return ok([...usb, ...found.filter((port) => port.vendorId === undefined)].map(entry));
  } catch (thrown) {
    return refuse({
      code: 'box/no-port-list',
      reason: thrown instanceof Error ? thrown.message : String(thrown),
    });
  }
}

async function findPorts(): Promise<readonly FoundPort[]> {
  const { SerialPort } = await import('serialport');
  return SerialPort.list();
}

function entry({ path, manufacturer, friendlyName, serialNumber }: FoundPort): PortEntry {
  const about = friendlyName ?? manufacturer;
  const label = about === undefined || about === '' ? path : `${about} (${path})`;
  return serialNumber === undefined || serialNumber === '' ? { path, label } : { path, label, serialNumber };
}
