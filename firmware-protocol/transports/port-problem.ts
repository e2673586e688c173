import type { PermissionCure, TransportProblem } from './transport.ts';

/** What is known of the system when a port is refused for want of rights. */
export interface SystemFacts {
  readonly platform: string;
  /** Name of the group that owns the port and whether its members may use it, where the system has groups. */
  readonly group?: string | undefined;
}

/**
 * Turns what the serial library says into a problem with a cure. Its messages come from the system: on Linux and
 * macOS the text of errno, on Windows "File not found" and "Access denied", the latter also for a port in use.
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

/** Debian calls the group `dialout`, Arch `uucp`; a port of root's own group needs a udev rule instead. */
function cure({ platform, group }: SystemFacts): PermissionCure {
  if (platform !== 'linux') return 'system';
  return group === undefined || group === '' || group === 'root' ? 'rule' : 'group';
}
