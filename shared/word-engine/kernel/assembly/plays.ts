import { isDenied, takePlays } from './host';
import { mostPlays, pathAt, playStoreAt } from '../layout';
import { search } from './search';

/** The layout is that of `PlayStore` in the host. */
@unmanaged
class Play {
  place: i32;
  score: i32;
  faces1: i32;
  faces2: i32;
  faces3: i32;
}

let plays: i32 = 0;

export function forgetPlays(): void {
  plays = 0;
}

/** Adds a play with the faces of the path, unless it is denied. */
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

export function handOver(): i32 {
  const found = plays;
  plays = 0;
  return takePlays(found);
}
