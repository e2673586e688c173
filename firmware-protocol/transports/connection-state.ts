import type { Problem } from '#shared/kernel/index.ts';
import type { BoxFault, Change, KnownBox, Link, LinkCounts } from '../link/state.ts';

export interface ConnectionState {
  readonly link: 'off' | 'opening' | 'greeting' | 'live' | 'unsure' | 'silent' | 'lost' | 'refused';
  readonly port: string;
  readonly info?: ShownInfo;
  /** One character stands for each square, row by row: `1` holds a cube, `0` is empty. */
  readonly squares?: string;
  /** The newest comes first; there are at most 20. */
  readonly changes: readonly Change[];
  readonly faults?: readonly BoxFault[];
  readonly counts?: LinkCounts;
  /** The time is in milliseconds since 1970. */
  readonly heardAt?: number;
  readonly problem?: Problem;
}

export interface ShownInfo {
  readonly protocol: string;
  readonly firmware: string;
  readonly rows: number;
  readonly columns: number;
  readonly features: readonly string[];
  readonly debounceMs: number;
  readonly serialNumber: string;
  /** The name is undefined until the box has sent it, and when it is empty. */
  readonly name?: string;
}

const shownChanges = 20;

/** Until the box speaks, its last known state is shown instead. */
export function connectionStateOf(
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

export function differsOnlyInTime(a: ConnectionState, b: ConnectionState): boolean {
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
