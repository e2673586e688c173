import type { Grid } from './grid.ts';
import type { WalkedGraph, WordLayers } from '../layers.ts';
import type { PlaySink } from './play-store.ts';
import type { RackFaces } from '../pieces/rack-faces.ts';

/** What every part of one search works on. */
export interface Search {
  readonly graph: WalkedGraph;
  readonly layers: WordLayers;
  readonly grid: Grid;
  readonly rack: RackFaces;
  /** Points added by the number of pieces laid, 0 to 10. */
  readonly bonuses: Int32Array;
  readonly plays: PlaySink;
}
