import type { LiftableBox } from '../simulator/simulate-over-pty.ts';
import type { Clock } from '../transports/transport.ts';
import type { VirtualBox } from './virtual-box.ts';

const everyMs = 4;
/** After the machine stalls, at most this much time is caught up. */
const atOnceMs = 100;

/** Runs a virtual box at the pace of a clock, on a line that has no speed of its own. */
export function inRealTime(
  box: VirtualBox,
  clock: Clock,
): { readonly box: LiftableBox; readonly stop: () => void } {
  let last = clock.now();
  const run = (): void => {
    const now = clock.now();
    box.run(Math.min(atOnceMs, now - last));
    last = now;
    callOff = clock.after(everyMs, run);
  };
  let callOff = clock.after(everyMs, run);
  const connect: LiftableBox['connect'] = (hear) => {
    const wire = box.connect(hear);
    wire.setSpeed(undefined);
    return wire;
  };
  return { box: { ...box, connect }, stop: () => callOff() };
}
