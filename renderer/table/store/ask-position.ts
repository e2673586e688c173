import type { Gateway } from '#renderer/gateway/index.ts';
import { readLexiconOnThread, type PendingAnswer } from '#renderer/worker/index.ts';
import {
  currentState,
  decisionRandom,
  propose,
  usualLevel,
  type GameTypes,
  type PlayedTurn,
  type Puzzle,
  type ReviewedTurn,
  type Timeline,
} from '#shared/engine/index.ts';
import { isGameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { makePuzzle } from '#shared/puzzles/index.ts';
import { openReplayed, reviewTurn, type OpenedReview } from '#shared/records/index.ts';
import { memoryGateway } from '../memory-gateway.ts';
import { levelThreads, type LevelThreads } from './ask-threads.ts';
import { loadGame, type LoadedGame } from './load-game.ts';
import { helpOf } from './open-plays.ts';

/** What a strong computer makes of a position, measured as a look back measures a turn. */
export interface Analysis {
  readonly turn: PlayedTurn;
  readonly reviewed: ReviewedTurn;
  /** The usual points are those of this level. */
  readonly level: number;
}

export type AnalysisProblem = { readonly code: 'editor/nothing-to-analyse' };

const id = 'position';

/** Lets the strongest computer play a turn from the position, in memory, and looks back at that turn. */
export function analysePosition(gateway: Gateway, text: string): PendingAnswer<Analysis> {
  return asking(gateway, text, async (game, asked) => {
    const level = usualLevel(game.game.computers);
    const played = await playTurn(game, asked, level);
    if (!played.ok) return played;
    const { opened, turn } = played.value;
    const { cancel: _, ...tools } = asked.threads();
    const reviewed = await reviewTurn(game.record, opened, turn, { words: game.words, ...tools });
    return reviewed.ok ? ok({ turn, reviewed: reviewed.value, level }) : reviewed;
  });
}

/** Refuses with the reason if no single answer can be proved to be the best. */
export function puzzleOfPosition(gateway: Gateway, text: string): PendingAnswer<Puzzle> {
  return asking(gateway, text, ({ record, words }, { threads, forLevel }) => {
    const { game, options, players, seed, setUp, lexicon } = record;
    const position = {
      options,
      seats: players.length,
      seed,
      ...(setUp !== undefined && { setUp }),
      moves: [],
    };
    return makePuzzle({ game, position }, { tools: { words, forLevel, ...threads() }, lexicon });
  });
}

function asking<A>(
  gateway: Gateway,
  text: string,
  work: (game: LoadedGame, asked: LevelThreads) => Promise<Result<A, Problem>>,
): PendingAnswer<A> {
  let isStopped = false;
  let stop: () => void = () => undefined;
  const ask = async () => {
    const game = await loadGame(memoryGateway(gateway, id, text), id, readLexiconOnThread);
    if (!game.ok) return game;
    const asked = levelThreads(helpOf(gateway, game.value), game.value.game);
    stop = asked.cancel;
    if (isStopped) stop();
    return work(game.value, asked);
  };
  return {
    answer: ask(),
    cancel() {
      isStopped = true;
      stop();
    },
  };
}

/** A turn may have several moves, and others may be asked before it stands. */
const mostMoves = 40;

async function playTurn(
  { game, record, timeline: begun, words }: LoadedGame,
  asked: LevelThreads,
  level: number,
): Promise<Result<{ readonly opened: OpenedReview; readonly turn: PlayedTurn }, Problem>> {
  const nothing: AnalysisProblem = { code: 'editor/nothing-to-analyse' };
  if (!isGameId(game.id)) return refuse(nothing);
  const strongest = game.computers.levels.at(-1)?.level ?? level;
  let timeline: Timeline<GameTypes> = begun;
  for (let made = 0; made < mostMoves; made += 1) {
    const state = currentState(timeline);
    const by = game.rules.actors(state).find((actor): actor is Seat => actor !== 'clock');
    if (by === undefined) return refuse(nothing);
    const decided = await game.computers.decide({
      view: game.rules.viewFor(state, by),
      by,
      level: strongest,
      random: decisionRandom(record.seed, timeline.length),
      words,
      ...asked.forLevel(strongest),
    });
    if (!decided.ok) return decided;
    const next = propose(game.rules, timeline, decided.value, words);
    if (!next.ok) return next;
    ({ timeline } = next.value);
    const opened = await openReplayed(game.id, timeline, level);
    const [turn] = opened?.turns ?? [];
    if (opened !== undefined && turn !== undefined) return ok({ opened, turn });
  }
  return refuse(nothing);
}
