import { nextInt, type RandomState } from '#shared/kernel/index.ts';
import type { Game, GameTypes, RandomPlayer } from '../contract.ts';
import { formatClockMove, isClockMove, parseClockMove, withClockMoves } from './clock-moves.ts';
import { movesIn, withClock } from './clock-rules.ts';
import { clockOf } from './clock-state.ts';

/**
 * A game with the table's clock (P16). The game knows nothing of it but how a turn is skipped: the clock's state lies
 * beside the game's own, and its moves and events are told apart by their names.
 */
export function timedGame(game: Game<GameTypes>): Game<GameTypes> {
  const { laid } = game;
  const rules = withClock(game.rules);
  return {
    ...game,
    proposalSchema: withClockMoves(game.proposalSchema),
    moveSchema: withClockMoves(game.moveSchema),
    rules,
    notation: {
      format: (view, move) => (isClockMove(move) ? formatClockMove(move) : game.notation.format(view, move)),
      parse: (view, by, text) => parseClockMove(text) ?? game.notation.parse(view, by, text),
    },
    loadRandomPlayer: async () => ringing(rules, await game.loadRandomPlayer()),
    ...(laid === undefined ? {} : { laid: (state, move) => (isClockMove(move) ? [] : laid(state, move)) }),
  };
}

/** Some day in 2023, in milliseconds since 1970, for moves that no clock makes. */
const someTime = 1_700_000_000_000;

/** The clock of a game at random rings once in so many moves. */
const rings = 12;

function ringing(rules: Game<GameTypes>['rules'], player: RandomPlayer<GameTypes>): RandomPlayer<GameTypes> {
  return {
    move(state, random, words) {
      if (clockOf(state) === undefined) return player.move(state, random, words);
      const [at, next]: readonly [number, RandomState] = nextInt(random, rings);
      const limit = rules.limits(state).find(({ kind }) => kind === 'turn' || kind === 'seat');
      return at === 0 && limit?.move !== undefined
        ? [limit.move(someTime + movesIn(state) * 1000), next]
        : player.move(state, next, words);
    },
  };
}
