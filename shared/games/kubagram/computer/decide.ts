import { levelIn, type ComputerTurn } from '#shared/engine/index.ts';
import { nextInt, ok, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';
import { corners, nextSquare } from '../box.ts';
import { markIn, setOf } from '../dice.ts';
import { spelledIn } from '../words/challenge.ts';
import { judgeAt } from '../judge.ts';
import { isLastTurn, type KubagramView } from '../state.ts';
import type { KubagramProposal } from '../moves.ts';
import type { KubagramTypes } from '../types.ts';
import { bestLay } from './laying.ts';
import { computerLevels } from './levels.ts';
import { outlookOf } from './outlook.ts';
import { wordsSeen, type Thinker } from './words.ts';

type Decided = Result<KubagramProposal, Problem>;

export async function decide(turn: ComputerTurn<KubagramTypes>): Promise<Decided> {
  const { view, by, random } = turn;
  const thinker: Thinker = { ...turn, level: levelIn(computerLevels, turn.level) };
  switch (view.phase.kind) {
    case 'corner': {
      const [at] = nextInt(random, corners.length);
      return ok({ kind: 'corner', by, corner: corners[at] ?? 0 });
    }
    case 'holding':
      return bestLay(thinker, view.phase.held);
    case 'challenge':
      return ok(answerClaims(thinker));
    case 'before':
    case 'after':
    case 'short':
      return goOn(thinker);
    case 'over':
      return ok({ kind: 'end', by });
  }
}

async function goOn(thinker: Thinker): Promise<Decided> {
  const { view, by } = thinker;
  const words = await wordsSeen(thinker, view);
  if (!words.ok) return words;
  const [best] = words.value;
  if (best !== undefined) return ok(best.move);
  if (view.phase.kind === 'before')
    return view.claims.length > 0 ? ok({ kind: 'end', by }) : takeOrSkip(thinker);
  // A computer declares only where nobody checks: the list may hold words beyond its vocabulary and would refuse.
  const mayDeclare = view.phase.kind === 'after' && isLastTurn(view) && view.options.lastShort === 'declared';
  return ok({ kind: mayDeclare ? 'declare' : 'end', by });
}

/** Whoever skips leaves the same die to the other player (K5), for whom it is as bad as for themselves. */
async function takeOrSkip(thinker: Thinker): Promise<Decided> {
  const { view, by, level } = thinker;
  if (level.skips === undefined || !isAsBadForTheOther(view, by)) return ok({ kind: 'take', by });
  const outlook = await outlookOf(thinker, view, level.foresees);
  if (!outlook.ok) return outlook;
  return ok({ kind: outlook.value < -level.skips ? 'skip' : 'take', by });
}

/**
 * It is not with more than two players, on a square that passes the die on (K6), for a joker, where own jokers may go
 * into its word (K8), and for the last die, whose taker pays for the field (K11).
 */
function isAsBadForTheOther({ seats, box, corner = 0, options }: KubagramView, by: Seat): boolean {
  const own = seats[by];
  const square = nextSquare(box, corner);
  const die = square === undefined ? undefined : box[square];
  return (
    seats.length === 2 &&
    own?.skipped === false &&
    own.jokers.length === 0 &&
    square !== undefined &&
    die?.joker === false &&
    markIn(setOf(options), square) !== '0' &&
    box.filter((one) => one !== null).length > 1
  );
}

function answerClaims({ view, by, words, random, level }: Thinker): KubagramProposal {
  const table = judgeAt(view, words);
  const bad = view.claims.find((claim) => !claim.good && !table.has(spelledIn(view, claim)));
  const [drawn] = nextInt(random, 100);
  return bad === undefined || drawn >= level.doubts
    ? { kind: 'accept', by }
    : { kind: 'challenge', by, word: bad.word };
}
