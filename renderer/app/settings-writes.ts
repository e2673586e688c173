import type { Gateway } from '#renderer/gateway/index.ts';
import type { Settings, SettingsChange } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

export type Remembered = Settings['remembered'][string];

/** Returns what is to be kept, or undefined to leave it as it is. It may be called more than once. */
export type KeptChange = (kept: unknown) => Remembered | undefined;

/** Holds changes of the settings on their way to the disk. The last change of each setting is the one that stays. */
export interface SettingsWrites {
  add(change: SettingsChange): void;
  /** Changes a remembered value as it is kept by then. Change one key either so or by `add`. */
  change(key: string, next: KeptChange): void;
  /** Sends what waits. Call it again only after it has ended. */
  send(): Promise<void>;
  /** Sends at once what waits, as it is shown, because a closing page gets no answers. */
  leave(shown: Settings): void;
  /** Returns the settings with what waits. */
  over(read: Settings): Settings;
}

export interface SettingsWritesParts {
  readonly gateway: Pick<Gateway, 'call'>;
  /** Gets the problem of each call, or undefined for one that succeeds. */
  readonly tell: (problem: Problem | undefined) => void;
  /** Gets the remembered values that were changed as they are kept. */
  readonly show: (remembered: Settings['remembered']) => void;
}

interface WaitingChange {
  readonly key: string;
  readonly next: KeptChange;
}

export function createSettingsWrites({ gateway, tell, show }: SettingsWritesParts): SettingsWrites {
  let waiting: readonly WaitingChange[] = [];
  let unsent: SettingsChange | undefined;
  /** All that was sent since no call was under way. */
  let sent: SettingsChange | undefined;
  let underWay = 0;

  const add = (change: SettingsChange): void => {
    unsent = bothChanges(unsent, change);
  };

  async function write(): Promise<void> {
    if (unsent === undefined) return;
    const call = gateway.call('writeSettings', unsent);
    sent = bothChanges(sent, unsent);
    unsent = undefined;
    underWay += 1;
    const answer = await call;
    underWay -= 1;
    tell(answer.ok ? undefined : answer.problem);
    // A browser gives up the answers of a closing page, though its calls arrive: what was sent later stays the last.
    if (isUnheard(answer)) unsent = bothChanges(sent, unsent);
    if (underWay === 0) sent = undefined;
  }

  async function readAndChange(): Promise<void> {
    const read = await gateway.call('readSettings');
    if (isUnheard(read)) return;
    const changes = waiting;
    waiting = [];
    if (!read.ok) {
      tell(read.problem);
      return;
    }
    const remembered = changedBy(changes, read.value.remembered);
    show(Object.fromEntries(changes.flatMap(({ key }) => entryOf(remembered, key))));
    const changed = changes.filter(({ key }) => remembered[key] !== read.value.remembered[key]);
    if (changed.length === 0) return;
    add({ remembered: Object.fromEntries(changed.flatMap(({ key }) => entryOf(remembered, key))) });
  }

  return {
    add,
    change(key, next) {
      waiting = [...waiting, { key, next }];
    },
    async send() {
      await write();
      if (waiting.length === 0) return;
      await readAndChange();
      await write();
    },
    leave({ remembered }) {
      if (waiting.length > 0) {
        add({ remembered: Object.fromEntries(waiting.flatMap(({ key }) => entryOf(remembered, key))) });
      }
      waiting = [];
      void write();
    },
    over: (read) => {
      const shown = withChange(read, unsent ?? {});
      return { ...shown, remembered: changedBy(waiting, shown.remembered) };
    },
  };
}

/** Returns the settings as they are shown after a change. */
export function withChange(settings: Settings, change: SettingsChange): Settings {
  const shown = { ...settings, ...change, remembered: { ...settings.remembered, ...change.remembered } };
  delete shown.myWordsWere;
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

function entryOf(
  remembered: Settings['remembered'],
  key: string,
): readonly (readonly [string, Remembered])[] {
  const { [key]: value } = remembered;
  return value === undefined ? [] : [[key, value]];
}

function isUnheard(answer: Result<unknown, Problem>): boolean {
  return (
    !answer.ok && (answer.problem.code === 'app/door-closed' || answer.problem.code === 'app/session-ended')
  );
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
