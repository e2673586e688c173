import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

/** A port as people may choose it. */
export interface PortEntry {
  readonly path: string;
  /** What is known of it in one line: maker and product, or the path alone. */
  readonly label: string;
  readonly serialNumber?: string;
}

/** What the serial library tells of a port. */
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
 * The serial ports of this machine, plugged ones first. Nothing is opened. Where the list cannot be had (Linux
 * without udevadm), a path can still be typed; pseudo-terminals are never in it.
 */
export async function listPorts(
  find: () => Promise<readonly FoundPort[]> = findPorts,
): Promise<Result<readonly PortEntry[], ListProblem>> {
  try {
    const found = await find();
    const usb = found.filter((port) => port.vendorId !== undefined);
    // The four to 32 bare ttyS lines of a PC stand last: a box nearly always comes by USB.
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
