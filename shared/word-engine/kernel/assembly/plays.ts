import { isDenied, takePlays } from './host';
import { mostPlays, pathAt, playStoreAt } from '../layout';
import { search } from './search';

/** A play as `PlayStore` of the host has it. */
@unmanaged
class Play {
  place: i32;
  score: i32;
  /** Faces laid in the order of the word, a byte each. */
  faces1: i32;
  faces2: i32;
  faces3: i32;
}

/** Plays that the host has not got yet. */
let plays: i32 = 0;

export function forgetPlays(): void {
  plays = 0;
}

/** Adds a play with the faces of the path. */
export function keep(place: i32, score: i32): void {
  if (!search.mayDeny || !isDenied(place)) {
    keepFaces(place, score, load<i32>(pathAt), load<i32>(pathAt + 4));
  }
}

export function keepFaces(place: i32, score: i32, faces1: i32, faces2: i32): void {
  const play = changetype<Play>(playStoreAt + plays * offsetof<Play>());
  play.place = place;
  play.score = score;
  play.faces1 = faces1;
  play.faces2 = faces2;
  play.faces3 = 0;
  plays += 1;
  if (plays === mostPlays) handOver();
}

/** Gives the host the plays that it has not got yet; answers the points that a further one must have. */
export function handOver(): i32 {
  const found = plays;
  plays = 0;
  return takePlays(found);
}
