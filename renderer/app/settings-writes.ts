import { isOfDoor, type Gateway } from '#renderer/gateway/index.ts';
import type { Settings, SettingsChange } from '#shared/contract/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

export type Remembered = Settings['remembered'][string];

/**
 * Returns what is to be kept, or undefined to leave it as it is. It may be called more than once, also with its own
 * result, in which it must change nothing more.
 */
export type KeptChange = (kept: unknown) => Remembered | undefined;

/** Holds changes of the settings on their way to the disk. The last change of each setting is the one that stays. */
export interface SettingsWrites {
  /** Replaces what is kept. A remembered value is changed either by this or by `change`, never by both. */
  add(change: SettingsChange): void;
  /** Changes a remembered value as it is kept by then, since another window may have changed it, too. */
  change(key: string, next: KeptChange): void;
  /** Sends what waits. The next call may be made once this one has ended. */
  send(): Promise<void>;
  /** Sends at once what is not under way, because a closing page gets no answers. */
  leave(): void;
  /** Returns settings that were read, with what waits. */
  over(read: Settings): Settings;
}

export interface SettingsWritesParts {
  readonly gateway: Pick<Gateway, 'call'>;
  /** These values are kept, as far as this page knows. */
  readonly kept: Settings['remembered'];
  /** Gets the problem of each call, or undefined for one that succeeds. */
  readonly tell: (problem: Problem | undefined) => void;
  /** Gets the remembered values that were changed as they are kept. */
  readonly show: (remembered: Settings['remembered']) => void;
}

interface WaitingChange {
  readonly key: string;
  readonly next: KeptChange;
}

export function createSettingsWrites({ gateway, tell, show, ...parts }: SettingsWritesParts): SettingsWrites {
  let { kept } = parts;
  let waiting: readonly WaitingChange[] = [];
  let unsent: SettingsChange | undefined;
  /** Everything sent since the last moment without a call under way. */
  let sent: SettingsChange | undefined;
  let underWay = 0;
  /** The newest call makes these changes, and leads to these values. */
  let newest: { readonly changes: readonly WaitingChange[]; readonly becomes: Settings['remembered'] };

  /** Returns false if nobody has heard it. */
  async function write(changes: readonly WaitingChange[], from: Settings['remembered']): Promise<boolean> {
    const becomes = changedBy(changes, from);
    const keys = changes.map(({ key }) => key).filter((key) => !isSame(from[key], becomes[key]));
    if (unsent === undefined && keys.length === 0) {
      drop(changes);
      return true;
    }
    const were = Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
    const made = keys.length === 0 ? {} : { remembered: pick(becomes, keys), rememberedWere: were };
    const call = gateway.call('writeSettings', bothChanges(unsent, made));
    newest = { changes, becomes };
    sent = unsent === undefined ? sent : bothChanges(sent, unsent);
    unsent = undefined;
    underWay += 1;
    const answer = await call;
    underWay -= 1;
    tell(answer.ok ? undefined : answer.problem);
    const isHeard = answer.ok || !isOfDoor(answer.problem);
    // A browser gives up the answers of a closing page, though its calls arrive: what was sent later stays the last.
    if (!isHeard && sent !== undefined) unsent = bothChanges(sent, unsent);
    if (underWay === 0) sent = undefined;
    if (answer.ok) {
      ({ remembered: kept } = answer.value);
      // Where another window was quicker, its value is still kept, and the change is made once more.
      drop(changes.filter(({ key }) => isSame(kept[key], becomes[key])));
      const shown = changes.map(({ key }) => key);
      show(pick(changedBy(waiting, kept), shown));
    } else if (isHeard) {
      drop(changes);
    }
    return isHeard;
  }

  function drop(changes: readonly WaitingChange[]): void {
    waiting = waiting.filter((change) => !changes.includes(change));
  }

  return {
    add(change) {
      unsent = bothChanges(unsent, change);
    },
    change(key, next) {
      waiting = [...waiting, { key, next }];
    },
    async send() {
      let isHeard: boolean;
      do isHeard = await write(waiting, kept);
      while (isHeard && waiting.length > 0);
    },
    leave() {
      const begun = underWay > 0 ? newest : { changes: [], becomes: kept };
      const rest = waiting.filter((change) => !begun.changes.includes(change));
      void write(rest, begun.becomes);
    },
    over(read) {
      ({ remembered: kept } = read);
      const shown = withChange(read, unsent ?? {});
      return { ...shown, remembered: changedBy(waiting, shown.remembered) };
    },
  };
}

/** Returns the settings as they are shown after a change. */
export function withChange(settings: Settings, change: SettingsChange): Settings {
  const shown = { ...settings, ...change, remembered: { ...settings.remembered, ...change.remembered } };
  delete shown.myWordsWere;
  delete shown.rememberedWere;
  return shown;
}

function changedBy(
  changes: readonly WaitingChange[],
  remembered: Settings['remembered'],
): Settings['remembered'] {
  const changed = { ...remembered };
  for (const { key, next } of changes) {
    const kept = next(changed[key]);
    if (kept !== undefined) changed[key] = kept;
  }
  return changed;
}

function pick(remembered: Settings['remembered'], keys: readonly string[]): Settings['remembered'] {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const { [key]: value } = remembered;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function isSame(one: Remembered | undefined, other: Remembered | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function bothChanges(first: SettingsChange, second?: SettingsChange): SettingsChange;
export function bothChanges(first: SettingsChange | undefined, second: SettingsChange): SettingsChange;
export function bothChanges(first?: SettingsChange, second?: SettingsChange): SettingsChange | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  const both = { ...first, ...second };
  if (first.remembered !== undefined && second.remembered !== undefined) {
    both.remembered = { ...first.remembered, ...second.remembered };
  }
  // `myWordsWere` must be the words shown before the first change.
  if (first.myWords !== undefined) {
    delete both.myWordsWere;
    if (first.myWordsWere !== undefined) both.myWordsWere = first.myWordsWere;
  }
  return both;
}
