import {
  encodeMessage,
  nextSequence,
  protocolMajor,
  protocolMinor,
  type HostMessage,
} from '../codec/index.ts';
import type { Link, Stepped } from './state.ts';
import { timing } from './timing.ts';

const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** The message as bytes to send, under the next sequence number. */
export function send(link: Link, message: HostMessage): Stepped {
  const bytes = encodeMessage(message, link.sequence);
  return { next: { ...link, sequence: nextSequence(link.sequence) }, actions: [{ kind: 'send', bytes }] };
}

/**
 * Says hello. No hello holds a carriage return or a line feed, so that a device of another kind that reads lines never
 * gets a whole one: numbers that would give one are skipped.
 */
export function sendHello(link: Link, now: number): Stepped {
  const hello = { kind: 'hello', major: protocolMajor, minor: protocolMinor } as const;
  let sequence = link.sequence;
  let bytes = encodeMessage(hello, sequence);
  while (bytes.includes(carriageReturn) || bytes.includes(lineFeed)) {
    sequence = nextSequence(sequence);
    bytes = encodeMessage(hello, sequence);
  }
  const every = link.phase === 'silent' ? timing.silentHelloEveryMs : timing.helloEveryMs;
  const next: Link = {
    ...link,
    sequence: nextSequence(sequence),
    hellos: [...link.hellos, sequence].slice(-32),
    helloAt: now + every,
  };
  return { next, actions: [{ kind: 'send', bytes }] };
}

/** The same link, from now on waiting for a snapshot if it was not already. */
export function awaiting(link: Link, now: number): Link {
  return { ...link, pictureDueAt: link.pictureDueAt ?? now + timing.pictureMs };
}

/** Asks for the whole box, and again until it comes; the wait counts from the first time. */
export function askSnapshot(link: Link, now: number): Stepped {
  const asked = [...link.asked, link.sequence].slice(-16);
  const { next, actions } = send(link, { kind: 'askSnapshot' });
  return { next: { ...awaiting(next, now), asked, snapshotAt: now + timing.snapshotRetryMs }, actions };
}
