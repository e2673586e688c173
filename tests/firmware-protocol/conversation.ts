import { decodeMessage, feed, newDecoder, type Frame } from '#firmware-protocol/codec/index.ts';
import { openLink, step, wakeAt } from '#firmware-protocol/link/link.ts';
import type { Link, LinkAction, LinkInput } from '#firmware-protocol/link/state.ts';
import {
  createSimulatedBox,
  type BoxOptions,
  type SimulatedBox,
} from '#firmware-protocol/simulator/index.ts';
import type { Clock } from '#firmware-protocol/transports/index.ts';

/** A clock that stands still until told; its calls run in the order of their times. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function testClock(start = 1_000_000): TestClock {
  let now = start;
  let order = 0;
  let waiting: { at: number; order: number; call: () => void }[] = [];
  return {
    now: () => now,
    date: () => now,
    after(ms, call) {
      const entry = { at: now + ms, order: order++, call };
      waiting.push(entry);
      return () => void (waiting = waiting.filter((one) => one !== entry));
    },
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const due = waiting.reduce<(typeof waiting)[number] | undefined>(
          (first, one) =>
            one.at <= end && (!first || one.at < first.at || (one.at === first.at && one.order < first.order))
              ? one
              : first,
          undefined,
        );
        if (due === undefined) break;
        waiting = waiting.filter((one) => one !== due);
        now = Math.max(now, due.at);
        due.call();
      }
      now = end;
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Lets time pass in steps of 10 ms, and every promise between them. */
export async function pass(clock: TestClock, ms: number): Promise<void> {
  await settled();
  for (let rest = ms; rest > 0; rest -= 10) {
    clock.advance(Math.min(10, rest));
    await settled();
  }
}

/** A link and a simulated box that talk to each other, with nothing but a clock between them. */
export interface Conversation {
  readonly clock: TestClock;
  readonly box: SimulatedBox;
  readonly sent: Uint8Array[];
  link(): Link;
  input(input: LinkInput): readonly LinkAction[];
  answers(): Extract<LinkAction, { kind: 'answered' }>[];
  /** The most questions that were waiting for their answers at one time, counting 100 ms each. */
  mostOpen(): number;
  /** From now on the box does not hear the link, though it is heard. */
  deafen(): void;
}

export function converse(
  options: Partial<BoxOptions> = {},
  linkOptions: Parameters<typeof openLink>[1] = {},
): Conversation {
  const clock = testClock();
  const box = createSimulatedBox({ ...options, clock });
  const sent: Uint8Array[] = [];
  const answered: Extract<LinkAction, { kind: 'answered' }>[] = [];
  let link = openLink(clock.now(), linkOptions);
  let callOff = (): void => undefined;
  let deaf = false;
  let open: { readonly at: number; readonly sequence: number | undefined }[] = [];
  let mostOpen = 0;
  const wire = box.connect((bytes) => void input({ kind: 'bytes', bytes }));

  function input(what: LinkInput): readonly LinkAction[] {
    for (const frame of what.kind === 'bytes' ? framesOf(what.bytes) : []) {
      const heard = decodeMessage(frame);
      if (!heard.ok || !('answers' in heard.value)) continue;
      const { answers } = heard.value;
      open = open.filter(({ sequence }) => sequence !== answers);
    }
    const { next, actions } = step(link, what, clock.now());
    link = next;
    callOff();
    const due = wakeAt(next);
    if (due !== undefined)
      callOff = clock.after(Math.max(0, due - clock.now()), () => input({ kind: 'time' }));
    for (const action of actions) {
      if (action.kind === 'answered') answered.push(action);
      else {
        sent.push(action.bytes);
        const unanswered = open.filter(({ at }) => clock.now() - at < 100);
        open = [...unanswered, { at: clock.now(), sequence: framesOf(action.bytes)[0]?.sequence }];
        mostOpen = Math.max(mostOpen, open.length);
        // A byte takes its time on the line; an answer never comes within the write.
        clock.after(1, () => {
          if (!deaf) wire.write(action.bytes);
        });
      }
    }
    return actions;
  }

  clock.after(0, () => input({ kind: 'time' }));
  const deafen = (): void => void (deaf = true);
  return {
    clock,
    box,
    sent,
    link: () => link,
    input,
    answers: () => answered,
    mostOpen: () => mostOpen,
    deafen,
  };
}

function framesOf(bytes: Uint8Array): Frame[] {
  return feed(newDecoder, bytes).frames.flatMap((frame) => (frame.ok ? [frame.value] : []));
}

/** What a small box says of itself, but for the number of the hello it answers. */
export const anInfo = {
  kind: 'info',
  answers: 0,
  major: 1,
  minor: 0,
  firmware: '1.0.0',
  rows: 1,
  columns: 2,
  features: [],
  boot: 1,
  debounceMs: 20,
  kept: 256,
  serialNumber: 'X',
} as const;

/** Which messages were sent, in their order. */
export const kinds = (sent: readonly Uint8Array[]): string[] =>
  feed(newDecoder, Uint8Array.from(sent.flatMap((bytes) => [...bytes]))).frames.map((frame) => {
    const message = frame.ok ? decodeMessage(frame.value) : frame;
    return message.ok ? message.value.kind : message.problem.code;
  });
