import { programFolder } from '#electron/services/home.ts';
import { runOnThread, threadFile } from '#electron/services/thread.ts';
import { gameIds, gameOf, isGameId, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { columns } from '../columns.ts';
import { flagValue, type Call, type Run } from '../command.ts';
import type { PlayedGame } from '../computer-match.ts';
import { numberFlag } from '../number-flag.ts';
import { optionValues } from '../option-values.ts';
import { playersArgument } from '../players-argument.ts';
import { t } from '../texts.ts';

export type SimulateProblem =
  | { readonly code: 'cli/unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'cli/no-person'; readonly name: string }
  | { readonly code: 'cli/too-many-players'; readonly players: number; readonly most: number }
  | { readonly code: 'cli/too-few-players'; readonly players: number; readonly least: number };

interface Competitor {
  readonly name: string;
  readonly level: number;
}

/** What the thread of a match is asked (match-worker.ts). */
export interface MatchAsk {
  readonly game: GameId;
  /** As `--lexicon` takes it; undefined where none is named. */
  readonly lexicon: string | undefined;
  /** By seat. */
  readonly levels: readonly number[];
  /** Games to play. */
  readonly count: number;
  readonly seed: number;
  /** Every `--option`, in order; what they add to follows from the lexicon. */
  readonly options: readonly string[];
}

/** Of a game what is added up, and no more: there may be a hundred thousand. */
export interface SimulatedGame extends Pick<PlayedGame, 'ms'> {
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

/** Lets computers play against each other and adds it up. Game `n` is dealt by the seed given plus `n`, from 0. */
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
  // A slip is refused before the thread and the lexicon are loaded.
  const checked = optionValues(game, options);
  if (!checked.ok) return checked;
  const total = count.value ?? 10;
  const ask: MatchAsk = {
    game,
    lexicon: flagValue(call, 'lexicon'),
    levels: competitors.value.map(({ level }) => level),
    count: total,
    seed: seed.value ?? 0,
    options,
  };
  const played: SimulatedGame[] = [];
  const result = await runOnThread<SimulatedGame, 'done'>({
    file: threadFile(new URL('../match-worker.ts', import.meta.url), programFolder()),
    data: ask,
    signal: call.stop,
    progress(one) {
      played.push(one);
      const done = played.length;
      if (process.stderr.isTTY && done % 10 === 0) call.note(t('cli:match.progress', { done, total }));
    },
    stopped: refuse({ code: 'cli/stopped' }),
  });
  const stopped = !result.ok && result.problem.code === 'cli/stopped';
  if (!result.ok && !stopped) return result;
  // What was played before a stop counts.
  tell(call, game, competitors.value, played);
  if (stopped) call.note(t('cli:match.stopped', { count: played.length, total }));
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

function tell(
  call: Call,
  game: string,
  competitors: readonly Competitor[],
  played: readonly SimulatedGame[],
): void {
  const rows = competitors.map(({ name, level }, seat) => {
    const ms = played.flatMap((one) => one.ms[seat] ?? []).sort((one, other) => one - other);
    const points = played.reduce((sum, one) => sum + (one.points[seat] ?? 0), 0);
    return {
      name,
      level,
      won: played.filter(({ winners }) => winners.join() === String(seat)).length,
      shared: played.filter(({ winners }) => winners.length > 1 && winners.includes(seat)).length,
      points: round(points / Math.max(1, played.length)),
      moves: round(ms.length / Math.max(1, played.length)),
      msMedian: round(ms[Math.floor(ms.length / 2)] ?? 0),
      msP95: round(ms[Math.floor(ms.length * 0.95)] ?? 0),
    };
  });
  if (call.json) {
    call.say(JSON.stringify({ game, games: played.length, players: rows }));
    return;
  }
  const heads = ['player', 'level', 'won', 'shared', 'points', 'moves', 'msMedian', 'msP95'] as const;
  call.say(t('cli:match.title', { count: played.length }));
  call.say(columns([heads.map((head) => t(`cli:match.${head}`)), ...rows.map((row) => Object.values(row))]));
}

const round = (figure: number): number => Math.round(figure * 10) / 10;
