import { Alg } from 'cubing/alg';
import { puzzles } from 'cubing/puzzles';
import { afterTwists, everyTwist, places, twistText, type Twist } from '#shared/games/scruble/index.ts';
import { cubeId } from '#shared/kernel/index.ts';

type KPuzzle = Awaited<ReturnType<NonNullable<(typeof puzzles)['4x4x4']>['kpuzzle']>>;

/** The 4 x 4 x 4 of the library cubing.js: it knows pieces in slots, nothing of places or rings. */
export class CubingModel {
  readonly #puzzle: KPuzzle;
  /** Of each place of ours, the number of the sticker that it is there. */
  readonly #stickers: readonly number[];

  private constructor(puzzle: KPuzzle) {
    this.#puzzle = puzzle;
    this.#stickers = this.#matched();
  }

  static async open(): Promise<CubingModel> {
    const puzzle = puzzles['4x4x4'];
    if (puzzle === undefined) throw new Error('cubing.js knows a 4x4x4');
    return new CubingModel(await puzzle.kpuzzle());
  }

  /** Where the peg of each place goes by twists in cubers' letters. */
  destinations(text: string): readonly number[] {
    const moved = this.#stickersAfter(text);
    return this.#stickers.map((sticker) => this.#stickers.indexOf(moved[sticker] ?? -1));
  }

  /** Where each sticker goes: stickers are numbered orbit by orbit, slot by slot, by the ways a piece can lie in it. */
  #stickersAfter(text: string): readonly number[] {
    const { transformationData } = this.#puzzle.algToTransformation(new Alg(text));
    const moved: number[] = [];
    let base = 0;
    for (const { orbitName, numPieces, numOrientations } of this.#puzzle.definition.orbits) {
      const { permutation = [], orientationDelta = [] } = transformationData[orbitName] ?? {};
      for (let slot = 0; slot < numPieces; slot += 1) {
        const from = permutation[slot] ?? slot;
        for (let way = 0; way < numOrientations; way += 1) {
          const turned = (way + (orientationDelta[slot] ?? 0)) % numOrientations;
          moved[base + from * numOrientations + way] = base + slot * numOrientations + turned;
        }
      }
      base += numPieces * numOrientations;
    }
    return moved;
  }

  /**
   * Which sticker is which place: the one way to pair them off so that each of the twelve quarter turns does to the one what
   * it does to the other. Throws where there is none, so that finding it proves the single twists.
   */
  #matched(): readonly number[] {
    const quarters = everyTwist.filter(({ quarters: turned }) => turned === 1);
    const theirs = quarters.map((twist) => this.#stickersAfter(twistText(twist)));
    const ours = quarters.map((twist) => destinationsOf([twist]));
    const paired = new Map<number, number>();
    for (const place of places) {
      if (paired.has(place)) continue;
      const taken = new Set(paired.values());
      const grown = places
        .filter((sticker) => !taken.has(sticker))
        .map((sticker) => grownFrom(place, sticker, ours, theirs))
        .find((pairs) => pairs !== undefined);
      if (grown === undefined) throw new Error(`cubing.js has no sticker that moves as place ${place}`);
      for (const [one, other] of grown) paired.set(one, other);
    }
    return places.map((place) => paired.get(place) ?? -1);
  }
}

/** All that follows from pairing one place with one sticker; undefined where it contradicts itself. */
function grownFrom(
  place: number,
  sticker: number,
  ours: readonly (readonly number[])[],
  theirs: readonly (readonly number[])[],
): ReadonlyMap<number, number> | undefined {
  const pairs = new Map([[place, sticker]]);
  for (const [one, other] of pairs) {
    for (const [turn, moved] of ours.entries()) {
      const [to, there] = [moved[one] ?? -1, theirs[turn]?.[other] ?? -1];
      if ((pairs.get(to) ?? there) !== there) return undefined;
      pairs.set(to, there);
    }
  }
  return new Set(pairs.values()).size === pairs.size ? pairs : undefined;
}

/** Where the peg of each place goes by these twists, by our own geometry. */
export function destinationsOf(twists: readonly Twist[]): readonly number[] {
  const after = afterTwists(places.map(cubeId), twists);
  return places.map((place) => after.indexOf(cubeId(place)));
}
