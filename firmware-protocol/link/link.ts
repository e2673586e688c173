import { feed, newDecoder } from '../codec/index.ts';
import { addCommand, commandsDueAt, retryCommands } from './commands.ts';
import { hear } from './hearing.ts';
import { askSnapshot, send, sendHello } from './sending.ts';
import type { KnownBox, Link, LinkAction, LinkInput, Stepped } from './state.ts';
import { timing } from './timing.ts';

/** What a conversation starts from. */
export interface LinkOptions {
  /** Serial number of the box that was here before; another one is refused. */
  readonly expected?: string | undefined;
  /** First sequence number, best not the one of the last conversation: stale answers then show. */
  readonly sequence?: number;
  /** The box as it was when the last conversation ended, so that what changed meanwhile shows as changes. */
  readonly known?: KnownBox | undefined;
}

/** A link over a port that has just been opened; its first step is due at once. */
export function openLink(now: number, { expected, sequence = 0, known }: LinkOptions = {}): Link {
  return {
    phase: 'greeting',
    problem: undefined,
    expected,
    decoder: newDecoder,
    sequence,
    openedAt: now,
    heardAt: undefined,
    helloAt: now,
    hellos: [],
    pingAt: undefined,
    snapshotAt: undefined,
    pictureDueAt: undefined,
    asked: [],
    known,
    box: undefined,
    commands: [],
    good: 0,
    bad: 0,
  };
}

/** The one way a link moves. It knows no clock and no port: it is told the time and says what to send. */
export function step(link: Link, input: LinkInput, now: number): Stepped {
  switch (input.kind) {
    case 'bytes':
      return read(link, input.bytes, now);
    case 'time':
      return tick(link, now);
    case 'command':
      return addCommand(link, input.id, input.command, now);
  }
}

/** When the next step of kind `time` is due, or undefined when the link waits for nothing. */
export function wakeAt(link: Link): number | undefined {
  if (link.phase === 'refused') return undefined;
  const due = [
    link.helloAt,
    link.pingAt,
    link.snapshotAt,
    vainAt(link),
    silentAt(link),
    refusedAt(link),
    commandsDueAt(link),
  ];
  return due.reduce((least, at) => (at !== undefined && (least === undefined || at < least) ? at : least));
}

function read(link: Link, bytes: Uint8Array, now: number): Stepped {
  if (link.phase === 'refused') return { next: link, actions: [] };
  const { next: decoder, frames } = feed(link.decoder, bytes);
  let next: Link = { ...link, decoder };
  const actions: LinkAction[] = [];
  for (const frame of frames) {
    const heard = frame.ok
      ? hear({ ...next, good: next.good + 1 }, frame.value, now)
      : { next: { ...next, bad: next.bad + 1 }, actions: [] };
    next = heard.next;
    actions.push(...heard.actions);
  }
  return { next, actions };
}

/** Does everything that is due, each at most once. */
function tick(link: Link, now: number): Stepped {
  const due = (at: number | undefined): boolean => at !== undefined && at <= now;
  const actions: LinkAction[] = [];
  let next = link;
  const take = (stepped: Stepped): void => {
    next = stepped.next;
    actions.push(...stepped.actions);
  };
  if (link.phase === 'refused') return { next, actions };
  if (due(refusedAt(next))) {
    const problem = { code: 'box/not-a-box', seconds: timing.greetingMs / 1000 } as const;
    return { next: { ...next, phase: 'refused', problem }, actions };
  }
  if (due(silentAt(next))) {
    const unasked = { pingAt: undefined, snapshotAt: undefined, pictureDueAt: undefined, asked: [] };
    next = { ...next, ...unasked, phase: 'silent', problem: undefined, helloAt: now };
  }
  if (due(vainAt(next))) {
    const problem = { code: 'box/no-snapshot', seconds: timing.pictureMs / 1000 } as const;
    next = { ...next, phase: 'greeting', problem };
  }
  if (due(next.helloAt)) take(sendHello(next, now));
  if (due(next.snapshotAt)) take(askSnapshot(next, now));
  if (due(next.pingAt)) take(send({ ...next, pingAt: now + timing.pingEveryMs }, { kind: 'ping' }));
  take(retryCommands(next, now));
  return { next, actions };
}

/** A thing that never answered is refused; a box that did and then falls quiet is only silent. */
function refusedAt({ box, openedAt }: Link): number | undefined {
  return box === undefined ? openedAt + timing.greetingMs : undefined;
}

/** A box that speaks but never tells its squares is not waited for without a word. */
function vainAt({ pictureDueAt, problem }: Link): number | undefined {
  return problem === undefined ? pictureDueAt : undefined;
}

function silentAt({ phase, box, heardAt }: Link): number | undefined {
  if (box === undefined || heardAt === undefined || phase === 'silent') return undefined;
  return heardAt + timing.silenceMs;
}
