import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useKeys } from './use-keys.ts';

const KeysSheet = lazy(async () => ({
  default: (await import('#renderer/screens/help/KeysSheet.tsx')).KeysSheet,
}));

export function KeysHelp() {
  const [path] = useLocation();
  /** The path is kept, so that the sheet closes when the screen changes. */
  const [asked, setAsked] = useState<{ readonly path: string; readonly game: string | undefined }>();
  useKeys({
    '?': () => {
      setAsked({ path, game: gameHere() });
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
