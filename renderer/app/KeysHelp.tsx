import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommands } from '#renderer/keys/index.ts';

const KeysSheet = lazy(async () => ({
  default: (await import('#renderer/screens/help/KeysSheet.tsx')).KeysSheet,
}));

export function KeysHelp() {
  const [path] = useLocation();
  /** The path is kept, so that the sheet closes when the screen changes. */
  const [asked, setAsked] = useState<{ readonly path: string; readonly game: string | undefined }>();
  useCommands({
    'everywhere.keys': () => {
      setAsked({ path, game: gameHere() ?? gameIn(path) });
    },
  });
  if (asked?.path !== path) return null;
  return (
    <Suspense>
      <KeysSheet
        {...asked}
        onClose={() => {
          setAsked(undefined);
        }}
      />
    </Suspense>
  );
}

/** The position editor names its game in the address. */
function gameIn(path: string): string | undefined {
  return /^\/position\/(\w+)/.exec(path)?.[1];
}

let here: string | undefined;

/** Sets the game for the keys sheet while mounted; the address alone does not name an unsaved game. */
export function useGameHere(game: string): void {
  useLayoutEffect(() => {
    here = game;
    return () => {
      here = undefined;
    };
  }, [game]);
}

function gameHere(): string | undefined {
  return here;
}
