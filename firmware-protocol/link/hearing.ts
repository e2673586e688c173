import {
  decodeMessage,
  hashSquares,
  nextSequence,
  protocolMajor,
  protocolMinor,
  withSquare,
  type ForeignInfo,
  type Frame,
  type Heartbeat,
  type Info,
  type Snapshot,
  type SquareChange,
} from '../codec/index.ts';
import { answerCommand } from './commands.ts';
import { askSnapshot, awaiting, sendHello } from './sending.ts';
import type { Change, KnownBox, Link, Stepped } from './state.ts';
import { shownChanges } from './timing.ts';

const still = (next: Link): Stepped => ({ next, actions: [] });

/**
 * What a good frame means. Nothing is believed before an info that answers one of our hellos. After that a
 * snapshot is the truth, a change counts only as the very next one, and whatever does not fit asks for a snapshot.
 */
export function hear(link: Link, frame: Frame, now: number): Stepped {
  const decoded = decodeMessage(frame);
  if (!decoded.ok)
    return link.box === undefined ? still(link) : inOrder({ ...link, heardAt: now }, frame, now);
  const message = decoded.value;
  if (message.kind === 'foreignInfo') return hearForeign(link, message);
  if (message.kind === 'info') return hearInfo(link, message, frame, now);
  const { box } = link;
  if (box === undefined) return still(link);
  const heard = { ...link, heardAt: now };
  switch (message.kind) {
    case 'snapshot':
      if (message.boot !== box.info.boot) return greetAgain(heard, now);
      return hearSnapshot(follow(heard, box, frame), message);
    case 'square':
      if (message.boot !== box.info.boot) return greetAgain(heard, now);
      return then(inOrder(heard, frame, now), (next) => hearChange(next, message, now));
    case 'heartbeat':
      if (message.boot !== box.info.boot) return greetAgain(heard, now);
      return then(inOrder(heard, frame, now), (next) => hearHeartbeat(next, message, now));
    case 'acknowledge':
    case 'error':
      return then(inOrder(heard, frame, now), (next) => answerCommand(next, message, now));
    default:
      // Our own words come back to us on a line that echoes: not a box speaking.
      return still(link);
  }
}

function hearForeign(link: Link, info: ForeignInfo): Stepped {
  if (!link.hellos.includes(info.answers)) return still(link);
  const code = info.major > protocolMajor ? 'box/app-too-old' : 'box/firmware-too-old';
  const versions = { theirs: `${info.major}.${info.minor}`, ours: `${protocolMajor}.${protocolMinor}` };
  return still({ ...link, phase: 'refused', problem: { code, ...versions } });
}

function hearInfo(link: Link, info: Info, frame: Frame, now: number): Stepped {
  if (!link.hellos.includes(info.answers)) return still(link);
  const expected = link.expected ?? info.serialNumber;
  if (info.serialNumber !== expected) {
    const problem = { code: 'box/another-box', expected, found: info.serialNumber } as const;
    return still({ ...link, phase: 'refused', problem });
  }
  const before = link.box ?? link.known;
  const same = link.box !== undefined && before?.info.boot === info.boot && sameSize(before.info, info);
  const frameNumber = nextSequence(frame.sequence);
  const box: KnownBox = {
    info,
    squares: before !== undefined && sameSize(before.info, info) ? before.squares : undefined,
    event: same ? before.event : 0,
    frame: frameNumber,
    changes: before?.changes ?? [],
  };
  const phase = link.phase === 'live' ? 'live' : 'greeting';
  const next: Link = { ...link, phase, expected, heardAt: now, helloAt: undefined, pingAt: now, box };
  return askSnapshot(next, now);
}

function sameSize(a: Info, b: Info): boolean {
  return a.rows === b.rows && a.columns === b.columns;
}

/** The box has started anew: its event numbers mean nothing any more until it has been asked who it is. */
function greetAgain(link: Link, now: number): Stepped {
  if (link.helloAt !== undefined) return still(link);
  return sendHello({ ...awaiting(link, now), phase: 'greeting' }, now);
}

function follow(link: Link, box: KnownBox, frame: Frame): Link {
  return { ...link, box: { ...box, frame: nextSequence(frame.sequence) } };
}

/** A frame out of its turn means that one was lost or swapped; the same frame twice means nothing. */
function inOrder(link: Link, frame: Frame, now: number): Stepped {
  const { box } = link;
  if (box === undefined || nextSequence(frame.sequence) === box.frame) return still(link);
  const next = follow(link, box, frame);
  return frame.sequence === box.frame ? still(next) : wantSnapshot(next, now);
}

/** Asks unless the question is already open. */
function wantSnapshot(link: Link, now: number): Stepped {
  return link.snapshotAt === undefined ? askSnapshot(link, now) : still(link);
}

function hearSnapshot(link: Link, snapshot: Snapshot): Stepped {
  const { box } = link;
  if (box === undefined || snapshot.rows !== box.info.rows || snapshot.columns !== box.info.columns)
    return still(link);
  // An answer to an open question is the truth whatever its event number; any other must not be older than we are.
  const answers = link.asked.includes(snapshot.answers);
  if (!answers && (snapshot.event < box.event || link.snapshotAt !== undefined)) return still(link);
  const found = box.squares === undefined ? [] : differences(box.squares, snapshot);
  const changes = [...found, ...box.changes].slice(0, shownChanges);
  return still({
    ...link,
    phase: 'live',
    problem: undefined,
    snapshotAt: undefined,
    pictureDueAt: undefined,
    asked: [],
    box: { ...box, squares: snapshot.squares, event: snapshot.event, changes },
  });
}

function differences(before: string, { squares, at }: Snapshot): readonly Change[] {
  const changes: Change[] = [];
  for (let square = 0; square < squares.length; square += 1) {
    if (before[square] !== squares[square]) changes.push({ square, full: squares[square] === '1', at });
  }
  return changes;
}

function hearChange(link: Link, { event, square, full, at }: SquareChange, now: number): Stepped {
  const { box } = link;
  if (box?.squares === undefined || event <= box.event) return still(link);
  if (event !== box.event + 1 || square >= box.squares.length) return wantSnapshot(link, now);
  const changes = [{ square, full, at }, ...box.changes].slice(0, shownChanges);
  return still({ ...link, box: { ...box, squares: withSquare(box.squares, square, full), event, changes } });
}

function hearHeartbeat(link: Link, { event, hash }: Heartbeat, now: number): Stepped {
  const { box } = link;
  if (box?.squares === undefined) return still(link);
  const agrees = event === box.event && hash === hashSquares(box.squares);
  return agrees ? still(link) : wantSnapshot(link, now);
}

function then(first: Stepped, more: (link: Link) => Stepped): Stepped {
  const second = more(first.next);
  return { next: second.next, actions: [...first.actions, ...second.actions] };
}
