import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ariaKeys } from '#shared/keys/index.ts';
import { useKeyMap, type GeneralCommand } from './key-store.ts';

/** Commands of games have names that only the game knows. */
export type CommandName = GeneralCommand | (string & {});

/** Returns the keys of a command as `aria-keyshortcuts`. */
export function useShortcut(command: CommandName | undefined): string | undefined {
  const map = useKeyMap();
  return ariaKeys(map.get(command ?? '')?.keys ?? []);
}

/** Returns what a key is called: `Ctrl+Z` for `Control+Z`. */
export function useKeyText(): (key: string) => string {
  const { t } = useTranslation('help');
  return useMemo(() => {
    const names = t('keyNames', { returnObjects: true }) as unknown as Readonly<Record<string, string>>;
    return (key) =>
      names[key] ??
      key
        .split('+')
        .map((part) => names[part] ?? part)
        .join('+');
  }, [t]);
}

/** Returns the key of a command as it is shown. */
export function useShownKey(command: CommandName | undefined): string | undefined {
  const map = useKeyMap();
  const text = useKeyText();
  const [first] = map.get(command ?? '')?.keys ?? [];
  return first === undefined ? undefined : text(first);
}

/** Readers hear the key from `aria-keyshortcuts` of what it stands in. */
export function KeyOf({
  command,
  className,
}: {
  readonly command: CommandName;
  readonly className?: string;
}) {
  return (
    <kbd aria-hidden className={className}>
      {useShownKey(command)}
    </kbd>
  );
}
