import {
  begin,
  movesOf,
  propose,
  stepsOf,
  type GameTypes,
  type AppliedMove,
  type Start,
  type Timeline,
} from '#shared/engine/index.ts';
import { expectOk, nextInt, randomFrom, type RandomState } from '#shared/kernel/index.ts';
import { acceptNone, judgeForLetters, type WordJudge } from '#shared/lexicon/index.ts';
import type { Option } from '#shared/options/index.ts';
import type { Tenant } from './tenant.ts';

/** A game played at random, to its end or to the last of so many moves. */
export interface PlayedGame {
  readonly seed: number;
  readonly start: Start<GameTypes>;
  readonly timeline: Timeline<GameTypes>;
  /** Every move with the states before and after it, and what happened. */
  readonly steps: readonly AppliedMove<GameTypes>[];
  readonly words: WordJudge;
}

/** Everything follows from the seed: options but those that are `fixed`, seats, deal and moves. Left unfinished after `mostMoves`. */
export async function playAtRandom(
  { game, lexicon }: Tenant,
  seed: number,
  fixed: object = {},
  mostMoves = 400,
): Promise<PlayedGame> {
  const { rules, seats: room } = game;
  const player = await game.loadRandomPlayer();
  const [drawn, seated] = randomOptions(game.options, randomFrom(seed));
  const options = { ...drawn, ...fixed };
  const words = lexicon === undefined ? acceptNone : judgeForLetters(lexicon, game.letters(options));
  const [more, dealt] = nextInt(seated, room.most - room.least + 1);
  let start: Start<GameTypes> = { options, seats: room.least + more, seed };
  // A switch may ask for company: what is refused for so few is played by all.
  if (!rules.setup(start).ok) start = { ...start, seats: room.most };
  let timeline = expectOk(begin(rules, start));
  let random = dealt;
  freeze(timeline.start);
  while (timeline.length < mostMoves && rules.actors(timeline.state).length > 0) {
    const [proposal, next] = player.move(timeline.state, random, lexicon);
    ({ timeline } = expectOk(propose(rules, timeline, freeze(proposal), words)));
    freeze(timeline.state);
    random = next;
  }
  freeze(movesOf(timeline));
  const steps = timeline.stretches.flatMap((stretch) => [...stepsOf(rules, stretch)]);
  return { seed, start, timeline, steps, words };
}

/** All states of a game, the first included. */
export function statesOf({ timeline, steps }: PlayedGame): readonly object[] {
  return [timeline.start, ...steps.map(({ state }) => state)];
}

function randomOptions(options: readonly Option[], from: RandomState): readonly [object, RandomState] {
  const values: Record<string, unknown> = {};
  let random = from;
  const below = (limit: number): number => {
    const [value, next] = nextInt(random, limit);
    random = next;
    return value;
  };
  for (const option of options) values[option.name] = randomValue(option, below);
  return [values, random];
}

function randomValue(option: Option, below: (limit: number) => number): unknown {
  switch (option.kind) {
    // What a choice needs beside it (rows of a board of one's own) is not known here.
    case 'choice': {
      const choices = option.choices.filter((choice) => choice !== 'own');
      return choices[below(choices.length)];
    }
    case 'number': {
      const steps = Math.floor((option.max - option.min) / option.step);
      return option.min + below(steps + 1) * option.step;
    }
    case 'toggle':
      return below(2) === 1;
    case 'lines':
      return option.default;
  }
}

/** Whoever changes what is frozen throws. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
