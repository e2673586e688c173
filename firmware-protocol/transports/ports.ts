import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { PermissionCure, TransportProblem } from './transport.ts';

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

/** Lists USB ports first and opens none; without a list (Linux without udevadm), a path can still be typed. */
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

export interface SystemFacts {
  readonly platform: string;
  readonly group?: string | undefined;
}

/** The texts are those of errno on Linux and macOS; on Windows, "Access denied" is also said of a port in use. */
export function portProblem(path: string, reason: string, system: SystemFacts): TransportProblem {
  if (/cannot lock port|resource temporarily unavailable|resource busy|EBUSY/i.test(reason)) {
    return { code: 'box/port-busy', path };
  }
  if (/access denied/i.test(reason) && system.platform === 'win32') return { code: 'box/port-busy', path };
  if (/no such file|file not found|ENOENT|no such device|ENXIO|ENODEV/i.test(reason)) {
    return { code: 'box/no-such-port', path };
  }
  if (/permission denied|access denied|EACCES|EPERM|operation not permitted/i.test(reason)) {
    return { code: `box/no-permission-${cure(system)}`, path, group: system.group ?? '' };
  }
  if (/not a tty|inappropriate ioctl|ENOTTY|is a directory|invalid argument/i.test(reason)) {
    return { code: 'box/not-a-port', path };
  }
  return { code: 'box/port-failed', path, reason };
}

/** Debian calls the group `dialout`, Arch `uucp`; a port owned by the group root needs a udev rule instead. */
function cure({ platform, group }: SystemFacts): PermissionCure {
  if (platform !== 'linux') return 'system';
  return group === undefined || group === '' || group === 'root' ? 'rule' : 'group';
}
