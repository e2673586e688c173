import { useEffect, useState } from 'react';
import { cubeFontOf } from './inks.ts';
import { useLookStamp } from './use-look-stamp.ts';

/**
 * A text that changes whenever what is painted on pieces must be painted anew: for other colours or cube letters, and
 * once the face of the letters has been loaded.
 */
export function usePaintKey(): string {
  const look = useLookStamp();
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let wanted = true;
    const font = cubeFontOf(document.documentElement, '40px');
    if (document.fonts.check(font)) return;
    void document.fonts.load(font).then(
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
