import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useKeys } from './use-keys.ts';

const KeysSheet = lazy(async () => ({
  default: (await import('#renderer/screens/help/KeysSheet.tsx')).KeysSheet,
}));

/** On every screen `?` shows its keys. */
export function KeysHelp() {
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  useKeys({
    '?': () => {
      setOpen(true);
    },
  });
  if (!open) return null;
  return (
    <Suspense>
      <KeysSheet
        path={path}
        onClose={() => {
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
