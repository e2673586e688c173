import type { Puzzle } from '#shared/engine/index.ts';
import { spelled } from '#shared/games/kubagram/index.ts';
import type { KubagramView } from '#shared/games/kubagram/state.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import { verdictOf, type OpenedPuzzle } from '#shared/puzzles/index.ts';

/**
 * What each word makes, the most first: every word of the list that the letters of the field spell is claimed, and every
 * two or three words that lie are joined in every order, by the rules alone.
 */
export function slowKubagram(
  puzzle: Puzzle,
  opened: OpenedPuzzle,
  words: readonly string[],
  judge: WordJudge,
): readonly number[] {
  const { central, seats } = opened.view as KubagramView;
  const letters = central.map(({ letter }) => letter);
  const spellable = words.filter((word) => {
    const left = [...letters];
    return [...word].every((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
  const lying = seats.flatMap((seat) => seat.words.map(({ dice, id }) => `${spelled(dice)}#${id}`));
  const pairs = lying.flatMap((one) => lying.filter((other) => other !== one).map((other) => [one, other]));
  const triples = pairs.flatMap((pair) =>
    lying.filter((one) => !pair.includes(one)).map((one) => [...pair, one]),
  );
  const joins = [...pairs, ...triples].filter((parts) =>
    judge.has(parts.map((part) => part.replace(/#.*/, '')).join('')),
  );
  const tried = [
    ...spellable.map((word) => `claim ${word}`),
    ...joins.map((parts) => `join ${parts.join(' ')}`),
  ];
  const points = tried.map((line) => {
    const verdict = verdictOf(puzzle, opened, [line], judge);
    return verdict.kind === 'refused' ? 0 : verdict.points;
  });
  return points.sort((one, other) => other - one);
}
