import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { z } from 'zod';
import type { KeptFileName, Mending, Settings, SettingsChange } from '#shared/contract/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { wearTheme } from '#renderer/theme/index.ts';
import { useGateway } from './gateway-context.tsx';
import { bothChanges } from './settings-changes.ts';

interface SettingsState {
  readonly settings: Settings;
  /** Changes the choices named and leaves the others alone. */
  readonly change: (change: SettingsChange) => void;
  /** Until every change so far is written, or could not be. What is asked of Cubewright then knows them all. */
  readonly settled: () => Promise<void>;
  /** Decides what holds of a damaged file; the settings are then those of the answer. */
  readonly mend: (file: KeptFileName, how: Mending) => Promise<Result<Settings>>;
  /** Why the last change is shown but not kept. */
  readonly notKept: Problem | undefined;
}

const SettingsContext = createContext<SettingsState | undefined>(undefined);

export interface SettingsProviderProps {
  /** As read when the page started. */
  readonly initial: Settings;
  readonly children: ReactNode;
}

/** Keeps the choices that are remembered; a change shows at once and is written behind it, in order, also as the page goes. */
export function SettingsProvider({ initial, children }: SettingsProviderProps) {
  const gateway = useGateway();
  const [settings, setSettings] = useState(initial);
  const [notKept, setNotKept] = useState<Problem>();
  /** One question after another, so that what comes back is never older than what is shown. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback(<T,>(task: () => Promise<T>): Promise<T> => {
    const turn = last.current.then(task);
    last.current = turn.catch(() => undefined);
    return turn;
  }, []);
  /** What is shown and not yet sent, because something before it has not been answered. */
  const unsent = useRef<SettingsChange>(undefined);
  const send = useCallback(async () => {
    const wanted = unsent.current;
    if (wanted === undefined) return;
    unsent.current = undefined;
    const answer = await gateway.call('writeSettings', wanted);
    setNotKept(answer.ok ? undefined : answer.problem);
  }, [gateway]);
  const settled = useCallback(() => last.current.then(() => undefined), []);
  const change = useCallback(
    (wanted: SettingsChange) => {
      const shown = { ...wanted };
      delete shown.myWordsWere;
      setSettings((now) => ({
        ...now,
        ...shown,
        remembered: { ...now.remembered, ...wanted.remembered },
      }));
      unsent.current = unsent.current === undefined ? wanted : bothChanges(unsent.current, wanted);
      void inTurn(send);
    },
    [inTurn, send],
  );
  // A page that goes does not wait for answers any more.
  useEffect(() => {
    const leave = (): void => {
      void send();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, [send]);
  const mend = useCallback(
    (file: KeptFileName, how: Mending) =>
      inTurn(async () => {
        const answer = await gateway.call('mendFile', { file, how });
        if (answer.ok) setSettings(answer.value);
        return answer;
      }),
    [gateway, inTurn],
  );
  // Damage was found, or another window has decided: other words and choices may hold now.
  useEffect(
    () =>
      gateway.on('damageChanged', () => {
        void inTurn(async () => {
          const read = await gateway.call('readSettings');
          if (read.ok) setSettings(read.value);
        });
      }),
    [gateway, inTurn],
  );
  const { theme, cubeFont, cubeLetters, interfaceFont } = settings;
  useEffect(
    () => wearTheme({ theme, cubeFont, cubeLetters, interfaceFont }),
    [theme, cubeFont, cubeLetters, interfaceFont],
  );
  const value = useMemo(
    () => ({ settings, change, settled, mend, notKept }),
    [settings, change, settled, mend, notKept],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettings(): SettingsState {
  const state = useContext(SettingsContext);
  if (state === undefined) throw new Error('useSettings outside SettingsProvider');
  return state;
}

/**
 * A choice that outlives the page, parsed by `schema` as it comes back; what does not parse is as if never chosen.
 * `schema` and `fallback` are made once, outside the component.
 */
export function useRemembered<T>(
  key: string,
  schema: z.ZodType<T>,
  fallback: T,
): readonly [T, (value: T) => void] {
  const { settings, change } = useSettings();
  const kept = settings.remembered[key];
  const value = useMemo(() => {
    const parsed = schema.safeParse(kept);
    return parsed.success ? parsed.data : fallback;
  }, [kept, schema, fallback]);
  const remember = useCallback(
    (next: T) => {
      change({ remembered: { [key]: next as Settings['remembered'][string] } });
    },
    [change, key],
  );
  return [value, remember];
}
