import { playsRequest, type AlphacubesView } from '#shared/games/alphacubes/index.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { familyWords } from '#shared/table-words/index.ts';
import { slowPlays } from '#tests/support/word-engine/slow-twin.ts';
import type { OpenedPuzzle } from '#shared/puzzles/index.ts';

/** What each play makes, the most first: every word of the list at every square in both directions. */
export function slowAlphacubes({ view }: OpenedPuzzle, words: readonly string[]): readonly number[] {
  const { position } = playsRequest(view as AlphacubesView, 1);
  const shown = new Set([
    ...position.rack.flatMap(({ faces }) => faces.map(({ letter }) => letter)),
    ...position.board.flatMap((face) => face?.letter ?? []),
  ]);
  const denied = new Set(familyWords('en'));
  const spellable = words.filter(
    (word) => !denied.has(word) && [...word].every((letter) => shown.has(letter)),
  );
  return slowPlays(position, spellable, latinAlphabet)
    .map(({ score }) => score)
    .sort((one, other) => other - one);
}
