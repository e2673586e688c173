import { availableParallelism } from 'node:os';
import { gameIds, gameOf, isGameId, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { flagValue, hasFlag, type Run } from '../command.ts';
import { matchJson, matchText, type Competitor } from '../match/match-text.ts';
import { MatchTally } from '../match/match-tally.ts';
import { playOnThreads, type MatchRequest } from '../match/match-threads.ts';
import { MatchTimes } from '../match/spread.ts';
import { numberFlag, optionValues } from '../option-values.ts';
import { playersArgument } from '../players-argument.ts';
import { progressLine } from '../progress-line.ts';
import { t } from '../texts.ts';

export type SimulateProblem =
  | { readonly code: 'cli/unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'cli/no-person'; readonly name: string }
  | { readonly code: 'cli/too-many-players'; readonly players: number; readonly most: number }
  | { readonly code: 'cli/too-few-players'; readonly players: number; readonly least: number };

export const run: Run = async (call) => {
  const game = call.words[0] ?? '';
  if (!isGameId(game)) return refuse<SimulateProblem>({ code: 'cli/unknown-game', game, known: gameIds });
  const count = numberFlag(call, 'games', 1, 100_000);
  if (!count.ok) return count;
  const seed = numberFlag(call, 'seed', 0, 2 ** 32 - 1);
  if (!seed.ok) return seed;
  const competitors = competitorsOf(game, flagValue(call, 'players') ?? 'computer:1,computer:2');
  if (!competitors.ok) return competitors;
  const options = call.flags.get('option') ?? [];
  const checked = optionValues(game, options);
  if (!checked.ok) return checked;
  const total = count.value ?? 10;
  const given = numberFlag(call, 'threads', 1, 256);
  if (!given.ok) return given;
  const ask: MatchRequest = {
    game,
    lexicon: flagValue(call, 'lexicon'),
    levels: competitors.value.map(({ level }) => level),
    count: total,
    seed: seed.value ?? 0,
    options,
  };
  const tally = new MatchTally(ask.levels.length);
  const times = new MatchTimes(ask.levels.length);
  const progress = progressLine(call, total, (done, speed) =>
    t('cli:match.progress', { done, total, ...speed }),
  );
  const threads = Math.min(given.value ?? availableParallelism(), total);
  const result = await playOnThreads(ask, threads, call.stop, (one) => {
    tally.add(one);
    times.add(one);
    progress.show(tally.games);
  });
  progress.clear();
  const stopped = !result.ok && result.problem.code === 'cli/stopped';
  if (!result.ok && !stopped) return result;
  // Games finished before a stop are counted.
  const told = { competitors: competitors.value, figures: tally.figures() };
  const facts = hasFlag(call, 'times') ? { ...told, times: times.figures() } : told;
  call.say(call.json ? matchJson(game, facts) : matchText(game, facts));
  if (stopped) call.note(t('cli:match.stopped', { count: tally.games, total }));
  return ok(stopped ? 'rejected' : 'done');
};

function competitorsOf(game: GameId, given: string): Result<readonly Competitor[], Problem> {
  const players = playersArgument(game, given);
  if (!players.ok) return players;
  const competitors = players.value.flatMap(({ name, ...player }): readonly Competitor[] =>
    player.kind === 'computer' ? [{ name, level: player.level }] : [],
  );
  const person = players.value.find(({ kind }) => kind === 'person');
  if (person !== undefined) return refuse<SimulateProblem>({ code: 'cli/no-person', name: person.name });
  const { least, most } = gameOf(game).seats;
  if (competitors.length > most) {
    return refuse<SimulateProblem>({ code: 'cli/too-many-players', players: competitors.length, most });
  }
  return competitors.length >= least
    ? ok(competitors)
    : refuse<SimulateProblem>({ code: 'cli/too-few-players', players: competitors.length, least });
}
