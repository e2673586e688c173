export type RecordProblem =
  | { readonly code: 'record/too-large'; readonly length: number; readonly limit: number }
  /** Line and column count from 1; `found` is the text there, empty where the file breaks off. */
  | {
      readonly code: 'record/not-json';
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  | {
      readonly code: 'record/key-twice';
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  /** Lists and objects are nested too deep there (`deepest` in shared/kernel). */
  | {
      readonly code: 'record/too-deep';
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  | { readonly code: 'record/wrong-format'; readonly found: string; readonly expected: string }
  | { readonly code: 'record/newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'record/unknown-game'; readonly game: string; readonly known: readonly string[] }
  | { readonly code: 'record/bad-value'; readonly path: string; readonly expected: string };
