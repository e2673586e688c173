import { useEffect, useState, useSyncExternalStore } from 'react';
import { cubeFontOf, figureFontOf } from './inks.ts';

/** Returns a key that changes when pieces must be repainted: for other colours or letters, or once fonts are loaded. */
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

const wishes = ['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-color-scheme: dark)'];

/** Returns a text that changes whenever colours or fonts of the page may have changed. */
function useLookStamp(): string {
  return useSyncExternalStore(follow, stamp, () => '');
}

function stamp(): string {
  const {
    theme = '',
    cubeFont = '',
    cubeLetters = '',
    interfaceFont = '',
  } = document.documentElement.dataset;
  return [
    theme,
    cubeFont,
    cubeLetters,
    interfaceFont,
    ...wishes.map((query) => String(matchMedia(query).matches)),
  ].join(' ');
}

function follow(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, {
    attributeFilter: ['data-theme', 'data-cube-font', 'data-cube-letters', 'data-interface-font'],
  });
  const queries = wishes.map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    watch.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
