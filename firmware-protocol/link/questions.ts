import {
  encodeMessage,
  lineSpeeds,
  nextSequence,
  protocolMajor,
  protocolMinor,
  type HostMessage,
} from '../codec/index.ts';
import { commandDueAt, tryCommand } from './commands.ts';
import { askHistory } from './history.ts';
import type { Link, LinkAction, LinkStep } from './state.ts';
import { timing } from './timing.ts';

/** Sends one question at a time, the most urgent, because a box receives into a ring of 64 bytes and may be busy. */
export function sendDueQuestion(link: Link, now: number): LinkStep {
  const due = nextDue(link);
  if (due === undefined || due.at > now || mayAskAt(link) > now) return { next: link, actions: [] };
  switch (due.what) {
    case 'hello':
      return sendHello(link, now);
    case 'snapshot':
      return askSnapshot(link, now);
    case 'ping':
      return ping(link, now);
    case 'command': {
      const tried = tryCommand(link, now);
      return tried.message === undefined
        ? { next: tried.next, actions: tried.actions }
        : send(tried.next, tried.message, now);
    }
    case 'errors':
      return askErrors(link, now);
    case 'history': {
      const { next, message } = askHistory(link, now);
      return send(next, message, now);
    }
  }
}

export function nextQuestionAt(link: Link): number | undefined {
  const due = nextDue(link);
  return due === undefined ? undefined : Math.max(due.at, mayAskAt(link));
}

interface Due {
  readonly what: 'hello' | 'snapshot' | 'ping' | 'command' | 'history' | 'errors';
  readonly at: number;
}

/** Nothing but a hello is sent before the box has identified itself. */
function nextDue(link: Link): Due | undefined {
  if (link.phase === 'refused') return undefined;
  if (link.helloAt !== undefined) return { what: 'hello', at: link.helloAt };
  if (link.box === undefined) return undefined;
  const { snapshotAt, history } = link;
  // A ping to a box of 1.1 would acknowledge a picture that is in doubt.
  const pings = snapshotAt === undefined || link.box.info.minor === 0;
  const candidates: (Due | undefined)[] = [
    from('snapshot', snapshotAt),
    pings ? from('ping', pingDueAt(link)) : undefined,
    from('command', commandDueAt(link)),
    from('history', history?.dueAt),
    from('errors', errorsDueAt(link)),
  ];
  return candidates.reduce(
    (first, one) => (one !== undefined && (first === undefined || one.at < first.at) ? one : first),
    undefined,
  );
}

const from = (what: Due['what'], at: number | undefined): Due | undefined =>
  at === undefined ? undefined : { what, at };

/** Every question passes this gate, which ignores the content of answers, so that no faulty one can cause a flood. */
function mayAskAt({ waitingFor, questions }: Link): number {
  const answeredAt = waitingFor === undefined ? -Infinity : waitingFor.at + timing.answerMs;
  const [oldest] = questions;
  if (oldest === undefined || questions.length < timing.mostQuestions) return answeredAt;
  return Math.max(answeredAt, oldest + timing.questionsWithinMs);
}

function send(link: Link, message: HostMessage, now: number): LinkStep {
  const bytes = encodeMessage(message, link.sequence);
  const { counts, waitingFor, sequence } = link;
  const unanswered = counts.unanswered + (waitingFor === undefined ? 0 : 1);
  const next: Link = {
    ...link,
    sequence: nextSequence(sequence),
    waitingFor: { sequence, at: now },
    questions: [...link.questions, now].slice(-timing.mostQuestions),
    counts: { ...counts, asked: counts.asked + 1, unanswered },
  };
  const action: LinkAction = { kind: 'send', bytes, speed: link.speed };
  return { next, actions: [action] };
}

const lineEnds = [0x0d, 0x0a];

/** No hello holds a CR or LF, so a foreign device that reads lines never gets a whole one; such numbers are skipped. */
function nextHello(link: Link): { readonly next: Link; readonly hello: HostMessage } {
  const hello = { kind: 'hello', major: protocolMajor, minor: protocolMinor } as const;
  let { sequence } = link;
  while (encodeMessage(hello, sequence).some((byte) => lineEnds.includes(byte))) {
    sequence = nextSequence(sequence);
  }
  return { next: { ...link, sequence, hellos: [...link.hellos, sequence].slice(-32) }, hello };
}

function sendHello(link: Link, now: number): LinkStep {
  const { next, hello } = nextHello(link);
  const every = link.phase === 'silent' ? timing.silentHelloEveryMs : timing.helloEveryMs;
  return send({ ...next, speed: speedOfHello(link, now), helloAt: now + every }, hello, now);
}

/** Errors wait until the line is good again, because a bad line may lose the answer and the snapshot matters more. */
function errorsDueAt({ phase, missedAt, missedSince }: Link): number | undefined {
  if (phase !== 'live' || missedAt === undefined || missedSince === undefined) return undefined;
  return Math.min(missedAt + timing.errorsAfterMs, missedSince + timing.errorsLatestMs);
}

function askErrors(link: Link, now: number): LinkStep {
  const { next, hello } = nextHello(link);
  return send({ ...next, missedAt: now, missedSince: now, errorsAsked: next.sequence }, hello, now);
}

/** Alternates between the speeds, unless a box has sent a frame at the present speed within `speedMs`. */
function speedOfHello({ speed, signAt, hellos }: Link, now: number): number {
  const isRight = signAt !== undefined && now - signAt < timing.speedMs;
  if (hellos.length === 0 || isRight) return speed;
  return lineSpeeds.find((other) => other !== speed) ?? speed;
}

function askSnapshot(link: Link, now: number): LinkStep {
  const asked = [...link.asked, link.sequence].slice(-16);
  const snapshotAt = now + timing.snapshotRetryMs;
  return send({ ...link, asked, snapshotAt }, { kind: 'askSnapshot' }, now);
}

/** A ping is due sooner when the box awaits an acknowledgement, and later while a command awaits its answer. */
function pingDueAt(link: Link): number | undefined {
  const { pingedAt, owesPing, box } = link;
  if (pingedAt === undefined) return undefined;
  if (box?.info.minor === 0) return pingedAt + timing.olderPingEveryMs;
  if (commandDueAt(link) !== undefined) return pingedAt + timing.pingBesideCommandMs;
  return pingedAt + (owesPing ? timing.owedPingMs : timing.pingEveryMs);
}

function ping(link: Link, now: number): LinkStep {
  const { box } = link;
  const next = { ...link, pingedAt: now, owesPing: false };
  if (box === undefined || box.info.minor === 0) return send(next, { kind: 'ping' }, now);
  const { event } = box;
  const sent = send(next, { kind: 'ping', had: { boot: box.info.boot, event } }, now);
  const waitingFor = sent.next.waitingFor && { ...sent.next.waitingFor, had: event };
  return { ...sent, next: { ...sent.next, waitingFor } };
}
