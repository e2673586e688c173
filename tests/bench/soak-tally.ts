import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createMatch } from '#electron/cli/match/computer-match.ts';
import { vocabulariesOf } from '#electron/cli/match/vocabularies.ts';
import { movesOf, currentState } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { contractChecks } from '#tests/support/contract/checks.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import type { Tenant } from '#tests/support/contract/tenant.ts';
import { percentile } from './measure.ts';

/** What many whole games of one kind came to. */
export interface Tally {
  readonly game: GameId;
  readonly players: 'random' | 'computers';
  readonly games: number;
  readonly moves: Spread;
  /** Of every seat at the end. */
  readonly scores: Spread;
  /** Games by the reason they ended for; 'not over' where they were left. */
  readonly ends: Readonly<Record<string, number>>;
  /** Milliseconds a move: random ones with the rules and the choice, made twice; of computers the decision alone. */
  readonly ms: Pick<Spread, 'median' | 'p95'>;
  /** Megabytes of the heap after a collection: when a tenth of the games had been played, and at the end. */
  readonly heap: { readonly tenth: number; readonly end: number };
}

interface Spread {
  readonly least: number;
  readonly median: number;
  /** 95 of 100 are no more than this. */
  readonly p95: number;
  readonly most: number;
}

/** What is cheap enough to be held against thousands of games; `npm run soak -- GAME` holds all of the contract. */
const checks = [
  'pieces are conserved',
  'scores are the gains of the events and the settlement of the end',
  'somebody may act exactly until the end',
  'no state grows without bound',
];

/** Games of seeds 1, 2 and so on at random: options, seats and moves. Throws where one breaks its contract. */
export async function tallyRandom(
  tenant: Tenant,
  id: GameId,
  games: number,
  mostMoves: number,
): Promise<Tally> {
  const tally = newTally(id, 'random', games);
  for (let seed = 1; seed <= games; seed += 1) {
    const began = performance.now();
    const played = await playAtRandom(tenant, seed, {}, mostMoves);
    const ms = (performance.now() - began) / Math.max(1, played.steps.length);
    for (const name of checks) {
      try {
        await contractChecks[name]?.(tenant, played);
      } catch (cause) {
        throw new Error(`Game of seed ${seed}: ${name}`, { cause });
      }
    }
    tally.add(played.timeline.state, played.steps.length, [ms]);
  }
  return tally.end();
}

/** Games of two computers of neighbouring levels, each pair in turn, under the usual options. */
export async function tallyComputers({ lexicon }: Tenant, id: GameId, games: number): Promise<Tally> {
  const game = gameOf(id);
  const { levels } = game.computers;
  const tally = newTally(id, 'computers', games);
  const vocabularies = lexicon === undefined ? undefined : expectOk(await vocabulariesOf(id, lexicon));
  const words =
    lexicon === undefined
      ? undefined
      : { lexicon, vocabularyOf: (level: number) => vocabularies?.get(level) ?? lexicon };
  const pairs = levels.slice(1).map(({ level }, below) =>
    createMatch({
      game: id,
      words,
      options: defaults(game.options),
      levels: [levels[below]?.level ?? 1, level],
    }),
  );
  for (let seed = 1; seed <= games; seed += 1) {
    const match = pairs[seed % pairs.length];
    if (match === undefined) throw new Error(`${id} has fewer than two levels.`);
    const { timeline, ms } = expectOk(await match.play(seed));
    tally.add(currentState(timeline), movesOf(timeline).length, ms.flat());
  }
  return tally.end();
}

function newTally(game: GameId, players: Tally['players'], games: number) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapNow = (): number => {
    collect();
    return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
  };
  const { rules } = gameOf(game);
  const moves: number[] = [];
  const scores: number[] = [];
  const times: number[] = [];
  const ends = new Map<string, number>();
  let tenth = NaN;
  let reported = performance.now();
  return {
    add(state: object, length: number, ms: readonly number[]): void {
      moves.push(length);
      scores.push(...rules.scores(state));
      times.push(...ms);
      const reason = rules.ending(state)?.reason ?? 'not over';
      ends.set(reason, (ends.get(reason) ?? 0) + 1);
      if (moves.length === Math.ceil(games / 10)) tenth = heapNow();
      if (performance.now() - reported < 10_000) return;
      reported = performance.now();
      console.log(`  ${game}, ${players}: ${moves.length} of ${games} games`);
    },
    end: (): Tally => ({
      game,
      players,
      games,
      moves: spreadOf(moves),
      scores: spreadOf(scores),
      ends: Object.fromEntries([...ends].sort(([one], [other]) => (one < other ? -1 : 1))),
      ms: { median: rounded(percentile(times, 50)), p95: rounded(percentile(times, 95)) },
      heap: { tenth, end: heapNow() },
    }),
  };
}

function spreadOf(values: readonly number[]): Spread {
  return {
    least: values.reduce((least, value) => Math.min(least, value), Infinity),
    median: percentile(values, 50),
    p95: rounded(percentile(values, 95)),
    most: values.reduce((most, value) => Math.max(most, value), -Infinity),
  };
}

const rounded = (value: number): number => Number(value.toPrecision(3));
