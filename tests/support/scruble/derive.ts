import {
  afterTwists,
  pegsOn,
  runOfPegs,
  scruble,
  type Claim,
  type Run,
  type ScrubleMove,
  type ScrubleState,
} from '#shared/games/scruble/index.ts';
import { placesOf } from '#shared/games/scruble/runs.ts';
import data from '#shared/pieces/sets/scruble.json' with { type: 'json' };
import { expectOk } from '#shared/kernel/index.ts';
import type { Derive, Said } from '../reviews/said.ts';

interface Step {
  readonly before: ScrubleState;
  readonly move: ScrubleMove;
}

/** Statements about a turn of SCRUBLE Cube, derived from the record by slow means. */
export const derive: Derive = (said) => {
  const steps = said.steps as readonly unknown[] as readonly Step[];
  const { statement, turn, words } = said;
  const state = steps[turn.at]?.before;
  if (state === undefined) return undefined;
  if (statement.kind === 'crossed') return crossed(said, steps);
  const view = scruble.rules.viewFor(state, turn.seat);
  const claim = expectOk(scruble.notation.parse(view, turn.seat, turn.best?.line ?? ''));
  if (claim.kind !== 'claim' || !isAllowed(claim.word, words, state)) return undefined;
  const { word } = claim;
  const score = slowClaim(claim, state, `${statement.older ?? ''}`);
  switch (statement.kind) {
    case 'below':
      return { kind: 'below', points: score.total - turn.played.points, word, count: claim.twists.length };
    case 'times':
      return score.times === 1 ? undefined : { kind: 'times', word, sum: score.sum, times: score.times };
    case 'faces':
      return score.faces < 3 ? undefined : { kind: 'faces', word, faces: score.faces, points: 10 };
    case 'length':
      return score.length === 0
        ? undefined
        : { kind: 'length', word, letters: word.length, points: score.length };
    case 'crosses':
      return score.older === undefined
        ? undefined
        : { kind: 'crosses', word, older: score.older.word, points: score.older.points };
    default:
      return undefined;
  }
};

function isAllowed(word: string, words: ReadonlySet<string>, { options, allowed }: ScrubleState): boolean {
  if ([options.allow, options.personalAllow, ...allowed].some((list) => list.includes(word))) return true;
  return words.has(word) && ![options.forbid, options.personalForbid].some((list) => list.includes(word));
}

const faceOf = (peg: number): string => data.pieces[peg]?.[0] ?? '';
const value = (peg: number): number => (data.values as Record<string, number>)[faceOf(peg)] ?? 0;

function premiumOf(peg: number | undefined): { readonly times: number; readonly of: string } | undefined {
  const [, times, of = ''] = /^(\d)([LW])$/.exec(peg === undefined ? '' : faceOf(peg)) ?? [];
  return times === undefined ? undefined : { times: Number(times), of };
}

/** @param older is preferred among crossed words of the same worth */
function slowClaim({ twists, word, at }: Claim, state: ScrubleState, older: string) {
  const cube = afterTwists(state.cube, twists);
  const run: Run = { ...at, length: word.length };
  const pegs = pegsOn(cube, run);
  // A ring has 16 places: the one behind the word comes next on it, the one before it last.
  const ring = pegsOn(cube, { ...at, length: 16 });
  const flanks = word.length < 16 ? { before: ring.at(-1), behind: ring[word.length] } : {};
  const factors = pegs.map(() => 1);
  let times = 1;
  const act = (peg: number | undefined, letter: number | undefined): void => {
    const premium = premiumOf(peg);
    if (premium === undefined) return;
    if (premium.of === 'W') times *= premium.times;
    else if (letter !== undefined) factors[letter] = (factors[letter] ?? 1) * premium.times;
  };
  const { premiums } = state.options;
  if (premiums !== 'flanking') {
    for (const [place, peg] of pegs.entries()) {
      const [left, right] = [pegs[place - 1], pegs[place + 1]];
      const isLeft = right === undefined || (left !== undefined && value(left) >= value(right));
      act(peg, isLeft ? place - 1 : place + 1);
    }
  }
  if (premiums !== 'wildOnly') {
    const last = pegs.length - 1;
    if (word.length === 15) {
      const worth = (letter: number) => value(pegs[letter] ?? -1) * (factors[letter] ?? 1);
      act(flanks.before, worth(last) > worth(0) ? last : 0);
    } else {
      act(flanks.before, 0);
      act(flanks.behind, last);
    }
  }
  const sum = pegs.reduce((all: number, peg, place) => all + value(peg) * (factors[place] ?? 1), 0);
  const faces = new Set(placesOf(run).map((place) => Math.floor(place / 16))).size;
  const length = word.length >= 9 ? 15 : word.length >= 7 ? 10 : word.length === 6 ? 5 : 0;
  const crossings = state.claimed
    .flatMap((one) => {
      const there = runOfPegs(cube, one.pegs);
      const isCrossed =
        there !== undefined &&
        there.ring !== run.ring &&
        one.word.length >= 3 &&
        placesOf(there).some((place) => placesOf(run).includes(place)) &&
        // A shared wild peg must read the same in both.
        one.pegs.every((peg, place) => {
          const own = pegs.indexOf(peg);
          return own < 0 || word.charAt(own) === one.word.charAt(place);
        });
      return isCrossed
        ? [{ word: one.word, points: one.pegs.reduce((all: number, peg) => all + value(peg), 0) }]
        : [];
    })
    .sort((one, other) => other.points - one.points);
  const most = crossings.filter(({ points }) => points === crossings[0]?.points);
  const credited = most.find((one) => one.word === older) ?? most[0];
  const total = sum * times + length + (faces >= 3 ? 10 : 0) + (credited?.points ?? 0);
  return { sum, times, faces, length, older: credited, total };
}

function crossed({ turn }: Said, steps: readonly Step[]): ReturnType<Derive> {
  const own = steps[turn.at]?.move;
  const next = steps.slice(turn.at + 1).find(({ move }) => move.kind === 'claim' || move.kind === 'pass');
  if (own?.kind !== 'claim' || next?.move.kind !== 'claim' || next.move.by === own.by) return undefined;
  if (next.before.turn !== turn.turn + 1) return undefined;
  const { older } = slowClaim(next.move, next.before, next.move.crossing ?? own.word);
  const credited = next.move.crossing ?? older?.word;
  if (credited !== own.word) return undefined;
  const pegs = next.before.claimed.find(({ word }) => word === own.word)?.pegs ?? [];
  const points = pegs.reduce((all: number, peg) => all + value(peg), 0);
  return { kind: 'crossed', word: own.word, points, seat: next.move.by };
}
