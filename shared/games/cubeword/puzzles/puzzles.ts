import type { GamePuzzles, ProofTools, Statement } from '#shared/engine/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { puzzlesIn } from '../../common/kept-puzzles.ts';
import { wordsKnown } from '../../common/rulings.ts';
import { checkTurn } from '../check-turn.ts';
import { lettersOf } from '../cubes.ts';
import { runsOn } from '../felt.ts';
import { turnRequest } from '../hints.ts';
import type { CubewordProposal, Part } from '../moves.ts';
import { notation } from '../notation/notation.ts';
import { costOf } from '../parts.ts';
import type { FoundTurn } from '../search/best-turn.ts';
import type { CubewordView } from '../state.ts';
import type { CubewordTypes } from '../types.ts';

/** Every turn of so many moves is tried. */
const mostMoves = 2;
const exactly = { moves: mostMoves, nodes: 20_000_000, width: 4, most: 1, share: 1 };
const [fewestCubes, mostCubes] = [8, 18];

export const cubewordPuzzles: GamePuzzles<CubewordTypes> = {
  games: { options: { family: 'en', target: 40 }, levels: [2, 2] },
  plain: [],
  measure: { often: 10, easy: 1, middling: 2 },
  load: async () => puzzlesIn('cubeword', (await import('./made.json', { with: { type: 'json' } })).default),
  suits: ({ phase, felt }, by) =>
    phase.kind === 'turn' && phase.seat === by && felt.length >= fewestCubes && felt.length <= mostCubes,
  async prove(view, by, tools) {
    const best = await bestTurn(view, tools);
    if (!best.ok) return best;
    if (best.value === undefined) return refuse({ code: 'puzzle/nothing-to-find' });
    const { parts, points } = best.value;
    const lying = runsOn(view.felt).map(({ word }) => word);
    const made = newWords(view, parts, tools);
    const line = notation.format(view, { kind: 'turn', by, parts, words: [] });
    return ok({
      // Any turn that makes as much is an answer, because none makes more.
      kind: 'most',
      points,
      margin: 0,
      facts: { count: mostMoves, words: made.length },
      answers: [{ lines: [line], points }],
      words: [...made, ...lying],
    });
  },
  misfit(_puzzle, proposals) {
    const [turn] = proposals;
    return turn?.kind === 'turn' && costOf(turn.parts) > mostMoves
      ? { code: 'puzzle/too-many-moves', most: mostMoves }
      : undefined;
  },
  async attempt(view, by, _puzzle, { tier }, tools) {
    const found = await bestTurn(view, tools, tier);
    return found.ok ? ok(turnOf(by, found.value)) : found;
  },
  hints: (view, [move]) => (move?.kind === 'turn' ? hintsFor(view, move.parts) : []),
};

function turnOf(by: Seat, found: FoundTurn | undefined): CubewordProposal | undefined {
  return found && { kind: 'turn', by, parts: found.parts };
}

async function bestTurn(
  view: CubewordView,
  { search }: Pick<ProofTools, 'search'>,
  tier?: number,
): Promise<Result<FoundTurn | undefined, Problem>> {
  const layers = wordsKnown(tier, tableWords(view, lettersOf(view.options)));
  const answer = await search({ layers, question: turnRequest(view, exactly) });
  if (!answer.ok) return answer;
  // The import is dynamic, so that loading the puzzles does not load the search.
  const { parseTurnsFound } = await import('../search/search-turns.ts');
  const found = parseTurnsFound(answer.value.found);
  if (found === undefined) return refuse({ code: 'engine/no-search' });
  return found.exact ? ok(found.turns[0]) : refuse({ code: 'puzzle/unsuited' });
}

function newWords(
  view: CubewordView,
  parts: readonly Part[],
  { words }: Pick<ProofTools, 'words'>,
): readonly string[] {
  const check = checkTurn(view, parts, words);
  if (!check.ok) return [];
  return check.value.score.words.filter(({ standing }) => standing.kind === 'counts').map(({ word }) => word);
}

function hintsFor(view: CubewordView, parts: readonly Part[]): readonly Statement[] {
  const words = newWords(view, parts, { words: { has: () => true } });
  const [word = ''] = words.toSorted((one, other) => other.length - one.length);
  const lying = new Set<number>(view.felt.map(({ cube }) => cube));
  const fresh = new Set(parts.flatMap(({ cube }) => (lying.has(cube) ? [] : [cube])));
  const hidden = word.length - 1;
  return [
    { kind: 'words', count: words.length },
    { kind: 'cubes', count: fresh.size },
    { kind: 'length', count: word.length },
    { kind: 'first', letter: word.charAt(0) },
    {
      kind: 'letters',
      pattern: [...word].map((letter, at) => (at === hidden ? '_' : letter)).join(''),
    },
  ];
}
