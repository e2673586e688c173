import type { Settings } from '#shared/contract/index.ts';

export type Theme = 'light' | 'dark' | 'high-contrast';

/** These media queries tell the system's wishes. Forced colours keep the outlines of high contrast. */
const wishes = {
  forced: '(forced-colors: active)',
  contrast: '(prefers-contrast: more)',
  dark: '(prefers-color-scheme: dark)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

export function resolveTheme(choice: Settings['theme'], wants: (query: string) => boolean): Theme {
  if (wants(wishes.forced)) return 'high-contrast';
  if (choice !== 'system') return choice;
  if (wants(wishes.contrast)) return 'high-contrast';
  return wants(wishes.dark) ? 'dark' : 'light';
}

export function resolveMotion(
  choice: Settings['motion'],
  wants: (query: string) => boolean,
): 'full' | 'reduced' {
  if (choice !== 'system') return choice;
  return wants(wishes.still) ? 'reduced' : 'full';
}

/** Applies theme, fonts and motion to the page, and follows the system until the returned function is called. */
export function applyTheme({
  theme,
  cubeFont,
  cubeLetters,
  interfaceFont,
  motion,
}: Pick<Settings, 'theme' | 'cubeFont' | 'cubeLetters' | 'interfaceFont' | 'motion'>): () => void {
  const root = document.documentElement;
  root.dataset['cubeFont'] = cubeFont;
  root.dataset['cubeLetters'] = cubeLetters;
  root.dataset['interfaceFont'] = interfaceFont;
  const put = () => {
    const wants = (query: string) => matchMedia(query).matches;
    root.dataset['theme'] = resolveTheme(theme, wants);
    root.dataset['motion'] = resolveMotion(motion, wants);
  };
  put();
  const queries = Object.values(wishes).map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', put);
  return () => {
    for (const query of queries) query.removeEventListener('change', put);
  };
}
