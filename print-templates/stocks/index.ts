import file from './stocks.json' with { type: 'json' };

/** Makers state these millimetres; without stated margins, labels are centred. Brands only identify the sheets. */
export interface LabelStock {
  readonly name: string;
  readonly of: string;
  readonly paper: 'a4' | 'letter';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly radius: number;
}

export const labelStocks = file as readonly LabelStock[];
