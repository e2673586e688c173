import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system tells of its processes. */
export const seesProcesses = existsSync('/proc/self/stat');

/** Whether this is the process of serial ports, and alive. */
export function isSerialProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('serial-process');
  } catch {
    return false;
  }
}

/** The process of the serial ports that this one has started, while it lives. */
export function serialProcessOf(parent: number): number | undefined {
  return readdirSync('/proc')
    .map(Number)
    .find((pid) => isSerialProcess(pid) && parentOf(pid) === parent);
}

/** Is undefined for a process that has just ended, as those of other tests may. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

/** The process of the serial ports dies as of a crash. */
export function killSerialProcessOf(parent: number | undefined): void {
  const pid = serialProcessOf(parent ?? 0);
  if (pid === undefined) throw new Error(`Process ${parent} has none for its serial ports`);
  process.kill(pid, 'SIGKILL');
}
