import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { allPlaces, commandName, type KeyMap } from '#shared/keys/index.ts';
import { useKeyMap } from './key-store.ts';
import { useKeyText } from './key-text.tsx';

export interface KeySection {
  readonly id: string;
  readonly title: string;
  /** The names of the commands, in the order of `keys`. */
  readonly commands: readonly string[];
  /** A key, and what it does. */
  readonly keys: readonly (readonly [string, string])[];
}

interface PlaceTexts {
  readonly title: string;
  readonly keys: Readonly<Record<string, string>>;
}

/** Returns the keys of each place by its name, as they hold now. */
export function useKeySections(): ReadonlyMap<string, KeySection> {
  const { t } = useTranslation('help');
  const map = useKeyMap();
  const keyText = useKeyText();
  return useMemo(() => {
    const texts = t('keyTexts', { returnObjects: true }) as unknown as Readonly<Record<string, PlaceTexts>>;
    const also = (does: string, key: string) => t('keyAlso', { does, key });
    return keySections(map, texts, keyText, also);
  }, [map, t, keyText]);
}

export function keySections(
  map: KeyMap,
  texts: Readonly<Record<string, PlaceTexts>>,
  keyText: (key: string) => string,
  withAlso: (does: string, key: string) => string,
): ReadonlyMap<string, KeySection> {
  return new Map(
    Object.entries(allPlaces).flatMap(([place, rows]) => {
      const told = texts[place];
      if (told === undefined) return [];
      const keys = Object.entries(rows).map(([name, row]) => {
        const { keys: chords = [], also = [] } = map.get(commandName(place, name, row)) ?? {};
        const does = told.keys[name] ?? '';
        const [other] = also;
        return [
          chords.map(keyText).join(', '),
          other === undefined ? does : withAlso(does, keyText(other)),
        ] as const;
      });
      const commands = Object.entries(rows).map(([name, row]) => commandName(place, name, row));
      return [[place, { id: `keys-${place}`, title: told.title, commands, keys }] as const];
    }),
  );
}

/** Returns these sections without the commands that an earlier one of them tells, and none that is empty then. */
export function toldOnce(sections: readonly KeySection[]): readonly KeySection[] {
  const seen = new Set<string>();
  return sections.flatMap((section) => {
    const isNew = section.commands.map((command) => !seen.has(command));
    for (const command of section.commands) seen.add(command);
    const commands = section.commands.filter((_, at) => isNew[at]);
    const keys = section.keys.filter((_, at) => isNew[at]);
    return keys.length === 0 ? [] : [{ ...section, commands, keys }];
  });
}
