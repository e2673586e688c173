import { feed, lineSpeeds, newDecoder } from '../codec/index.ts';
import { sendDueQuestion, nextQuestionAt } from './questions.ts';
import { addCommand } from './commands.ts';
import { handleFrame } from './handle-frame.ts';
import { wantSnapshot } from './picture.ts';
import type { KnownBox, Link, LinkAction, LinkInput, LinkProblem, LinkStep } from './state.ts';
import { timing } from './timing.ts';

export interface LinkOptions {
  readonly expected?: string | undefined;
  /** The first sequence number should differ from that of the last conversation, so that stale answers are noticed. */
  readonly sequence?: number;
  /** This is the last known state of the box, so that squares changed meanwhile show as changes. */
  readonly known?: KnownBox | undefined;
  /** These are the times of the last questions over this port, so that opening it again does not raise the rate. */
  readonly questions?: readonly number[];
  readonly speed?: number | undefined;
}

export function openLink(
  now: number,
  { expected, sequence = 0, known, questions = [], speed = lineSpeeds[0] }: LinkOptions = {},
): Link {
  return {
    phase: 'greeting',
    problem: undefined,
    expected,
    decoder: newDecoder,
    sequence,
    speed,
    openedAt: now,
    heardAt: undefined,
    signAt: undefined,
    helloAt: now,
    hellos: [],
    pingedAt: undefined,
    owesPing: false,
    snapshotAt: undefined,
    pictureDueAt: undefined,
    asked: [],
    confirmedAt: undefined,
    doubtAt: undefined,
    history: undefined,
    acknowledged: undefined,
    missedAt: undefined,
    missedSince: undefined,
    errorsAsked: undefined,
    waitingFor: undefined,
    questions,
    known,
    box: undefined,
    commands: [],
    counts: { good: 0, bad: 0, lost: 0, repeated: 0, asked: 0, unanswered: 0, roundTripMs: undefined },
  };
}

/** The link reads no clock and no port: the caller passes the time in and carries out the actions. */
export function step(link: Link, input: LinkInput, now: number): LinkStep {
  if (link.phase === 'refused' && input.kind !== 'command') return { next: link, actions: [] };
  const { next: taken, actions } = take(link, input, now);
  const asked = sendDueQuestion(tick(taken, now), now);
  return { next: settle(asked.next, now), actions: [...actions, ...asked.actions] };
}

/** Returns when the next `time` step is due, or undefined when the link waits for nothing. */
export function wakeAt(link: Link): number | undefined {
  if (link.phase === 'refused') return undefined;
  const due = [
    nextQuestionAt(link),
    link.problem === undefined ? link.pictureDueAt : undefined,
    link.phase === 'live' ? liveUntil(link) : undefined,
    link.doubtAt,
    silentAt(link),
    lostAt(link),
    givenUp(link)?.at,
  ];
  return due.reduce((least, at) => (at !== undefined && (least === undefined || at < least) ? at : least));
}

function take(link: Link, input: LinkInput, now: number): LinkStep {
  switch (input.kind) {
    case 'bytes':
      return read(link, input.bytes, now);
    case 'time':
      return { next: link, actions: [] };
    case 'command':
      return addCommand(link, input.id, input.command, now);
  }
}

function read(link: Link, bytes: Uint8Array, now: number): LinkStep {
  const { next: decoder, frames } = feed(link.decoder, bytes);
  let next: Link = { ...link, decoder };
  const actions: LinkAction[] = [];
  for (const frame of frames) {
    if (next.phase === 'refused') break;
    const { counts } = next;
    if (frame.ok) {
      const heard = handleFrame({ ...next, counts: { ...counts, good: counts.good + 1 } }, frame.value, now);
      next = heard.next;
      actions.push(...heard.actions);
    } else next = { ...next, counts: { ...counts, bad: counts.bad + 1 } };
  }
  return { next, actions };
}

function tick(link: Link, now: number): Link {
  const due = (at: number | undefined): boolean => at !== undefined && at <= now;
  if (link.phase === 'refused') return link;
  const end = givenUp(link);
  if (end !== undefined && due(end.at)) return { ...link, phase: 'refused', problem: end.problem };
  let next = link;
  if (due(silentAt(next))) next = { ...next, phase: 'silent', problem: undefined };
  if (due(lostAt(next))) {
    const unasked = { pictureDueAt: undefined, snapshotAt: undefined, doubtAt: undefined, asked: [] };
    return { ...next, ...unasked, helloAt: now };
  }
  if (due(next.pictureDueAt) && next.problem === undefined) {
    next = { ...next, problem: { code: 'box/no-snapshot', seconds: timing.pictureMs / 1000 } };
  }
  if (due(next.doubtAt)) {
    const again = { ...next, doubtAt: undefined };
    next = next.helloAt === undefined ? wantSnapshot(again, now) : again;
  }
  return next;
}

/** Derives the phase from what is known; silence and refusal are set elsewhere. */
function settle(link: Link, now: number): Link {
  const { phase, box, heardAt = -Infinity } = link;
  if (phase === 'refused' || box === undefined) return link;
  const until = liveUntil(link);
  if (until !== undefined && now < until) return phase === 'live' ? link : { ...link, phase: 'live' };
  if (phase === 'silent' && now >= heardAt + timing.silenceMs) return link;
  return { ...link, phase: box.squares === undefined ? 'greeting' : 'unsure' };
}

function liveUntil({ confirmedAt }: Link): number | undefined {
  return confirmedAt === undefined ? undefined : confirmedAt + timing.liveMs;
}

/** A device that never identifies itself is refused; it gets more time when good frames have come from it. */
function givenUp({
  box,
  openedAt,
  signAt,
}: Link): { readonly at: number; readonly problem: LinkProblem } | undefined {
  if (box !== undefined) return undefined;
  const ms = signAt === undefined ? timing.greetingMs : timing.signedGreetingMs;
  const code = signAt === undefined ? 'box/not-a-box' : 'box/unreadable';
  return { at: openedAt + ms, problem: { code, seconds: ms / 1000 } };
}

/** Returns when a silent box gets a hello; with a known picture it may only be asleep, so shorter pings go first. */
function lostAt({ phase, box, heardAt, helloAt, snapshotAt }: Link): number | undefined {
  if (phase !== 'silent' || heardAt === undefined || helloAt !== undefined) return undefined;
  const waits = box?.squares !== undefined && snapshotAt === undefined;
  return heardAt + (waits ? timing.lostMs : timing.silenceMs);
}

function silentAt({ phase, box, heardAt }: Link): number | undefined {
  if (box === undefined || heardAt === undefined || phase === 'silent') return undefined;
  return heardAt + timing.silenceMs;
}
