import { begin, propose, type AppliedMove, type Start } from '#shared/engine/index.ts';
import {
  kubagram,
  kubagramOptions,
  type KubagramOptions,
  type KubagramState,
  type KubagramTypes,
} from '#shared/games/kubagram/index.ts';
import { randomPlayer } from '#shared/games/kubagram/random-move.ts';
import { expectOk, randomFrom } from '#shared/kernel/index.ts';
import { judgeForLetters } from '#shared/lexicon/index.ts';
import { defaults } from '#shared/options/index.ts';
import { Dice } from '#tests/support/alphacubes/random-game.ts';
import { smallLexicon } from './lexicon.ts';

export interface RandomGame {
  readonly start: Start<KubagramTypes>;
  readonly first: KubagramState;
  readonly steps: readonly AppliedMove<KubagramTypes>[];
  readonly last: KubagramState;
}

/** A whole game at random: seats and switches follow from the number, words are short so that many are made. */
export function randomGame(number: number): RandomGame {
  const dice = new Dice(number);
  const seats = 1 + dice.below(4);
  const options: KubagramOptions = {
    ...defaults(kubagramOptions),
    set: dice.pick(['en', 'nl', 'af', 'sv'] as const),
    minLength: 3 + dice.below(3),
    judge: seats === 1 ? 'assisted' : dice.pick(['assisted', 'challenge'] as const),
    lookupPenalty: dice.pick(['claimant', 'challenger', 'both'] as const),
    drawnJoker: dice.pick(['out', 'setAside'] as const),
    zeroReceiver: dice.pick(['extra', 'asTurn'] as const),
    lastShort: dice.pick(['declared', 'checked'] as const),
    lastExtensionMin: 1 + dice.below(2),
  };
  const start = { options, seats, seed: number };
  const words = judgeForLetters(smallLexicon, kubagram.letters(options));
  const steps: AppliedMove<KubagramTypes>[] = [];
  let timeline = expectOk(begin(kubagram.rules, start));
  const first = timeline.state;
  let random = randomFrom(number + 1);
  while (kubagram.rules.actors(timeline.state).length > 0) {
    const before = timeline.state;
    const [proposal, next] = randomPlayer.move(before, random, smallLexicon);
    random = next;
    const move = expectOk(kubagram.rules.judge(before, proposal, words));
    const made = expectOk(propose(kubagram.rules, timeline, proposal, words));
    timeline = made.timeline;
    steps.push({ before, move, state: timeline.state, events: made.events });
  }
  return { start, first, steps, last: timeline.state };
}
