import type { Section } from './manual.ts';

const sectionsOf: Readonly<Record<string, readonly string[]>> = {
  '': ['keys-home'],
  table: ['keys-table'],
  print: ['keys-print', 'keys-choices'],
  design: ['keys-design', 'keys-choices'],
};

/** The keys for a screen: first those of the game shown there, last those of every screen. */
export function keysHere(
  sections: readonly Section[],
  path: string,
  ofGame: readonly Section[] = [],
): readonly Section[] {
  const ids = sectionsOf[path.split('/')[1] ?? ''] ?? ['keys-choices'];
  const common = [...ids, 'keys-everywhere'].flatMap((wanted) => sections.filter(({ id }) => id === wanted));
  return [...ofGame, ...common];
}
