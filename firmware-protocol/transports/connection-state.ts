import type { Problem } from '#shared/kernel/index.ts';
import type { BoxFault, Change, KnownBox, Link, LinkCounts } from '../link/index.ts';

/** Where the connection stands, as the screens and the command line show it. */
export interface ConnectionState {
  readonly link: 'off' | 'opening' | 'greeting' | 'live' | 'unsure' | 'silent' | 'lost' | 'refused';
  readonly port: string;
  readonly info?: ShownInfo;
  /** One character a square, row by row: `1` holds a cube, `0` is empty. */
  readonly squares?: string;
  /** Newest first, 20 at most. */
  readonly changes: readonly Change[];
  /** What the box finds wrong with itself; absent when it finds nothing. */
  readonly faults?: readonly BoxFault[];
  /** What has passed over the line since it was opened. */
  readonly counts?: LinkCounts;
  /** Milliseconds since 1970. */
  readonly heardAt?: number;
  readonly problem?: Problem;
}

export interface ShownInfo {
  readonly protocol: string;
  readonly firmware: string;
  readonly rows: number;
  readonly columns: number;
  readonly features: readonly string[];
  /** How long a reading must hold still before it counts. */
  readonly debounceMs: number;
  readonly serialNumber: string;
  /** Absent until the box has said it, and when it has none. */
  readonly name?: string;
}

/** How many of the last changes are shown. */
const shownChanges = 20;

/** What a link shows while its port is open; before the box has spoken, what was last known of it. */
export function shownLink(
  link: Link,
  port: string,
  heardAt: number | undefined,
  known: KnownBox | undefined,
  name: string,
): ConnectionState {
  const { phase, problem, counts } = link;
  const box = link.box ?? known;
  return {
    link: phase,
    port,
    changes: (box?.changes ?? []).slice(0, shownChanges),
    counts,
    ...(box === undefined || box.faults.length === 0 ? {} : { faults: box.faults }),
    ...(box === undefined ? {} : { info: shownInfo(box.info, name) }),
    ...(box?.squares === undefined ? {} : { squares: box.squares }),
    ...(heardAt === undefined ? {} : { heardAt }),
    ...(problem === undefined ? {} : { problem }),
  };
}

function shownInfo(info: KnownBox['info'], name: string): ShownInfo {
  const { major, minor, firmware, rows, columns, features, debounceMs, serialNumber } = info;
  const about = {
    protocol: `${major}.${minor}`,
    firmware,
    rows,
    columns,
    features,
    debounceMs,
    serialNumber,
  };
  return name === '' ? about : { ...about, name };
}

/** Whether nothing but the time of the last word has changed. */
export function sameButTime(a: ConnectionState, b: ConnectionState): boolean {
  return (
    a.link === b.link &&
    a.squares === b.squares &&
    a.problem?.code === b.problem?.code &&
    a.changes[0] === b.changes[0] &&
    a.changes.length === b.changes.length &&
    a.faults === b.faults &&
    JSON.stringify(a.info) === JSON.stringify(b.info)
  );
}
