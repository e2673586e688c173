import type { GamePuzzles, Statement } from '#shared/engine/index.ts';
import { ok, refuse } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { puzzlesIn } from '../../common/kept-puzzles.ts';
import { claimRequest, thorough } from '../hints.ts';
import type { Claim } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { plainTwist } from '../notation/twist-names.ts';
import type { ScrubleTypes } from '../types.ts';

/** Every cube within so many twists is tried. */
const mostTwists = 2;
/** A word is told apart from all others by at least so many points. */
const leastMargin = 5;

export const scrublePuzzles: GamePuzzles<ScrubleTypes> = {
  games: { options: { family: 'en' }, levels: [2, 2] },
  measure: { often: 4, easy: 1, middling: 2 },
  load: async () => puzzlesIn('scruble', (await import('./made.json', { with: { type: 'json' } })).default),
  suits: ({ phase }, by) => phase.kind === 'turn' && phase.seat === by && !phase.timeUp,
  async prove(view, by, { search, words }) {
    const question = claimRequest(view, [], { ...thorough, most: 2 });
    const answer = await search({ layers: tableWords(view), question });
    if (!answer.ok) return answer;
    // The import is dynamic, so that loading the puzzles does not load the search.
    const { parseClaimsFound } = await import('../search/search-claims.ts');
    const found = parseClaimsFound(answer.value.found);
    if (found === undefined) return refuse({ code: 'engine/no-search' });
    const [best, second] = found.claims;
    if (best === undefined || !found.exact) return refuse({ code: 'puzzle/nothing-to-find' });
    const { twists, word, at, points } = best;
    const claimed = view.claimed.map((one) => one.word);
    const margin = points - (second?.points ?? 0);
    const isSole = margin >= leastMargin && claimed.every((one) => words.has(one));
    const line = notation.format(view, { kind: 'claim', by, twists, word, at });
    return ok({
      kind: isSole ? 'best' : 'worth',
      points,
      margin: isSole ? margin : 0,
      facts: { count: mostTwists },
      answers: [{ lines: [line], points }],
      words: [word, ...claimed],
    });
  },
  misfit(_puzzle, proposals) {
    const [claim] = proposals;
    return claim?.kind === 'claim' && claim.twists.length > mostTwists
      ? { code: 'puzzle/too-many-twists', most: mostTwists }
      : undefined;
  },
  hints: (_view, [move]) => (move?.kind === 'claim' ? hintsFor(move) : []),
};

function hintsFor({ twists, word }: Claim): readonly Statement[] {
  const [first] = twists;
  const hidden = word.length - 1;
  const pattern = [...word].map((letter, place) => (place === hidden ? '_' : letter)).join('');
  return [
    // A twist is told by its layer, such as row 2, and not by its direction.
    ...(first === undefined ? [] : [{ kind: 'layer', layer: plainTwist(first).split(' ', 2).join(' ') }]),
    { kind: 'length', count: word.length },
    { kind: 'first', letter: word.charAt(0) },
    { kind: 'letters', pattern },
  ];
}
