import {
  begin,
  currentState,
  movesOf,
  play,
  propose,
  type Game,
  type GamePuzzles,
  type GameTypes,
  type Puzzle,
  type Timeline,
} from '#shared/engine/index.ts';
import { gameOf, isGameId, manifestOf, type GameId } from '#shared/games/index.ts';
import { ok, refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { acceptAll } from '#shared/lexicon/index.ts';
import { recordFormat, recordVersion, type GameRecord, type RecordPlayer } from '#shared/records/index.ts';

export type Posed = Pick<Puzzle, 'game' | 'position'>;

export interface OpenedPuzzle {
  readonly game: Game<GameTypes>;
  readonly id: GameId;
  readonly puzzles: GamePuzzles<GameTypes>;
  readonly timeline: Timeline<GameTypes>;
  /** This seat is on turn and solves the puzzle. */
  readonly seat: Seat;
  readonly view: GameTypes['view'];
}

/** Plays a puzzle's game up to its question. */
export async function openPuzzle({ game: id, position }: Posed): Promise<Result<OpenedPuzzle, Problem>> {
  if (!isGameId(id)) return refuse({ code: 'puzzle/unknown-game', game: id });
  const puzzles = await manifestOf(id).loadPuzzles?.();
  if (puzzles === undefined) return refuse({ code: 'puzzle/no-puzzles', game: id });
  const game = gameOf(id);
  const played = timelineOf(game, position);
  if (!played.ok) return played;
  const timeline = played.value;
  const { seat } = game.rules.turn(currentState(timeline));
  if (seat === undefined) return refuse({ code: 'puzzle/nobody-to-move' });
  const view = game.rules.viewFor(currentState(timeline), seat);
  return ok({ game, id, puzzles, timeline, seat, view });
}

function timelineOf(
  game: Game<GameTypes>,
  { options, seats, seed, setUp, moves }: Puzzle['position'],
): Result<Timeline<GameTypes>, Problem> {
  const { rules, notation, optionsSchema, setUpSchema, moveSchema } = game;
  const parsed = optionsSchema.safeParse(options);
  const set = setUpSchema.optional().safeParse(setUp);
  if (!parsed.success || !set.success) return refuse({ code: 'puzzle/broken', move: 0 });
  const begun = begin(rules, { options: parsed.data, seats, seed, setUp: set.data });
  if (!begun.ok) return begun;
  let timeline = begun.value;
  for (const [at, move] of moves.entries()) {
    const made = makeMove(timeline, move);
    if (!made.ok) return refuse({ code: 'puzzle/broken', move: at + 1, reason: made.problem });
    timeline = made.value.timeline;
  }
  return ok(timeline);

  function makeMove(now: Timeline<GameTypes>, move: string | object) {
    if (typeof move !== 'string') {
      const read = moveSchema.safeParse(move);
      return read.success ? play(rules, now, read.data) : refuse({ code: 'puzzle/broken', move: 0 });
    }
    const by = actorIn(game, now);
    if (by === undefined) return refuse({ code: 'puzzle/nobody-to-move' });
    const proposal = notation.parse(rules.viewFor(currentState(now), by), by, move);
    return proposal.ok ? propose(rules, now, proposal.value, acceptAll) : proposal;
  }
}

/** A line is the move of the first player who may move. */
export function actorIn({ rules }: Game<GameTypes>, timeline: Timeline<GameTypes>): Seat | undefined {
  const state = currentState(timeline);
  return rules.turn(state).seat ?? rules.actors(state).find((actor): actor is Seat => actor !== 'clock');
}

/** A puzzle is played at the table of its game, as a record that is not kept. */
export function puzzleRecord(
  { position: { seed, setUp }, lexicon }: Pick<Puzzle, 'position' | 'lexicon'>,
  { id, timeline }: OpenedPuzzle,
  players: readonly RecordPlayer[],
): GameRecord {
  const { options } = timeline.start as { readonly options: object };
  return {
    format: recordFormat,
    version: recordVersion,
    game: id,
    options,
    seed,
    setUp,
    players,
    lexicon,
    takenBack: 0,
    moves: movesOf(timeline),
  };
}
