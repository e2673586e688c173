import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Gateway } from '#renderer/gateway/index.ts';
import type { KeptFileName, Mending, Settings, SettingsChange } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { createSettingsWrites, withChange, type KeptChange } from './settings-writes.ts';

export interface ShownSettings {
  readonly settings: Settings;
  readonly notKept: Problem | undefined;
}

/** Shows a change at once and saves it afterwards. Changes are saved in order, even if the page closes. */
export interface SettingsStore {
  readonly shown: StoreApi<ShownSettings>;
  change(change: SettingsChange): void;
  /** Changes a remembered value as it is kept by then; see `SettingsWrites`. */
  changeKept(key: string, next: KeptChange): void;
  /** Resolves when every change so far is written or has failed. */
  settled(): Promise<void>;
  mend(file: KeptFileName, how: Mending): Promise<Result<Settings>>;
  /** Follows the door and the page until the callback that is returned is called. */
  attend(): () => void;
}

export function createSettingsStore(gateway: Gateway, initial: Settings): SettingsStore {
  const shown = createStore<ShownSettings>(() => ({ settings: initial, notKept: undefined }));
  const show = (settings: Settings): void => {
    shown.setState({ settings });
  };
  const writes = createSettingsWrites({
    gateway,
    kept: initial.remembered,
    tell: (notKept) => {
      shown.setState({ notKept });
    },
    show: (remembered) => {
      show(withChange(shown.getState().settings, { remembered }));
    },
  });

  /** Calls run one at a time, so that no answer is older than the settings that it replaces. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  }
  const send = (): void => void inTurn(writes.send);

  return {
    shown,
    change(change) {
      show(withChange(shown.getState().settings, change));
      writes.add(change);
      send();
    },
    changeKept(key, next) {
      const { settings } = shown.getState();
      const kept = next(settings.remembered[key]);
      if (kept !== undefined) show(withChange(settings, { remembered: { [key]: kept } }));
      writes.change(key, next);
      send();
    },
    settled: () => last.then(() => undefined),
    mend: (file, how) =>
      inTurn(async () => {
        const answer = await gateway.call('mendFile', { file, how });
        if (answer.ok) show(writes.over(answer.value));
        return answer;
      }),
    attend() {
      addEventListener('pagehide', writes.leave);
      const ends = [
        gateway.onDoor((door) => {
          if (door === 'open') send();
        }),
        // Damage was found or another window has decided about it, so other settings may hold now.
        gateway.on('damageChanged', () => {
          void inTurn(async () => {
            const read = await gateway.call('readSettings');
            if (read.ok) show(writes.over(read.value));
          });
        }),
      ];
      return () => {
        removeEventListener('pagehide', writes.leave);
        for (const end of ends) end();
      };
    },
  };
}
