import type { CubeId } from '#shared/kernel/index.ts';
import { lexiconForLetters, type Lexicon } from '#shared/lexicon/index.ts';
import { letterNumbers } from '#shared/lexicon/alphabet.ts';
import { RuledLexicon } from '#shared/word-engine/ruled-lexicon.ts';
import type { Rulings } from '#shared/word-engine/index.ts';
import { layers as cubeLayers } from '../cube.ts';
import type { Claim } from '../moves.ts';
import type { ScrubleOptions } from '../options.ts';
import { pegsOn } from '../runs.ts';
import { scrubleLetters } from '../setup.ts';
import type { ClaimedWord } from '../state.ts';
import { afterTwists, everyTwist, sourceOf, type Cube, type Twist } from '../twists.ts';
import { pegTables } from './peg-tables.ts';
import { standingWordsOn, soughtWords, type SoughtWord } from './standing-words.ts';
import { Scanner } from './scanner.ts';

export interface ClaimRequest {
  readonly cube: Cube;
  readonly claimed: readonly ClaimedWord[];
  readonly premiums: ScrubleOptions['premiums'];
  readonly minLength: number;
  readonly twists: readonly Twist[];
  /** With up to two further twists all cubes are tried; after that only the best `width` cubes are continued. */
  readonly further: number;
  readonly width: number;
  readonly most: number;
  /** Each claim has at most this share of the best score; 1 asks for the best claims. */
  readonly share: number;
  /** The search examines what the best `replies` claims leave to the next player; each such point subtracts `care`. */
  readonly replies: number;
  readonly care: number;
}

export interface FoundClaim extends Pick<Claim, 'twists' | 'word' | 'at'> {
  readonly points: number;
  /** The next player can score at most this many points with one twist; absent if not examined. */
  readonly reply?: number | undefined;
}

export interface ClaimsFound {
  readonly claims: readonly FoundClaim[];
  /** If true, no claim with so many further twists scores more. */
  readonly exact: boolean;
}

const allTried = 2;

export function bestClaims(lexicon: Lexicon, rulings: Rulings, ask: ClaimRequest): ClaimsFound {
  const spelled = lexiconForLetters(lexicon, scrubleLetters);
  const search = new ClaimSearch(new RuledLexicon(spelled, rulings), spelled.alphabet, ask);
  search.turn(ask.cube, ask.claimed, ask.twists, ask.further, ask.width);
  const claims = search.shelf.best(ask.most, ask.share).map(foundClaim);
  const exact = ask.further <= allTried && ask.share === 1;
  return { claims: ask.replies === 0 ? claims : withReplies(search, ask, claims), exact };
}

function foundClaim({ twists, word, ring, from, back, points }: ShelvedClaim): FoundClaim {
  return { twists, word, at: { ring, from, back }, points };
}

/** Examines what each claim leaves to the next player, who makes at least one twist (S8). */
function withReplies(
  search: ClaimSearch,
  { cube: before, claimed, replies, care }: ClaimRequest,
  claims: readonly FoundClaim[],
): readonly FoundClaim[] {
  const looked = claims.slice(0, replies).map((claim): FoundClaim => {
    const cube = afterTwists(before, claim.twists);
    const pegs = search.pegsOf(cube, claim);
    search.turn(cube, [...claimed, { word: claim.word, pegs }], [], 1, 0);
    return { ...claim, reply: search.shelf.best(1, 1)[0]?.points ?? 0 };
  });
  return looked.sort((one, other) => worth(other, care) - worth(one, care));
}

const worth = ({ points, reply = 0 }: FoundClaim, care: number): number => points - care * reply;

interface Way {
  readonly cube: Uint8Array;
  readonly twists: readonly Twist[];
  readonly best: number;
}

class ClaimSearch {
  shelf = new ClaimShelf();
  readonly #scanner: Scanner;
  readonly #alphabet: string;
  readonly #numbers: Uint8Array;
  #claimed: readonly SoughtWord[] = [];

  constructor(layers: RuledLexicon, alphabet: string, { premiums, minLength }: ClaimRequest) {
    this.#alphabet = alphabet;
    this.#numbers = letterNumbers(alphabet);
    this.#scanner = new Scanner(layers, pegTables(alphabet, { premiums }), minLength);
  }

  turn(
    cube: Cube,
    claimed: readonly ClaimedWord[],
    twists: readonly Twist[],
    further: number,
    width: number,
  ): void {
    this.#claimed = soughtWords(claimed, this.#numbers);
    this.shelf = new ClaimShelf(claimed.map(({ word }) => word));
    this.#scanner.turnFrom(cube);
    const now = Uint8Array.from(afterTwists(cube, twists));
    // Without a twist no word is new (S8).
    const best = twists.length === 0 ? 0 : this.#look(now, twists);
    let ways: readonly Way[] = [{ cube: now, twists, best }];
    for (let depth = 1; depth <= further; depth += 1) {
      const next: Way[] = [];
      const goesOn = depth < further;
      for (const way of ways) {
        for (const twist of everyTwist) {
          if (depth > 1 && !mayFollow(way.twists.at(-1), twist)) continue;
          const source = sourceOf(twist);
          const turned = way.cube.slice();
          for (let place = 0; place < turned.length; place += 1) {
            turned[place] = way.cube[source[place] as number] as number;
          }
          const made = [...way.twists, twist];
          const found = this.#look(turned, made);
          if (goesOn) next.push({ cube: turned, twists: made, best: found });
        }
      }
      ways = depth < allTried ? next : next.sort((one, other) => other.best - one.best).slice(0, width);
    }
  }

  pegsOf(cube: Cube, { word, at }: FoundClaim): readonly CubeId[] {
    return pegsOn(cube, { ...at, length: word.length });
  }

  #look(cube: Uint8Array, twists: readonly Twist[]): number {
    const { letters } = this.#scanner;
    let best = 0;
    this.#scanner.scan(cube, standingWordsOn(cube, this.#claimed), (ring, from, back, length, points) => {
      if (points > best) best = points;
      this.shelf.put(twists, ring, from, back, points, () => {
        let word = '';
        for (let at = 0; at < length; at += 1) word += this.#alphabet.charAt((letters[at] ?? 1) - 1);
        return word;
      });
    });
    return best;
  }
}

/** Twists about one axis commute, and two of one layer are one, so only one order is tried. */
function mayFollow(before: Twist | undefined, twist: Twist): boolean {
  if (before === undefined || axisOf(before) !== axisOf(twist)) return true;
  return before.layer < twist.layer;
}

function axisOf({ layer }: Twist): string | undefined {
  return cubeLayers[layer - 1]?.axis;
}

interface ShelvedClaim {
  readonly twists: readonly Twist[];
  readonly word: string;
  readonly ring: number;
  readonly from: number;
  readonly back: boolean;
  readonly points: number;
}

const mostAlike = 6;

/** Keeps a few claims of each score, so that the best of any share can be found when all have been seen. */
class ClaimShelf {
  readonly #byPoints: ShelvedClaim[][] = [];
  readonly #taken: ReadonlySet<string>;

  /** The spellings in `taken` have been claimed and cannot be claimed again (S10). */
  constructor(taken: readonly string[] = []) {
    this.#taken = new Set(taken);
  }

  put(
    twists: readonly Twist[],
    ring: number,
    from: number,
    back: boolean,
    points: number,
    spell: () => string,
  ): void {
    const alike = this.#byPoints[points] ?? [];
    if (alike.length >= mostAlike) return;
    const word = spell();
    if (this.#taken.has(word) || alike.some((one) => one.word === word)) return;
    alike.push({ twists, word, ring, from, back, points });
    this.#byPoints[points] = alike;
  }

  best(most: number, share: number): readonly ShelvedClaim[] {
    const top = this.#byPoints.length - 1;
    const found: ShelvedClaim[] = [];
    const words = new Set<string>();
    for (let points = Math.floor(top * share); points >= 0; points -= 1) {
      for (const claim of this.#byPoints[points] ?? []) {
        if (found.length >= most) return found;
        if (words.has(claim.word)) continue;
        words.add(claim.word);
        found.push(claim);
      }
    }
    return found;
  }
}
