import { solveEnd } from '#shared/games/alphacubes/search/end/solve-end.ts';
import { solveBeforeEnd } from '#shared/games/alphacubes/search/end/before-end.ts';
import { endWork, playsBeforeEnd, workBeforeEnd } from '#shared/games/alphacubes/search/end/end-request.ts';
import { createWordEngine, type WordEngine } from '#shared/word-engine/index.ts';
import { endPosition, positionBeforeEnd } from '#tests/support/alphacubes/end-positions.ts';
import { lexiconOver } from '#tests/support/alphacubes/engine.ts';
import { bundledList } from '#tests/support/bundled-list.ts';
import { percentile, type Row } from './measure.ts';

const positions = 100;
const fewPositions = 40;
const cubes = 4;

/** The end of Alphacubes (P38): both seats hold four cubes, the stock is empty, and the English list is whole. */
export default async function* ends(): AsyncGenerator<Row> {
  const engine = createWordEngine(lexiconOver(bundledList('english').words));
  const times: number[] = [];
  let solved = 0;
  for (let seed = 0; seed < positions; seed += 1) {
    const end = endPosition(engine, seed + 1, cubes, cubes);
    const began = performance.now();
    const { isExact } = solveEnd(engine, { ...end, lastTurn: false, work: endWork });
    times.push(performance.now() - began);
    if (isExact) solved += 1;
  }
  const what = `Alphacubes: end of ${cubes} + ${cubes} cubes`;
  yield { what: `${what}, median`, value: percentile(times, 50), unit: 'ms' };
  yield { what: `${what}, 95 of 100 within`, value: percentile(times, 95), unit: 'ms', goal: 2000 };
  yield { what: `${what}, not solved of ${positions}`, value: positions - solved, unit: 'times', goal: 5 };
  yield* beforeEnds(engine);
}

/** Both hands hold seven cubes, and one or two are in the stock: the share of wins of the play that scores most, and of all plays looked at. */
function* beforeEnds(engine: WordEngine): Generator<Row> {
  for (const stock of [1, 2]) {
    const times: number[] = [];
    let [solved, whole] = [0, 0];
    for (let seed = 0; seed < fewPositions; seed += 1) {
      const ask = positionBeforeEnd(engine, seed + 1, stock);
      const also = engine.bestPlays({ ...ask.position, rack: ask.hand }, 1).playAt(0);
      const began = performance.now();
      const { plays, isWhole } = solveBeforeEnd(engine, {
        ...ask,
        also,
        plays: playsBeforeEnd,
        work: workBeforeEnd,
      });
      times.push(performance.now() - began);
      if (plays.some(({ play }) => play.word === also.word)) solved += 1;
      if (isWhole) whole += 1;
    }
    const what = `Alphacubes: share of wins with ${stock} in the stock and 7 + 7 cubes`;
    yield { what: `${what}, median`, value: percentile(times, 50), unit: 'ms' };
    yield { what: `${what}, 95 of 100 within`, value: percentile(times, 95), unit: 'ms', goal: 2000 };
    yield { what: `${what}, not exact of ${fewPositions}`, value: fewPositions - solved, unit: 'times' };
    yield {
      what: `${what}, not all ${playsBeforeEnd} plays decided of ${fewPositions}`,
      value: fewPositions - whole,
      unit: 'times',
    };
  }
}
