import * as pieces from '#shared/pieces/index.ts';
import type { FitProblem, PieceSet } from '#shared/pieces/index.ts';
import type { GameId } from './index.ts';
import type { GameManifest } from './manifest.ts';
import * as register from './register.ts';

const manifests: Readonly<Record<GameId, GameManifest>> = register;

export const pieceSets: readonly PieceSet[] = Object.values(manifests).flatMap(({ sets }) =>
  sets.flatMap((set) => ('pieces' in set ? set.pieces : [])),
);

/** The game that needs the most pieces comes first: a set that suits it suits few others. */
const designed = Object.values(manifests)
  .flatMap(({ rules, ownSets }) =>
    ownSets === undefined ? [] : [{ game: rules.id as GameId, needs: ownSets.needs }],
  )
  .toSorted((one, other) => other.needs.least - one.needs.least);

export const ownSetGames: readonly GameId[] = designed.map(({ game }) => game);

/** Returns undefined if the set suits the game; throws if the game is not one of `ownSetGames`. */
export function fitProblem(game: GameId, set: PieceSet): FitProblem | undefined {
  const found = designed.find((one) => one.game === game);
  if (found === undefined) throw new RangeError(`${game} has only sets of its own`);
  return pieces.fitProblem(found.needs, set);
}

export function gamesFor(set: PieceSet): readonly GameId[] {
  return ownSetGames.filter((game) => fitProblem(game, set) === undefined);
}

export function playOptions(
  game: GameId,
  set: PieceSet,
): Readonly<Record<string, string | readonly string[]>> {
  return { set: 'own', ownSet: pieces.setLines(set), ...manifests[game].ownSets?.options?.(set) };
}
