import { levelIn, type GamePuzzles, type ProofTools, type Statement } from '#shared/engine/index.ts';
import { nextInt, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { puzzlesIn } from '../../common/kept-puzzles.ts';
import { wordsKnown } from '../../common/rulings.ts';
import { scrubleLevels } from '../computer/levels.ts';
import { claimRequest, thorough } from '../hints.ts';
import type { Claim } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { plainTwist } from '../notation/twist-names.ts';
import type { ClaimsFound } from '../search/best-claims.ts';
import type { ScrubleView } from '../state.ts';
import type { ScrubleTypes } from '../types.ts';

/** Every cube within so many twists is tried. */
const mostTwists = 2;
/** A word is told apart from all others by at least so many points. */
const leastMargin = 3;

export const scrublePuzzles: GamePuzzles<ScrubleTypes> = {
  games: { options: { family: 'en', target: 60 }, levels: [2, 2] },
  plain: ['worth'],
  measure: { often: 4, easy: 1, middling: 2 },
  load: async () => puzzlesIn('scruble', (await import('./made.json', { with: { type: 'json' } })).default),
  suits: ({ phase }, by) => phase.kind === 'turn' && phase.seat === by && !phase.timeUp,
  async prove(view, by, tools) {
    const found = await bestClaims(view, tools);
    if (!found.ok) return found;
    const [best, second] = found.value.claims;
    if (best === undefined) return refuse({ code: 'puzzle/nothing-to-find' });
    const { twists, word, at, points } = best;
    const claimed = view.claimed.map((one) => one.word);
    const margin = points - (second?.points ?? 0);
    const isSole = margin >= leastMargin && claimed.every((one) => tools.words.has(one));
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
  async attempt(view, by, _puzzle, { level, tier }, tools) {
    const { sees } = levelIn(scrubleLevels, level);
    const [drawn] = nextInt(tools.random, 100);
    if (drawn >= sees) return ok(undefined);
    const found = await bestClaims(view, tools, tier);
    if (!found.ok) return found;
    const [best] = found.value.claims;
    return ok(best && { kind: 'claim', by, twists: best.twists, word: best.word, at: best.at });
  },
  hints: (_view, [move]) => (move?.kind === 'claim' ? hintsFor(move) : []),
};

async function bestClaims(
  view: ScrubleView,
  { search }: Pick<ProofTools, 'search'>,
  tier?: number,
): Promise<Result<ClaimsFound, Problem>> {
  const question = claimRequest(view, [], { ...thorough, further: mostTwists, most: 2 });
  const answer = await search({ layers: wordsKnown(tier, tableWords(view)), question });
  if (!answer.ok) return answer;
  // The import is dynamic, so that loading the puzzles does not load the search.
  const { parseClaimsFound } = await import('../search/search-claims.ts');
  const found = parseClaimsFound(answer.value.found);
  return found?.exact === true ? ok(found) : refuse({ code: 'engine/no-search' });
}

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
