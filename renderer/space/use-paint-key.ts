import { useEffect, useState } from 'react';
import { cubeFontOf, figureFontOf } from './inks.ts';
import { useLookStamp } from './use-look-stamp.ts';

/** Changes whenever pieces must be repainted: for other colours or letters, and once the fonts are loaded. */
export function usePaintKey(): string {
  const look = useLookStamp();
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let wanted = true;
    const root = document.documentElement;
    const fonts = [cubeFontOf(root, '40px'), figureFontOf(root, '12px')];
    const missing = fonts.filter((font) => !document.fonts.check(font));
    if (missing.length === 0) return;
    void Promise.all(missing.map((font) => document.fonts.load(font))).then(
      () => {
        if (wanted) setLoads((count) => count + 1);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [look]);
  return `${look} ${loads}`;
}
