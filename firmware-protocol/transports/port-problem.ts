import type { PermissionCure, TransportProblem } from './transport.ts';

export interface SystemFacts {
  readonly platform: string;
  readonly group?: string | undefined;
}

/**
 * Turns an error message of the serial library into a problem with a cure. The messages come from the system: errno
 * texts on Linux and macOS, "File not found" and "Access denied" on Windows, the latter also for a port in use.
 */
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
