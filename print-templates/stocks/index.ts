import file from './stocks.json' with { type: 'json' };

/**
 * A sheet of ready-cut labels, in millimetres. Sizes are those that the makers state; where they state no margins, the
 * labels lie in the middle of their sheet. Brands are named to tell which sheets are meant.
 */
export interface LabelStock {
  readonly name: string;
  /** What it is sold as. */
  readonly of: string;
  readonly paper: 'a4' | 'letter';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Of the first label from the edges of the paper. */
  readonly left: number;
  readonly top: number;
  /** From a label to the next. */
  readonly stepX: number;
  readonly stepY: number;
  /** Of the corners. */
  readonly radius: number;
}

// The file is ours and bundled; a test holds it to these types.
export const labelStocks = file as readonly LabelStock[];
