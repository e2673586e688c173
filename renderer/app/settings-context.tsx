import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Settings, SettingsChange } from '#shared/contract/index.ts';
import { wearTheme } from '#renderer/theme/index.ts';
import { useGateway } from './gateway-context.tsx';

interface SettingsState {
  readonly settings: Settings;
  /** Changes the choices named and leaves the others alone. */
  readonly change: (change: SettingsChange) => void;
}

const SettingsContext = createContext<SettingsState | undefined>(undefined);

export interface SettingsProviderProps {
  /** As read when the page started. */
  readonly initial: Settings;
  readonly children: ReactNode;
}

/** Keeps the choices that are remembered; a change shows at once and is written behind it, in order. */
export function SettingsProvider({ initial, children }: SettingsProviderProps) {
  const gateway = useGateway();
  const [settings, setSettings] = useState(initial);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  const change = useCallback(
    (wanted: SettingsChange) => {
      setSettings((now) => ({
        ...now,
        ...wanted,
        remembered: { ...now.remembered, ...wanted.remembered },
      }));
      writing.current = writing.current.then(() => gateway.call('writeSettings', wanted));
    },
    [gateway],
  );
  const { theme, cubeFont, interfaceFont } = settings;
  useEffect(() => wearTheme({ theme, cubeFont, interfaceFont }), [theme, cubeFont, interfaceFont]);
  const value = useMemo(() => ({ settings, change }), [settings, change]);
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
