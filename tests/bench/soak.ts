import { knownLexica } from '#electron/cli/words/lexicon-argument.ts';
import { gameIds, gameOf, isGameId, type GameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { clockSettings, type ClockOptions } from '#shared/options/index.ts';
import { contractChecks } from '#tests/support/contract/checks.ts';
import { killAtRandom } from '#tests/support/clock-kills.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { tenantOf, type ShuffleHidden, type Tenant } from '#tests/support/contract/tenant.ts';
import { keepTally } from './kept-tallies.ts';
import { tallyComputers, tallyRandom } from './soak-tally.ts';

/**
 * Plays whole games at random and holds each to the contract of all games, with the English list where there are words:
 * npm run soak -- GAME [GAMES] [FIRST SEED]. `npm run soak -- tally [GAME] [GAMES] [GAMES OF COMPUTERS]`
 * keeps in tallies.json what many games of each came to. Where the options drawn have a clock, the program is also ended
 * without notice at random times. Stops at the first game that breaks it, and says how to play that again.
 */
/** Whoever plays at random may never reach the points of a match: such a game is left there, and counted as not over. */
const mostMoves = 1_000;
const [id = '', counted = '100', from] = process.argv.slice(2);
const count = Number(counted);
const firstSeed = from === undefined ? Date.now() % 2 ** 31 : Number(from);
const whole = (value: number): boolean => Number.isInteger(value) && value >= 0;

if (id === 'tally') {
  await tally(process.argv.slice(3));
} else if (!isGameId(id) || !whole(count) || !whole(firstSeed)) {
  console.error(
    `npm run soak -- GAME [GAMES] [FIRST SEED], for example: alphacubes 1000. Games: ${gameIds.join()}`,
  );
  process.exitCode = 1;
} else {
  await soak(await openTenant(id));
}

async function soak(tenant: Tenant): Promise<void> {
  const began = performance.now();
  const ends = new Map<string, number>();
  let [moves, longest, done] = [0, 0, 0];
  let [timed, kills, lost] = [0, 0, 0];
  let reported = began;
  const seconds = () => ((performance.now() - began) / 1000).toFixed(0);
  for (; done < count; done += 1) {
    const seed = firstSeed + done;
    try {
      const { game } = tenant;
      const { levels } = game.computers;
      // One level of computers a game, in turn: asking all of them takes most of the time.
      const level = levels[seed % levels.length];
      const asked =
        level === undefined ? game : { ...game, computers: { ...game.computers, levels: [level] } };
      const played = await playAtRandom(tenant, seed, {}, mostMoves);
      for (const [sentence, check] of Object.entries(contractChecks)) {
        try {
          await check({ ...tenant, game: asked }, played);
        } catch (cause) {
          throw new Error(`Broken: ${sentence}`, { cause });
        }
      }
      const clock = clockSettings(played.start.options as ClockOptions);
      if (tenant.id !== undefined && (clock.clock !== 'none' || clock.sandMs > 0)) {
        const ended = await killAtRandom({ ...tenant, id: tenant.id }, played);
        timed += 1;
        kills += ended.kills;
        lost = Math.max(lost, ended.lost);
      }
      const end = tenant.game.rules.ending(played.timeline.state)?.reason ?? 'not over';
      ends.set(end, (ends.get(end) ?? 0) + 1);
      moves += played.steps.length;
      longest = Math.max(longest, played.steps.length);
    } catch (error) {
      console.error(error);
      console.error(`Game of seed ${seed}. Again: npm run soak -- ${id} 1 ${seed}`);
      process.exitCode = 1;
      break;
    }
    if (performance.now() - reported < 2_000) continue;
    reported = performance.now();
    console.log(`${done + 1} of ${count} games, ${moves} moves, ${seconds()} s`);
  }
  const kinds = [...ends].map(([end, games]) => `${end} ${games}`).join(', ');
  console.log(`${done} of ${count} games of ${tenant.game.title} kept the contract, from seed ${firstSeed}.`);
  console.log(`${moves} moves, the longest game ${longest}; ends: ${kinds}; ${seconds()} s.`);
  console.log(
    `${timed} with clocks: ended without notice ${kills} times, which cost a clock ${lost} ms at most.`,
  );
}

async function tally([only, random = '10000', computers = '400']: readonly string[]): Promise<void> {
  for (const game of gameIds.filter((one) => only === undefined || only === 'all' || one === only)) {
    const tenant = await openTenant(game);
    if (Number(random) > 0) await keepTally(await tallyRandom(tenant, game, Number(random), mostMoves));
    if (Number(computers) > 0) await keepTally(await tallyComputers(tenant, game, Number(computers)));
  }
}

async function openTenant(game: GameId): Promise<Tenant> {
  const { shuffleHidden } = (await import(`#tests/support/${game}/shuffle-hidden.ts`)) as {
    readonly shuffleHidden: ShuffleHidden;
  };
  const known = gameOf(game);
  const lexicon = known.lexicon === 'none' ? undefined : expectOk(await knownLexica().open('english'));
  return tenantOf(known, lexicon, shuffleHidden);
}
