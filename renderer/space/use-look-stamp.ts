import { useSyncExternalStore } from 'react';

const wishes = ['(forced-colors: active)', '(prefers-contrast: more)', '(prefers-color-scheme: dark)'];

/** Changes whenever colours or fonts of the page may have changed. */
export function useLookStamp(): string {
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
