import { createMatch } from '#electron/cli/match/computer-match.ts';
import { currentState } from '#shared/engine/index.ts';
import { alphacubesOptions, type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { expectOk, type Seat, type Seed } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';

const options = defaults(alphacubesOptions);
const level = 19;

/** Returns the states before each play of a game between two of the strongest level that does not look ahead. */
export async function turnsOf(
  lexicon: Lexicon,
  seed: Seed,
): Promise<{ readonly turns: readonly AlphacubesState[]; readonly end: AlphacubesState }> {
  const words = { lexicon, vocabularyOf: () => lexicon };
  const match = createMatch({ game: 'alphacubes', words, options, levels: [level, level] });
  const turns: AlphacubesState[] = [];
  const { timeline } = expectOk(
    await match.play(seed, ({ before, move }) => {
      if (move.kind === 'play') turns.push(before as AlphacubesState);
    }),
  );
  return { turns, end: currentState(timeline) as AlphacubesState };
}

export function moverOf({ phase }: AlphacubesState): Seat {
  if (phase.kind !== 'turn') throw new Error('A play is made in a turn');
  return phase.seat;
}
