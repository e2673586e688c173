import {
  afterTwists,
  crossingsOf,
  everyTwist,
  pegsOn,
  letterOf,
  runOfPegs,
  type ClaimRequest,
  type Run,
  type Twist,
} from '#shared/games/scruble/index.ts';
import { faceOf } from '#shared/games/scruble/pegs.ts';
import { scoreClaim } from '#shared/games/scruble/scoring.ts';

/**
 * The points of the best claim of a turn, found without a graph: every run of the cube is compared with every word of the
 * list, and scored by the rules.
 */
export function slowBest(words: readonly string[], ask: ClaimRequest): number {
  return Math.max(
    0,
    ...upToTwists(ask.further).map((more) => bestAfter(words, ask, [...ask.twists, ...more])),
  );
}

/** All orders of so many twists at most, though many of them make the same cube. */
function upToTwists(most: number): readonly (readonly Twist[])[] {
  if (most === 0) return [[]];
  const fewer = upToTwists(most - 1);
  const longest = fewer.filter(({ length }) => length === most - 1);
  return [...fewer, ...longest.flatMap((twists) => everyTwist.map((twist) => [...twists, twist]))];
}

function bestAfter(words: readonly string[], ask: ClaimRequest, twists: readonly Twist[]): number {
  if (twists.length === 0) return 0;
  const cube = afterTwists(ask.cube, twists);
  const taken = new Set(ask.claimed.map(({ word }) => word));
  const open = words
    .filter((word) => word.length >= ask.minLength && word.length <= 16 && !taken.has(word))
    .map((word) => ({ word, letters: [...word] }));
  let best = 0;
  for (let ring = 1; ring <= 12; ring += 1) {
    for (let from = 0; from < 16; from += 1) {
      for (const back of [false, true]) {
        const line = pegsOn(cube, { ring, from, back, length: 16 });
        for (const { word, letters } of open) {
          const fits = letters.every((letter, at) => {
            const peg = line[at];
            if (peg === undefined) return false;
            const face = faceOf(peg);
            if (face.kind === 'letter') return face.letter === letter;
            return face.kind === 'blank' || ask.premiums !== 'flanking';
          });
          if (!fits) continue;
          const pegs = line.slice(0, word.length);
          if (pegs.filter((peg) => letterOf(peg) !== undefined).length < 2) continue;
          if (runOfPegs(ask.cube, pegs) !== undefined) continue;
          const run: Run = { ring, from, back, length: word.length };
          const [crossing] = crossingsOf(cube, ask.claimed, run, word);
          best = Math.max(best, scoreClaim(cube, run, word, ask, crossing).total);
        }
      }
    }
  }
  return best;
}

/** Some word that stands on a cube, as a claim of an earlier turn; for crossings. */
export function wordOn(
  cube: ClaimRequest['cube'],
  run: Run,
): { readonly word: string; readonly pegs: ClaimRequest['cube'] } {
  const pegs = pegsOn(cube, run);
  return { word: pegs.map((peg) => letterOf(peg) ?? 'E').join(''), pegs };
}
