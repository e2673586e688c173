import { deniedAt, mostPlays, pathAt, playStoreAt, playsAt } from './layout.ts';
import { get, isDenied, put, takePlays } from './operations.ts';

/** Adds a play with the faces of the path.
 * @inline
 */
export function keep(place: number, score: number): void {
  if (get(deniedAt) === 0 || isDenied(place) === 0) store(place, score, get(pathAt), get(pathAt + 4));
}

/** @inline */
export function store(place: number, score: number, faces1: number, faces2: number): void {
  const plays = get(playsAt) + 1;
  const at = playStoreAt + plays * 20;
  put(at - 20, place);
  put(at - 16, score);
  put(at - 12, faces1);
  put(at - 8, faces2);
  put(at - 4, 0);
  put(playsAt, plays);
  if (plays === mostPlays) handOver();
}

/** Gives the host the plays that it has not got yet. @entry */
export function handOver(): void {
  const plays = get(playsAt);
  put(playsAt, 0);
  if (plays > 0) takePlays(plays);
}
