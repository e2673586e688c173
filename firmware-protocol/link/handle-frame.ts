import {
  decodeMessage,
  lastBoxType,
  lastHostType,
  maxSide,
  nextSequence,
  protocolMajor,
  protocolMinor,
  unasked,
  type BoxError,
  type BoxMessage,
  type ForeignInfo,
  type Frame,
  type Info,
  type MessageProblem,
} from '../codec/index.ts';
import { answerCommand } from './commands.ts';
import { handleKept } from './history.ts';
import { handleBeat, handleChange, handleHeartbeat, handleSnapshot, wantSnapshot } from './picture.ts';
import type { BoxFault, KnownBox, Link, LinkStep } from './state.ts';
import { timing } from './timing.ts';

const still = (next: Link): LinkStep => ({ next, actions: [] });
const mostFaults = 32;

/** Until an info answers our hello, the box is ignored; after that, any contradiction asks for a snapshot. */
export function handleFrame(link: Link, frame: Frame, now: number): LinkStep {
  const fromBox = frame.major === protocolMajor && frame.type > lastHostType + 1 && frame.type <= lastBoxType;
  const signed = fromBox ? { ...link, signAt: now } : link;
  const decoded = decodeMessage(frame);
  if (!decoded.ok) return still(handleUnreadable(signed, frame, decoded.problem, now));
  const message = decoded.value;
  switch (message.kind) {
    case 'foreignInfo':
      return handleForeignInfo(signed, message);
    case 'info':
      return still(handleInfo(signed, message, frame, now));
    case 'snapshot':
    case 'square':
    case 'acknowledge':
    case 'heartbeat':
    case 'error':
    case 'beat':
    case 'kept':
    case 'levels':
    case 'selfTest':
    case 'about':
    case 'counters':
      return signed.box === undefined ? still(signed) : handleBoxMessage(signed, message, frame, now);
    default:
      // A line that echoes returns our own messages, which do not show that there is a box.
      return still(link);
  }
}

type Told = Exclude<BoxMessage, Info>;

function handleBoxMessage(link: Link, message: Told, frame: Frame, now: number): LinkStep {
  const came = answered({ ...link, heardAt: now }, message, now);
  if ('boot' in message && message.boot !== link.box?.info.boot) return still(greetAgain(came, now));
  const heard = inOrder(came, frame, now, message.kind !== 'snapshot');
  switch (message.kind) {
    case 'snapshot':
      return still(handleSnapshot(heard, message, now));
    case 'square':
      return still(handleChange(heard, message, now));
    case 'beat':
      return still(handleBeat(heard, message, now));
    case 'heartbeat':
      return still(handleHeartbeat(heard, message, now));
    case 'kept':
      return still(handleKept(heard, message, now));
    case 'error':
      return message.answers === unasked
        ? still(handleError(heard, message))
        : answerCommand(heard, message, now);
    default:
      return answerCommand(heard, message, now);
  }
}

function answered(link: Link, message: BoxMessage, now: number): Link {
  const { waitingFor, counts } = link;
  if (waitingFor === undefined || !('answers' in message) || message.answers !== waitingFor.sequence) {
    return link;
  }
  const acknowledged = waitingFor.had ?? link.acknowledged;
  const roundTripMs = now - waitingFor.at;
  return { ...link, waitingFor: undefined, acknowledged, counts: { ...counts, roundTripMs } };
}

function handleUnreadable(link: Link, frame: Frame, problem: MessageProblem, now: number): Link {
  if (problem.code === 'message/too-large' && link.hellos.includes(problem.answers)) {
    const { rows, columns } = problem;
    return { ...link, phase: 'refused', problem: { code: 'box/too-large', rows, columns, most: maxSide } };
  }
  if (link.box === undefined) return link;
  return inOrder({ ...link, heardAt: now }, frame, now, true);
}

function handleForeignInfo(link: Link, info: ForeignInfo): LinkStep {
  if (!link.hellos.includes(info.answers)) return still(link);
  const code = info.major > protocolMajor ? 'box/app-too-old' : 'box/firmware-too-old';
  const versions = { theirs: `${info.major}.${info.minor}`, ours: `${protocolMajor}.${protocolMinor}` };
  return still({ ...link, phase: 'refused', problem: { code, ...versions } });
}

function handleInfo(link: Link, info: Info, frame: Frame, now: number): Link {
  if (!link.hellos.includes(info.answers)) return link;
  const expected = link.expected ?? info.serialNumber;
  if (info.serialNumber !== expected) {
    const problem = { code: 'box/another-box', expected, found: info.serialNumber } as const;
    return { ...link, phase: 'refused', problem };
  }
  const heard = answered({ ...link, heardAt: now, expected }, info, now);
  // A box of 1.1 repeats its info until it hears something else.
  if (link.helloAt === undefined && link.box?.info.boot === info.boot) {
    return handleErrorsBegin(inOrder(heard, frame, now, false), info, now);
  }
  const before = link.box ?? link.known;
  const same = before !== undefined && sameBox(before.info, info);
  const sameStart = same && before.info.boot === info.boot;
  const box: KnownBox = {
    info,
    squares: same ? before.squares : undefined,
    event: sameStart ? before.event : 0,
    frame: nextSequence(frame.sequence),
    changes: before?.changes ?? [],
    faults: sameStart ? before.faults : [],
  };
  // A late info may be a repetition; then the first info and the errors that followed it may be lost.
  const { waitingFor } = link;
  const isFirst = waitingFor?.sequence === info.answers && now - waitingFor.at < timing.beatEveryMs;
  const missedAt = isFirst ? undefined : now;
  const errors = { missedAt, missedSince: missedAt, errorsAsked: undefined };
  const next = { ...heard, ...errors, helloAt: undefined, pingedAt: now, acknowledged: undefined, box };
  return wantSnapshot(sameStart ? next : { ...next, history: undefined, confirmedAt: undefined }, now);
}

/** The errors that we asked for follow this info; a ping is due at once, since any message ends the repetitions. */
function handleErrorsBegin(link: Link, { answers }: Info, now: number): Link {
  const { box, errorsAsked } = link;
  if (box === undefined || errorsAsked !== answers) return link;
  const owesPing = link.owesPing || box.info.minor > 0;
  return {
    ...link,
    missedAt: undefined,
    missedSince: undefined,
    errorsAsked: undefined,
    owesPing,
    pingedAt: now - timing.owedPingMs,
  };
}

function sameBox(a: Info, b: Info): boolean {
  return a.rows === b.rows && a.columns === b.columns && a.serialNumber === b.serialNumber;
}

/** The box has restarted, so its event numbers mean nothing until it has answered a new hello. */
function greetAgain(link: Link, now: number): Link {
  const old = { ...link, confirmedAt: undefined, snapshotAt: undefined };
  return link.helloAt === undefined ? { ...old, helloAt: now } : old;
}

function handleError(link: Link, { error, detail }: BoxError): Link {
  const { box } = link;
  const fault: BoxFault = { error, detail };
  if (box === undefined || box.faults.length >= mostFaults) return link;
  if (box.faults.some((one) => one.error === error && one.detail === detail)) return link;
  const others = box.faults.filter(
    (one) => one.error !== error || (error === 'sensor' && one.detail !== detail),
  );
  return { ...link, box: { ...box, faults: [...others, fault] } };
}

/** Counts lost and repeated frames, which in 1.0 may mean a lost change; `asks` is false for a snapshot itself. */
function inOrder(link: Link, frame: Frame, now: number, asks: boolean): Link {
  const { box, counts } = link;
  if (box === undefined) return link;
  const ahead = (frame.sequence - box.frame + unasked) % unasked;
  const late = ahead > unasked / 2;
  const older = box.info.minor === 0;
  const missed =
    !late && ahead > 0 ? { missedAt: now, missedSince: link.missedSince ?? now, errorsAsked: undefined } : {};
  const follows = !late || (older && nextSequence(frame.sequence) !== box.frame);
  const next: Link = {
    ...link,
    ...missed,
    counts: late ? { ...counts, repeated: counts.repeated + 1 } : { ...counts, lost: counts.lost + ahead },
    box: follows ? { ...box, frame: nextSequence(frame.sequence) } : box,
  };
  const isTwice = nextSequence(frame.sequence) === box.frame;
  return older && asks && ahead !== 0 && !isTwice ? wantSnapshot(next, now) : next;
}
