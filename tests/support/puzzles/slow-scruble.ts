import {
  afterTwists,
  crossingsOf,
  everyTwist,
  letterOf,
  pegsOn,
  runOfPegs,
} from '#shared/games/scruble/index.ts';
import { faceOf } from '#shared/games/scruble/pegs.ts';
import { scoreClaim } from '#shared/games/scruble/scoring.ts';
import type { ScrubleView } from '#shared/games/scruble/state.ts';
import type { Twist } from '#shared/games/scruble/twists.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import type { OpenedPuzzle } from '#shared/puzzles/index.ts';

/**
 * The most that each word makes, the most first: every two twists, every run of the cube read letter by letter, and every
 * word of the list that begins so far. It shares nothing with the search.
 */
export function slowScruble({ view }: OpenedPuzzle, words: readonly string[]): readonly number[] {
  const { cube, claimed, options } = view as ScrubleView;
  const taken = new Set(claimed.map(({ word }) => word));
  const known = new Set(words.filter((word) => word.length >= options.minLength && !taken.has(word)));
  const beginnings = new Set(
    [...known].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))),
  );
  const most = new Map<string, number>();
  const twists: readonly (readonly Twist[])[] = everyTwist.flatMap((one) => [
    [one],
    ...everyTwist.map((other) => [one, other]),
  ]);
  const ask = { ...options, cube, claimed };
  for (const made of twists) {
    const turned = afterTwists(cube, made);
    for (let ring = 1; ring <= 12; ring += 1) {
      for (let from = 0; from < 16; from += 1) {
        for (const back of [false, true]) {
          const line = pegsOn(turned, { ring, from, back, length: 16 });
          const read = (begun: string): void => {
            if (known.has(begun)) meet(begun);
            const peg = line[begun.length];
            const face = peg === undefined ? undefined : faceOf(peg);
            if (face === undefined || begun.length === 16) return;
            const isWild =
              face.kind === 'blank' || (face.kind !== 'letter' && options.premiums !== 'flanking');
            const letters = face.kind === 'letter' ? face.letter : isWild ? latinAlphabet : '';
            for (const letter of letters) if (beginnings.has(begun + letter)) read(begun + letter);
          };
          const meet = (word: string): void => {
            const pegs = line.slice(0, word.length);
            if (pegs.filter((peg) => letterOf(peg) !== undefined).length < 2) return;
            if (runOfPegs(cube, pegs) !== undefined) return;
            const run = { ring, from, back, length: word.length };
            const [crossing] = crossingsOf(turned, claimed, run, word);
            const { total } = scoreClaim(turned, run, word, ask, crossing);
            most.set(word, Math.max(total, most.get(word) ?? 0));
          };
          read('');
        }
      }
    }
  }
  return [...most.values()].sort((one, other) => other - one);
}
