import {
  bestTurns,
  turnRequest,
  type CubewordView,
  type TurnRequest,
  type TurnsFound,
} from '#shared/games/cubeword/index.ts';
import { bestWords, kubagram, type KubagramState } from '#shared/games/kubagram/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { englishWords as cubewordEnglish } from '#tests/support/cubeword/ladder.ts';
import { viewsFromGames } from '#tests/support/cubeword/views.ts';
import { askIn, computerGame, englishWords } from '#tests/support/kubagram/ladder.ts';
import { begun as kubagramBegun } from '#tests/support/kubagram/table.ts';
import { percentile, type Row } from './measure.ts';

/** The searches of the games for the best that a seat can do (promise P9), with English words: CUBEWORD with those up to SCOWL 50. */
export default async function* games(): AsyncGenerator<Row> {
  yield* kubagramClaims();
  yield* cubewordTurns();
}

/** The last part of games between strong computers: many words lie, jokers are set aside, short words at the end. */
async function* kubagramClaims(): AsyncGenerator<Row> {
  const english = englishWords();
  const times: number[] = [];
  for (const [seed, minLength] of [3, 4, 5, 3].entries()) {
    const table = { seed: seed + 1, options: { minLength } };
    const { moves } = await computerGame([4, 2, 4], english, table);
    let state = kubagramBegun({ ...table, seats: 3 });
    for (const [at, move] of moves.entries()) {
      if (at > moves.length / 2) times.push(...(await claimTimes(state, english.lexicon)));
      ({ state } = expectOk(kubagram.rules.apply(state, move)));
    }
  }
  const what = `Kubagram: best word, compound or extension in ${times.length} late fields`;
  yield { what: `${what}, median`, value: percentile(times, 50), unit: 'ms' };
  yield { what: `${what}, 95 of 100 within`, value: percentile(times, 95), unit: 'ms', bar: 20 };
}

/** Milliseconds of one search; none where nobody may claim. */
async function claimTimes(
  state: KubagramState,
  lexicon: Parameters<typeof askIn>[0],
): Promise<readonly number[]> {
  const { phase } = state;
  if (phase.kind !== 'before' && phase.kind !== 'after' && phase.kind !== 'short') return [];
  const letters = kubagram.letters(state.options);
  const view = kubagram.rules.viewFor(state, phase.seat);
  const search = {
    by: phase.seat,
    askWords: askIn(lexicon, letters),
    layers: tableWords(view, letters),
  };
  const began = performance.now();
  expectOk(await bestWords(view, search));
  return [performance.now() - began];
}

const none = { allowed: [], denied: [] };

/** Twenty times the work of hints and of the strongest computer. */
const long = { nodes: 6_000_000, width: 96 };

async function* cubewordTurns(): AsyncGenerator<Row> {
  const words = cubewordEnglish();
  const views = await viewsFromGames(words);
  const lexicon = words.lexiconOf(4);
  const search = (view: CubewordView, more: Partial<TurnRequest>) => {
    const began = performance.now();
    const found = bestTurns(lexicon, none, { ...turnRequest(view), ...more });
    return { ...found, ms: performance.now() - began };
  };
  const p95 = (answers: readonly { readonly ms: number }[]) =>
    percentile(
      answers.map(({ ms }) => ms),
      95,
    );
  const share = (answers: readonly TurnsFound[]) =>
    answers.filter(({ exact }) => exact).length / answers.length;

  for (const moves of [1, 2, 3]) {
    const answers = views.map((view) => search(view, { moves, nodes: 100_000_000 }));
    const what = `CUBEWORD: best of ${moves} ${moves === 1 ? 'move' : 'moves'} in ${views.length} positions`;
    const inTime = answers.filter(({ exact, ms }) => exact && ms <= 2_000).length / answers.length;
    yield { what: `${what}: share that is exact`, value: share(answers), unit: 'ratio', least: 1 };
    yield { what: `${what}: share that is exact within 2 s`, value: inTime, unit: 'ratio' };
    yield { what: `${what}, 95 of 100 within`, value: p95(answers), unit: 'ms', bar: 2_000 };
  }
  const five = views.map((view) => ({ view, ...search(view, {}) }));
  const what = `CUBEWORD: best of 5 moves in ${views.length} positions`;
  yield { what: `${what}, 95 of 100 within`, value: p95(five), unit: 'ms', bar: 2_000 };
  const ratios = five.map(({ view, turns }) => {
    const [better] = search(view, long).turns;
    return (turns[0]?.points ?? 0) / (better?.points ?? 1);
  });
  yield {
    what: `${what}: share that brings as much as with 20 times the work`,
    value: ratios.filter((ratio) => ratio >= 1).length / ratios.length,
    unit: 'ratio',
  };
  yield {
    what: `${what}: points of those with 20 times the work`,
    value: ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length,
    unit: 'ratio',
  };
}
