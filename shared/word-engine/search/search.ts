import { cellLetter, cellWidth, type Grid } from './grid.ts';
import type { WalkedGraph, WordLayers } from '../layers.ts';
import { placesOf, type PlaySink } from './play-store.ts';
import type { RackFaces } from '../pieces/rack-faces.ts';

export interface Search {
  readonly graph: WalkedGraph;
  readonly layers: WordLayers;
  readonly grid: Grid;
  readonly rack: RackFaces;
  readonly bonuses: Int32Array;
  readonly plays: PlaySink;
}

/** Only the word in the line of play is checked; `faces` are in the order of the word. */
export function isDeniedPlay({ layers, grid, rack }: Search, where: number, faces: Uint8Array): boolean {
  const { direction, line, first, last } = placesOf(where);
  if (((layers.deniedLengths >>> (last - first + 1)) & 1) === 0) return false;
  const base = grid.lineAt(direction, line);
  let length = 0;
  let laid = 0;
  for (let place = first; place <= last; place += 1) {
    const there = grid.cells[base + place * cellWidth + cellLetter] ?? 0;
    if (there > 0) spelled[length] = there;
    else {
      spelled[length] = rack.letters[faces[laid] ?? 0] ?? 0;
      laid += 1;
    }
    length += 1;
  }
  return layers.isDenied(spelled, length);
}

/** Plays are spelled here, so that none makes an array of its own. */
const spelled = new Uint8Array(32);
