import type { Gateway } from '#renderer/gateway/index.ts';
import type { SettingsChange } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';

/** Holds changes of the settings on their way to the disk. The last change of each setting is the one that stays. */
export interface SettingsWrites {
  add(change: SettingsChange): void;
  /** Sends in one call what waits. A closing page sends it while an earlier call has no answer yet. */
  send(): Promise<void>;
}

/** `tell` gets the problem of each call, or undefined for one that succeeds. */
export function createSettingsWrites(
  gateway: Pick<Gateway, 'call'>,
  tell: (problem: Problem | undefined) => void,
): SettingsWrites {
  let unsent: SettingsChange | undefined;
  /** All that was sent since no call was under way. */
  let sent: SettingsChange | undefined;
  let underWay = 0;
  return {
    add(change) {
      unsent = bothChanges(unsent, change);
    },
    async send() {
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
    },
  };
}

export function isUnheard(answer: Result<unknown, Problem>): boolean {
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
