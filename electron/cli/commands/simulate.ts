import { now } from '#shared/engine/index.ts';
import { gameIds, games, isGameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { columns } from '../columns.ts';
import { flagValue, type Call, type Run } from '../command.ts';
import { createMatch, type PlayedGame } from '../computer-match.ts';
import { lexiconArgument } from '../lexicon-argument.ts';
import { exceptionsWith } from '../lexicon-exceptions.ts';
import { numberFlag } from '../number-flag.ts';
import { playersArgument } from '../players-argument.ts';
import { t } from '../texts.ts';
import { vocabulariesOf } from '../vocabularies.ts';

export type SimulateProblem =
  | { readonly code: 'cli/unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'cli/no-person'; readonly name: string }
  | { readonly code: 'cli/too-many-players'; readonly players: number; readonly most: number };

interface Competitor {
  readonly name: string;
  readonly level: number;
}

/** Lets computers play against each other and adds it up. Game `n` is dealt by the seed given plus `n`, from 0. */
export const run: Run = async (call) => {
  const game = call.words[0] ?? '';
  if (!isGameId(game)) return refuse<SimulateProblem>({ code: 'cli/unknown-game', game, known: gameIds });
  const count = numberFlag(call, 'games', 1, 100_000);
  if (!count.ok) return count;
  const seed = numberFlag(call, 'seed', 0, 2 ** 32 - 1);
  if (!seed.ok) return seed;
  const competitors = competitorsOf(flagValue(call, 'players') ?? 'computer:1,computer:2');
  if (!competitors.ok) return competitors;
  const lexicon = await lexiconArgument(flagValue(call, 'lexicon') ?? 'english');
  if (!lexicon.ok) return lexicon;
  const exceptions = await exceptionsWith(lexicon.value);
  if (!exceptions.ok) return exceptions;
  const vocabularies = await vocabulariesOf(lexicon.value);
  if (!vocabularies.ok) return vocabularies;

  const match = createMatch(
    {
      lexicon: lexicon.value,
      vocabularyOf: (level) => vocabularies.value.get(level) ?? lexicon.value,
      options: games[game].optionsSchema.parse(exceptions.value),
      levels: competitors.value.map(({ level }) => level),
    },
    call.stop,
  );
  const played: Outcome[] = [];
  for (let n = 0; n < (count.value ?? 10); n += 1) {
    const one = await match.play(((seed.value ?? 0) + n) % 2 ** 32);
    if (!one.ok) return one;
    played.push(outcomeOf(one.value));
    if (process.stderr.isTTY && (n + 1) % 10 === 0) {
      call.note(t('cli:match.progress', { done: n + 1, total: count.value ?? 10 }));
    }
  }
  tell(call, game, competitors.value, played);
  return ok('done');
};

function competitorsOf(given: string): Result<readonly Competitor[], Problem> {
  const players = playersArgument(given);
  if (!players.ok) return players;
  const competitors = players.value.flatMap(({ name, ...player }): readonly Competitor[] =>
    player.kind === 'computer' ? [{ name, level: player.level }] : [],
  );
  const person = players.value.find(({ kind }) => kind === 'person');
  if (person !== undefined) return refuse<SimulateProblem>({ code: 'cli/no-person', name: person.name });
  const { most } = games.alphacubes.seats;
  return competitors.length <= most
    ? ok(competitors)
    : refuse<SimulateProblem>({ code: 'cli/too-many-players', players: competitors.length, most });
}

function tell(
  call: Call,
  game: string,
  competitors: readonly Competitor[],
  played: readonly Outcome[],
): void {
  const rows = competitors.map(({ name, level }, seat) => {
    const ms = played.flatMap((one) => one.ms[seat] ?? []).sort((one, other) => one - other);
    const points = played.reduce((sum, one) => sum + (one.points[seat] ?? 0), 0);
    return {
      name,
      level,
      won: played.filter(({ winners }) => winners.join() === String(seat)).length,
      shared: played.filter(({ winners }) => winners.length > 1 && winners.includes(seat)).length,
      points: round(points / played.length),
      moves: round(ms.length / played.length),
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

/** Of a game what is added up, and no more: there may be a hundred thousand. */
interface Outcome extends Pick<PlayedGame, 'ms'> {
  readonly points: readonly number[];
  readonly winners: readonly number[];
}

function outcomeOf({ timeline, ms }: PlayedGame): Outcome {
  const { phase, seats } = now(timeline);
  const winners = phase.kind === 'over' ? phase.end.winners : [];
  return { ms, winners, points: seats.map(({ points }) => points) };
}

const round = (figure: number): number => Math.round(figure * 10) / 10;
