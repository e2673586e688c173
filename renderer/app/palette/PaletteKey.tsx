import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommands } from '#renderer/keys/index.ts';
import { gameAt } from '../game-here.ts';
import { setPaletteOpener } from './open-palette.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the palette by its key, or by a button anywhere. */
export function PaletteKey() {
  const [path] = useLocation();
  /** The path is kept, so that the palette closes when the screen changes. */
  const [asked, setAsked] = useState<{ readonly path: string; readonly game: string | undefined }>();
  const open = () => {
    if (document.querySelector('dialog[open]') === null) setAsked({ path, game: gameAt(path) });
  };
  useCommands({ 'everywhere.palette': open });
  useEffect(() => setPaletteOpener(open));
  if (asked?.path !== path) return null;
  return (
    <Suspense>
      <Palette
        {...asked}
        onClose={() => {
          setAsked(undefined);
        }}
      />
    </Suspense>
  );
}
