import { kuboLines } from '#shared/games/kubo/index.ts';
import { lineText } from '#shared/games/kubo/notation/notation.ts';
import type { KuboView } from '#shared/games/kubo/state.ts';
import type { Puzzle } from '#shared/engine/index.ts';
import { verdictOf, type OpenedPuzzle } from '#shared/puzzles/index.ts';
import { acceptNone } from '#shared/lexicon/index.ts';

/**
 * What each set of cards that the question allows makes, the most first: each order of laying them is tried by the rules,
 * and then each of the 76 lines is claimed.
 */
export function slowKubo(puzzle: Puzzle, opened: OpenedPuzzle): readonly number[] {
  const most = puzzle.facts?.count ?? 0;
  const { hand } = opened.view as KuboView;
  const made = new Map<string, number>();
  const pointsOf = (lines: readonly string[]): number => {
    const verdict = verdictOf(puzzle, opened, lines, acceptNone);
    return verdict.kind === 'refused' ? -1 : verdict.points;
  };
  const visit = (cards: readonly string[]): void => {
    const laid = cards.map((card) => `lay ${card}`);
    if (pointsOf(laid) < 0) return;
    const claims = kuboLines
      .map(({ id }) => `claim ${lineText(id)}`)
      .filter((claim) => pointsOf([...laid, claim]) > 0);
    made.set(cards.toSorted().join(), claims.length === 0 ? 0 : pointsOf([...laid, ...claims]));
    if (cards.length === most) return;
    for (const card of hand) if (!cards.includes(card)) visit([...cards, card]);
  };
  visit([]);
  return [...made.values()].sort((one, other) => other - one);
}
