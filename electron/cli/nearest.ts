import leven from 'leven';

/** The known word closest to a typing slip, if at most a third of its letters differ. */
export function nearest(slip: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((word) => ({ word, far: leven(slip.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far);
  return ranked[0]?.word;
}
