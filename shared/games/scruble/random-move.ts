import type { RandomPlayer } from '#shared/engine/index.ts';
import { nextInt, type RandomState, type Seat } from '#shared/kernel/index.ts';
import type { Lexicon } from '#shared/lexicon/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { actors } from './apply.ts';
import { withoutFurtherTwists, claimRequest } from './hints.ts';
import type { ScrubleMove } from './moves.ts';
import { bestClaims } from './search/best-claims.ts';
import type { ScrubleState } from './state.ts';
import { everyTwist, type Twist } from './twists.ts';
import type { ScrubleTypes } from './types.ts';
import { viewFor } from './view.ts';

export const randomPlayer: RandomPlayer<ScrubleTypes> = { move: randomMove };

const chances = { time: 4, allow: 7, pass: 12 } as const;

const someTime = 1_700_000_000_000;

const mostTwists = 6;

function randomMove(
  state: ScrubleState,
  from: RandomState,
  lexicon: Lexicon | undefined,
): readonly [ScrubleMove, RandomState] {
  if (lexicon === undefined) throw new Error('A game of words needs a lexicon');
  let random = from;
  const randomBelow = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const may = actors(state);
  const by = may.find((actor): actor is Seat => actor !== 'clock');
  if (by === undefined || state.phase.kind === 'over') throw new Error('The game is over');
  const chance = randomBelow(100);
  if (chance < chances.time && may.includes('clock')) {
    return [{ kind: 'time', by: 'clock', at: someTime + state.moves }, random];
  }
  if (chance < chances.allow) return [{ kind: 'allow', by, words: ['ZZZ'] }, random];
  const twists = Array.from(
    { length: 1 + randomBelow(mostTwists) },
    () => everyTwist[randomBelow(everyTwist.length)],
  ).flatMap((twist): readonly Twist[] => (twist === undefined ? [] : [twist]));
  const pass: ScrubleMove = { kind: 'pass', by, twists };
  if (chance < chances.pass || state.phase.timeUp) return [pass, random];
  const ask = claimRequest(viewFor(state, by), twists, { ...withoutFurtherTwists, most: 20 });
  const { claims } = bestClaims(lexicon, tableWords(state), ask);
  const claim = claims[randomBelow(Math.max(1, claims.length))];
  if (claim === undefined) return [pass, random];
  return [{ kind: 'claim', by, twists, word: claim.word, at: claim.at }, random];
}
