import { gameOf, type GameId } from '#shared/games/index.ts';
import { buildLexicon, dutchAlphabet } from '#shared/lexicon/index.ts';
import { cubewordWords } from '#tests/support/cubeword/lexicon.ts';
import { smallWords } from '#tests/support/kubagram/lexicon.ts';
import type { Tenant } from './tenant.ts';

const place = (letter: string) => dutchAlphabet.indexOf(letter);

/** The small lists of all games in one, in the order of the alphabet with most letters. */
const everyWord = [...new Set([...cubewordWords, ...smallWords])].sort((one, other) => {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at < 0 ? one.length - other.length : place(one.charAt(at)) - place(other.charAt(at));
});
const everyLexicon = buildLexicon(everyWord, {
  name: 'small',
  alphabet: dutchAlphabet,
  sha256: '0'.repeat(64),
});

/** A game to play at random for checks that deal nothing anew, known by its id alone. */
export function anyGame(id: GameId): Tenant {
  const game = gameOf(id);
  const lexicon = game.lexicon === 'none' ? undefined : everyLexicon;
  return { id, game, lexicon, shuffleHidden: (state) => state };
}
