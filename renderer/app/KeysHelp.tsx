import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useKeys } from './use-keys.ts';

const KeysSheet = lazy(async () => ({
  default: (await import('#renderer/screens/help/KeysSheet.tsx')).KeysSheet,
}));

/** On every screen `?` shows its keys. */
export function KeysHelp() {
  const [path] = useLocation();
  /** The address that they were asked for at: with another screen they are gone. */
  const [openAt, setOpenAt] = useState<string>();
  useKeys({
    '?': () => {
      setOpenAt(path);
    },
  });
  if (openAt !== path) return null;
  return (
    <Suspense>
      <KeysSheet
        path={path}
        onClose={() => {
          setOpenAt(undefined);
        }}
      />
    </Suspense>
  );
}
