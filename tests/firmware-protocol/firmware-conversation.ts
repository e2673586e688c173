import { openLink, step, wakeAt } from '#firmware-protocol/link/link.ts';
import type { Link, LinkInput } from '#firmware-protocol/link/state.ts';
import {
  createVirtualBox,
  type VirtualBox,
  type VirtualBoxOptions,
} from '#firmware-protocol/virtual-box/index.ts';
import { firmwareHex } from './firmware-box.ts';

/** Our link and the firmware, with a line between them. */
export interface Talk {
  readonly box: VirtualBox;
  link(): Link;
  input(what: LinkInput): void;
  /** Lets time pass; true as soon as `done`, looked at each millisecond. */
  pass(ms: number, done?: () => boolean): boolean;
  agrees(): boolean;
}

/** Both begin; time is that of the chip. */
export function talkWith(options: Partial<VirtualBoxOptions>): Talk {
  const box = createVirtualBox({ hex: firmwareHex, ...options });
  let link = openLink(box.now());
  const wire = box.connect((bytes) => input({ kind: 'bytes', bytes: Uint8Array.from(bytes) }));
  function input(what: LinkInput): void {
    const { next, actions } = step(link, what, box.now());
    link = next;
    for (const action of actions) {
      if (action.kind !== 'send') continue;
      wire.setSpeed(action.speed);
      wire.write(action.bytes);
    }
  }
  const agrees = (): boolean => link.phase === 'live' && link.box?.squares === box.squares();
  return {
    box,
    link: () => link,
    input,
    agrees,
    pass(ms, done = () => false) {
      for (let passed = 0; passed < ms; passed += 1) {
        if (done()) return true;
        box.run(1);
        if ((wakeAt(link) ?? Infinity) <= box.now()) input({ kind: 'time' });
      }
      return done();
    },
  };
}
