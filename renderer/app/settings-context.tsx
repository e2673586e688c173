import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useStore } from 'zustand';
import type { Settings } from '#shared/contract/index.ts';
import { languageOf } from '#shared/i18n/index.ts';
import { setKeyChoice } from '#renderer/keys/index.ts';
import { keyChoiceName, keyChoiceSchema, noChoice } from '#shared/keys/index.ts';
import { applyTheme } from '#renderer/theme/index.ts';
import { useGateway } from './gateway-context.tsx';
import { speak } from './language.ts';
import { createSettingsStore, type SettingsStore, type ShownSettings } from './settings-store.ts';
import type { Remembered } from './settings-writes.ts';

type SettingsState = ShownSettings & Omit<SettingsStore, 'shown' | 'attend'>;

const SettingsContext = createContext<SettingsState | undefined>(undefined);

export interface SettingsProviderProps {
  readonly initial: Settings;
  readonly children: ReactNode;
}

export function SettingsProvider({ initial, children }: SettingsProviderProps) {
  const gateway = useGateway();
  const [store] = useState(() => createSettingsStore(gateway, initial));
  const { settings, notKept } = useStore(store.shown);
  useEffect(() => store.attend(), [store]);
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
  const value = useMemo(() => ({ ...store, settings, notKept }), [store, settings, notKept]);
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
      change({ remembered: { [key]: next as Remembered } });
    },
    [change, key],
  );
  return [value, remember];
}

/**
 * Remembers what several windows may change, such as a list: the callback gets it as it is kept by then, perhaps twice,
 * and returns what is to be kept, or undefined to leave it as it is.
 */
export function useKept<T>(
  key: string,
  schema: z.ZodType<T>,
  fallback: T,
): readonly [T, (next: (kept: T) => T | undefined) => void] {
  const { changeKept } = useSettings();
  const [value] = useRemembered(key, schema, fallback);
  const change = useCallback(
    (next: (kept: T) => T | undefined) => {
      changeKept(key, (kept) => {
        const parsed = schema.safeParse(kept);
        return next(parsed.success ? parsed.data : fallback) as Remembered | undefined;
      });
    },
    [changeKept, key, schema, fallback],
  );
  return [value, change];
}
