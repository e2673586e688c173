import leven from 'leven';

/** The known word a slip of the fingers most likely meant: at most a third of it differs; undefined if none is near. */
export function nearest(slip: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((word) => ({ word, far: leven(slip.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.word;
}
