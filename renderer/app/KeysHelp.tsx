import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommands } from '#renderer/keys/index.ts';
import { gameAt } from './game-here.ts';

const KeysSheet = lazy(async () => ({
  default: (await import('#renderer/screens/help/KeysSheet.tsx')).KeysSheet,
}));

export function KeysHelp() {
  const [path] = useLocation();
  /** The path is kept, so that the sheet closes when the screen changes. */
  const [asked, setAsked] = useState<{ readonly path: string; readonly game: string | undefined }>();
  useCommands({
    'everywhere.keys': () => {
      setAsked({ path, game: gameAt(path) });
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
