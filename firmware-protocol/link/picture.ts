import {
  hashSquares,
  shortHash,
  tickMs,
  withSquare,
  type Beat,
  type Heartbeat,
  type Snapshot,
  type SquareChange,
} from '../codec/index.ts';
import { openHistory } from './history.ts';
import type { Change, KnownBox, Link } from './state.ts';
import { rememberedChanges, timing } from './timing.ts';

export function wantSnapshot(link: Link, now: number): Link {
  if (link.snapshotAt !== undefined) return link;
  return { ...link, snapshotAt: now, pictureDueAt: link.pictureDueAt ?? now + timing.pictureMs };
}

function confirm(link: Link, now: number): Link {
  return { ...link, confirmedAt: now, doubtAt: now + timing.doubtMs, helloAt: undefined };
}

const doubt = (link: Link): Link => ({ ...link, confirmedAt: undefined });

export function handleSnapshot(link: Link, snapshot: Snapshot, now: number): Link {
  const { box } = link;
  if (box === undefined) return link;
  const { info } = box;
  if (snapshot.rows !== info.rows || snapshot.columns !== info.columns) {
    const [said, found] = [info, snapshot].map(({ rows, columns }) => `${rows} x ${columns}`);
    const problem = { code: 'box/wrong-size', said: said ?? '', found: found ?? '' } as const;
    return { ...link, problem };
  }
  // An answer to an open question counts whatever its event number; any other must not be older than the picture.
  const answers = link.asked.includes(snapshot.answers);
  if (!answers && snapshot.event < box.event) return link;
  // A box of 1.0 may have sent an unasked snapshot before the event that made us ask.
  if (!answers && info.minor === 0 && link.snapshotAt !== undefined) return link;
  const found = box.squares === undefined ? [] : differences(box.squares, snapshot);
  const history = box.squares === undefined ? undefined : openHistory(box, snapshot.event, now);
  const next: Link = {
    ...link,
    problem: undefined,
    snapshotAt: undefined,
    pictureDueAt: undefined,
    asked: [],
    owesPing: info.minor > 0,
    history: joined(link.history, history),
    box: { ...box, squares: snapshot.squares, event: snapshot.event, changes: withNew(found, box) },
  };
  return confirm(next, now);
}

/** A second gap that opens before the first one is filled extends the first one. */
function joined(before: Link['history'], after: Link['history']): Link['history'] {
  return before === undefined || after === undefined ? (after ?? before) : { ...before, upTo: after.upTo };
}

function withNew(newest: readonly Change[], { changes }: KnownBox): readonly Change[] {
  return [...newest, ...changes].slice(0, rememberedChanges);
}

function differences(before: string, { squares, at, event }: Snapshot): readonly Change[] {
  const changes: Change[] = [];
  for (let square = 0; square < squares.length; square += 1) {
    if (before[square] !== squares[square]) {
      changes.push({ square, full: squares[square] === '1', at, event });
    }
  }
  return changes;
}

export function handleChange(link: Link, { event, square, full, at }: SquareChange, now: number): Link {
  const { box } = link;
  if (box?.squares === undefined || event <= box.event) return link;
  if (event !== box.event + 1 || square >= box.squares.length) return wantSnapshot(doubt(link), now);
  const squares = withSquare(box.squares, square, full);
  return { ...link, box: { ...box, squares, event, changes: withNew([{ square, full, at, event }], box) } };
}

export function handleBeat(link: Link, beat: Beat, now: number): Link {
  const { box } = link;
  if (box?.squares === undefined || beat.event < box.event) return link;
  const missing = beat.event - box.event;
  if (missing > beat.changes.length) return wantSnapshot(doubt(link), now);
  const fresh = beat.changes.slice(beat.changes.length - missing);
  if (fresh.some(({ square }) => square >= (box.squares?.length ?? 0))) {
    return wantSnapshot(doubt(link), now);
  }
  let { squares } = box;
  const changes: Change[] = [];
  for (const [place, { square, full, ticks }] of fresh.entries()) {
    squares = withSquare(squares, square, full);
    const at = Math.max(0, beat.at - ticks * tickMs);
    changes.unshift({ square, full, at, event: box.event + place + 1 });
  }
  const next = { ...link, box: { ...box, squares, event: beat.event, changes: withNew(changes, box) } };
  if (shortHash(squares) !== beat.hash) return wantSnapshot(doubt(next), now);
  const owesPing = link.owesPing || beat.changes.length > 0;
  return confirm({ ...next, owesPing }, now);
}

/** A heartbeat answers a ping. The picture is confirmed when event number and hash both agree. */
export function handleHeartbeat(link: Link, { event, hash }: Heartbeat, now: number): Link {
  const { box } = link;
  if (box?.squares === undefined) return link;
  if (event === box.event) {
    if (hash === hashSquares(box.squares)) return confirm(link, now);
    return wantSnapshot(doubt(link), now);
  }
  const older = box.info.minor === 0;
  if (event < box.event && !older) return link;
  // A box of 1.1 reports the changes by itself, sooner than a question would bring them on a bad line.
  return older ? wantSnapshot(doubt(link), now) : doubt(link);
}
