import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { KeptFileName, Mending, Settings, SettingsChange } from '#shared/contract/index.ts';
import { languageOf } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { setKeyChoice } from '#renderer/keys/index.ts';
import { keyChoiceName, keyChoiceSchema, noChoice } from '#shared/keys/index.ts';
import { applyTheme } from '#renderer/theme/index.ts';
import { useDoorOpening, useGateway } from './gateway-context.tsx';
import { speak } from './language.ts';
import { createSettingsWrites, isUnheard } from './settings-writes.ts';

type Remembered = Settings['remembered'][string];

interface SettingsState {
  readonly settings: Settings;
  readonly change: (change: SettingsChange) => void;
  readonly changeKept: (key: string, next: (kept: unknown) => Remembered | undefined) => void;
  /** Resolves when every change so far is written or has failed. */
  readonly settled: () => Promise<void>;
  readonly mend: (file: KeptFileName, how: Mending) => Promise<Result<Settings>>;
  readonly notKept: Problem | undefined;
}

const SettingsContext = createContext<SettingsState | undefined>(undefined);

export interface SettingsProviderProps {
  readonly initial: Settings;
  readonly children: ReactNode;
}

/** Shows a change at once and saves it afterwards. Changes are saved in order, even if the page closes. */
export function SettingsProvider({ initial, children }: SettingsProviderProps) {
  const gateway = useGateway();
  const [settings, setSettings] = useState(initial);
  const [notKept, setNotKept] = useState<Problem>();
  /** Calls run one at a time, so that no answer is older than the settings that it replaces. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback(<T,>(task: () => Promise<T>): Promise<T> => {
    const turn = last.current.then(task);
    last.current = turn.catch(() => undefined);
    return turn;
  }, []);
  const writes = useMemo(() => createSettingsWrites(gateway, setNotKept), [gateway]);
  /** What nobody has heard is done again once the door opens. */
  const unheard = useRef<(() => void)[]>([]);
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
      writes.add(wanted);
      void inTurn(writes.send);
    },
    [inTurn, writes],
  );
  const changeKept = useCallback(
    (key: string, next: (kept: unknown) => Remembered | undefined) => {
      const changeNow = async (): Promise<void> => {
        await writes.send();
        const read = await gateway.call('readSettings');
        if (isUnheard(read)) unheard.current.push(() => void inTurn(changeNow));
        if (!read.ok) {
          setNotKept(read.problem);
          return;
        }
        const { [key]: was } = read.value.remembered;
        const kept = next(was);
        const shown = kept ?? was;
        if (shown !== undefined) {
          setSettings((now) => ({ ...now, remembered: { ...now.remembered, [key]: shown } }));
        }
        if (kept === undefined) return;
        const answer = await gateway.call('writeSettings', { remembered: { [key]: kept } });
        if (isUnheard(answer)) unheard.current.push(() => void inTurn(changeNow));
        setNotKept(answer.ok ? undefined : answer.problem);
      };
      void inTurn(changeNow);
    },
    [gateway, inTurn, writes],
  );
  useDoorOpening(() => {
    void inTurn(writes.send);
    for (const changeNow of unheard.current.splice(0)) changeNow();
  });
  // This does not wait for calls under way, because a closing page gets no answers.
  useEffect(() => {
    const leave = (): void => {
      void writes.send();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
    };
  }, [writes]);
  const mend = useCallback(
    (file: KeptFileName, how: Mending) =>
      inTurn(async () => {
        const answer = await gateway.call('mendFile', { file, how });
        if (answer.ok) setSettings(answer.value);
        return answer;
      }),
    [gateway, inTurn],
  );
  // Damage was found or another window has decided about it, so other settings may hold now.
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
  const { theme, cubeFont, cubeLetters, interfaceFont, motion } = settings;
  useEffect(
    () => applyTheme({ theme, cubeFont, cubeLetters, interfaceFont, motion }),
    [theme, cubeFont, cubeLetters, interfaceFont, motion],
  );
  const { i18n } = useTranslation();
  const language = languageOf(settings.language, navigator.languages);
  useEffect(() => {
    if (language !== i18n.language) void speak(i18n, language);
  }, [i18n, language]);
  const keys = settings.remembered[keyChoiceName];
  // A layout effect runs before the first key can be heard.
  useLayoutEffect(() => {
    const parsed = keyChoiceSchema.safeParse(keys);
    setKeyChoice(parsed.success ? parsed.data : noChoice);
  }, [keys]);
  const value = useMemo(
    () => ({ settings, change, changeKept, settled, mend, notKept }),
    [settings, change, changeKept, settled, mend, notKept],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

export function useSettings(): SettingsState {
  const state = useContext(SettingsContext);
  if (state === undefined) throw new Error('useSettings outside SettingsProvider');
  return state;
}

/** Remembers a choice beyond the page. Create `schema`, which parses it, and `fallback` once, outside the component. */
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

/**
 * Changes what is remembered as it is kept by now, since another window may have changed it, too.
 * `next` returns undefined to leave it as it is.
 */
export function useKeptChange<T>(
  key: string,
  schema: z.ZodType<T>,
  fallback: T,
): (next: (kept: T) => T | undefined) => void {
  const { changeKept } = useSettings();
  return useCallback(
    (next) => {
      changeKept(key, (kept) => {
        const parsed = schema.safeParse(kept);
        return next(parsed.success ? parsed.data : fallback) as Remembered | undefined;
      });
    },
    [changeKept, key, schema, fallback],
  );
}
