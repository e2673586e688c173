import { movesOf, type GameTypes, type ReviewedTurn } from '#shared/engine/index.ts';
import { gameOf, type GameId } from '#shared/games/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import {
  gameReview,
  openReview,
  recordFormat,
  recordVersion,
  type GameRecord,
  type GameReview,
} from '#shared/records/index.ts';
import { anyGame } from './contract/any-game.ts';
import { playAtRandom } from './contract/random-game.ts';

export interface ReviewedGame {
  readonly record: GameRecord<GameTypes>;
  readonly review: GameReview;
}

/** A random game whose turns have grades in rotation; what was played is called the best of every turn. */
export async function reviewedGame(
  id: GameId,
  seed: number,
  mostMoves = 60,
  gradeAt: (at: number) => ReviewedTurn['grade'] = (at) => rotation[at % rotation.length] ?? 'good',
): Promise<ReviewedGame> {
  const { start, timeline } = await playAtRandom(
    anyGame(id),
    seed,
    { clock: 'none', strict: false },
    mostMoves,
  );
  const record: GameRecord<GameTypes> = {
    format: recordFormat,
    version: recordVersion,
    game: id,
    players: Array.from({ length: start.seats }, (_, at) => ({ name: `Player ${at + 1}`, kind: 'person' })),
    options: start.options,
    ...(gameOf(id).lexicon === 'none'
      ? {}
      : { lexicon: { name: 'gone', sha256: '0123456789abcdef'.repeat(4) } }),
    seed: start.seed,
    takenBack: 0,
    moves: movesOf(timeline),
  };
  const opened = expectOk(await openReview(record, 2));
  const turns = opened.turns.map((turn, at): ReviewedTurn => {
    const chances = Array.from({ length: start.seats }, () => 1 / start.seats);
    return {
      turn: turn.turn,
      seat: turn.seat,
      at: turn.at,
      kind: turn.kind,
      points: turn.points,
      played: { line: 'as played', points: turn.points },
      best: { line: 'something else', points: turn.points + 7 },
      usual: { points: turn.points },
      ...(id === 'alphacubes' ? { chances } : {}),
      grade: gradeAt(at),
      statements: [],
    };
  });
  return { record, review: gameReview(record, opened, turns) };
}

const rotation = ['best', 'good', 'slip', 'mistake', 'unchallenged', 'missed'] as const;
