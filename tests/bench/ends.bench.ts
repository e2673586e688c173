import { solveEnd } from '#shared/games/alphacubes/search/end/solve-end.ts';
import { endSearches } from '#shared/games/alphacubes/search/end/end-request.ts';
import { createWordEngine } from '#shared/word-engine/index.ts';
import { endPosition } from '#tests/support/alphacubes/end-positions.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { percentile, type Row } from './measure.ts';

const positions = 100;
const cubes = 4;

/** The end of Alphacubes (P38): both seats hold four cubes, the stock is empty, and the English list is whole. */
export default async function* ends(): AsyncGenerator<Row> {
  const engine = createWordEngine(lexiconOver(bundledList('english').words));
  const times: number[] = [];
  let solved = 0;
  for (let seed = 0; seed < positions; seed += 1) {
    const end = endPosition(engine, seed + 1, cubes, cubes);
    const began = performance.now();
    const { isExact } = solveEnd(engine, { ...end, lastTurn: false, searches: endSearches });
    times.push(performance.now() - began);
    if (isExact) solved += 1;
  }
  const what = `Alphacubes: end of ${cubes} + ${cubes} cubes`;
  yield { what: `${what}, median`, value: percentile(times, 50), unit: 'ms' };
  yield { what: `${what}, 95 of 100 within`, value: percentile(times, 95), unit: 'ms', goal: 2000 };
  yield { what: `${what}, not solved of ${positions}`, value: positions - solved, unit: 'times', goal: 5 };
}
