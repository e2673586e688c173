/** Tells which earlier versions of games are made and which are kept; times are in milliseconds since 1970. */
export interface EarlierVersion {
  /** The name of its file, without the ending. */
  readonly name: string;
  /** The id of its game. */
  readonly id: string;
  readonly at: number;
  readonly bytes: number;
}

/**
 * A version of the longest evening takes 40,000 bytes, and a week of play day and night makes 2,016 of them, which is
 * 80 million. Nobody loses one to the limit, unless games are far longer than people play them.
 */
export const keepRule = {
  everyMs: 5 * 60_000,
  forMs: 7 * 24 * 3_600_000,
  bytes: 100_000_000,
} as const;

/** The times are those of one game's versions. Some may lie ahead, where the computer's clock was set back. */
export function isDue(times: readonly number[], now: number): boolean {
  return times.every((at) => Math.abs(now - at) >= keepRule.everyMs);
}

/** The versions that go, oldest first: those past their time, and more while all together are too large. The newest of each game stays. */
export function outgrown(versions: readonly EarlierVersion[], now: number): readonly EarlierVersion[] {
  const byAge = versions.toSorted((a, b) => a.at - b.at);
  const newest = new Map(byAge.map((version) => [version.id, version]));
  let bytes = byAge.reduce((sum, version) => sum + version.bytes, 0);
  return byAge.filter((version) => {
    const goes =
      newest.get(version.id) !== version && (now - version.at > keepRule.forMs || bytes > keepRule.bytes);
    if (goes) bytes -= version.bytes;
    return goes;
  });
}

/** Gives a file's name, readable and in the order of time whatever the zone: `alphacubes-20261128-0a1b-20261128-082155123`. */
export function earlierName(id: string, at: number): string {
  return `${id}-${new Date(at)
    .toISOString()
    .replaceAll(/[-:.Z]/g, '')
    .replace('T', '-')}`;
}

/** Returns the game and time that a name tells, or undefined for other names. */
export function readEarlierName(name: string): { readonly id: string; readonly at: number } | undefined {
  const parts = /^([a-z0-9][a-z0-9-]{0,63})-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)(\d{3})$/.exec(name);
  if (parts === null) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = parts.slice(2).map(Number);
  const at = Date.UTC(year, month - 1, day, hour, minute, second, ms);
  const [, id = ''] = parts;
  return earlierName(id, at) === name ? { id, at } : undefined;
}
