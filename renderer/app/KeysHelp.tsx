import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCommands } from '#renderer/keys/index.ts';
import type { KeysSheet } from '#renderer/screens/help/KeysSheet.tsx';
import { gameAt } from './game-here.ts';

interface Asked {
  /** The path is kept, so that the sheet closes when the screen changes. */
  readonly path: string;
  readonly game: string | undefined;
  readonly Sheet: typeof KeysSheet;
}

export function KeysHelp() {
  const [path] = useLocation();
  const [asked, setAsked] = useState<Asked>();
  useCommands({
    'everywhere.keys': () => {
      // A failed load must not stop the screen, because a table may hold a move that is not saved yet.
      void import('#renderer/screens/help/KeysSheet.tsx').then(
        (loaded) => {
          setAsked({ path, game: gameAt(path), Sheet: loaded.KeysSheet });
        },
        () => undefined,
      );
    },
  });
  if (asked?.path !== path) return null;
  const { Sheet, ...of } = asked;
  return (
    <Sheet
      {...of}
      onClose={() => {
        setAsked(undefined);
      }}
    />
  );
}
