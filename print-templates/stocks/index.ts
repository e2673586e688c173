import file from './stocks.json' with { type: 'json' };

/**
 * A sheet of precut labels, in millimetres. Makers state the sizes; where they state no margins, the labels are
 * centred. Brands only identify the sheets.
 */
export interface LabelStock {
  readonly name: string;
  readonly of: string;
  readonly paper: 'a4' | 'letter';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** The offsets of the first label are from the edges of the paper. */
  readonly left: number;
  readonly top: number;
  /** The distances from one label to the next. */
  readonly stepX: number;
  readonly stepY: number;
  readonly radius: number;
}

// The file is bundled; a test checks it against these types.
export const labelStocks = file as readonly LabelStock[];
