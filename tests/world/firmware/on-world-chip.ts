import { bytesOf, hearing, type Act, type Told } from '#tests/firmware-protocol/simavr-box.ts';
import { createClock } from '../clock.ts';
import { createFirmwareBox } from './firmware-box.ts';

/** The firmware in a world in which nothing else happens. */
export function onWorldChip(acts: readonly Act[], ms: number): Told {
  const clock = createClock();
  const after = (wait: number, call: () => void) => {
    const id = clock.after(wait, call);
    return () => clock.cancel(id);
  };
  const box = createFirmwareBox({ clock: { ...clock, after }, rows: 9, columns: 12, seed: 1 });
  const { hear, said, bad } = hearing();
  const wire = box.connect((bytes) => hear(bytes, clock.now()));
  for (const act of acts)
    clock.after(act.at, () => {
      const bytes = bytesOf(act);
      if (bytes !== undefined) wire.write(bytes);
      else if ('square' in act) box.set(act.square, act.full);
      else if ('press' in act) box.reset();
    });
  let isOver = false;
  clock.after(ms, () => (isOver = true));
  while (!isOver) clock.next();
  return { said, bad: bad(), looks: [] };
}
