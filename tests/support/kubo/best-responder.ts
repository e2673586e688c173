import { goodWeights } from '#shared/games/kubo/computer/policy.ts';
import { search } from '#shared/games/kubo/computer/search.ts';
import { solveEnd } from '#shared/games/kubo/computer/solve-end.ts';
import { cardNames } from '#shared/games/kubo/cards.ts';
import { openLines } from '#shared/games/kubo/lines.ts';
import type { Player } from './ladder.ts';
import { trainedWeights } from './trained-weights.ts';

/**
 * Plays against the strongest level, which it knows: it plays rounds out with its own trained weights against the
 * weights of that level, and overlooks no line.
 */
export function bestResponder(rounds: number): Player {
  return (view, by, random) => {
    const [line] = openLines(view, view.phase).toSorted((one, other) => other.points - one.points);
    if (line !== undefined) return { kind: 'claim', by, line: line.id };
    if (view.phase.kind !== 'turn') return { kind: 'wave', by };
    const choice =
      solveEnd(view, by)?.choice ??
      search(view, by, random, { own: trainedWeights, others: goodWeights, rounds });
    if (choice === 'end' || choice === 'draw') return { kind: choice, by };
    const card = cardNames[choice];
    if (card === undefined) throw new Error(`No card: ${choice}`);
    return { kind: 'lay', by, card };
  };
}
