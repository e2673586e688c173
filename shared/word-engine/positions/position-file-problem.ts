import type { Phrase } from '#shared/kernel/phrase.ts';

/** `at` is a section and id like `standard 14`, the phrase of a line, or the name of a set like `cubeSet`. */
export interface FilePlace {
  readonly file: string;
  readonly at: string | Phrase;
  readonly field: 'board' | 'layout' | 'rack' | 'cubes';
}

export type PositionFileProblem =
  | {
      readonly code: 'position/file-too-large';
      readonly file: string;
      readonly length: number;
      readonly limit: number;
    }
  /** `line` and `column` count from 1; `found` is the text there, which is empty if the file breaks off. */
  | {
      readonly code: 'position/file-not-json' | 'position/file-key-twice' | 'position/file-too-deep';
      readonly file: string;
      readonly line: number;
      readonly column: number;
      readonly found: string;
    }
  | {
      readonly code: 'position/file-bad-value';
      readonly file: string;
      readonly path: string | Phrase;
      readonly expected: Phrase;
    }
  | {
      readonly code: 'position/file-bad-entry';
      readonly file: string;
      readonly at: string | Phrase;
      readonly path: string | Phrase;
      readonly expected: Phrase;
    }
  | {
      readonly code: 'position/file-no-set';
      readonly file: string;
      readonly section: string;
      readonly set: string;
    }
  | { readonly code: 'position/file-no-section'; readonly file: string }
  | { readonly code: 'position/file-no-rack'; readonly file: string; readonly at: string | Phrase }
  | (FilePlace & {
      readonly code: 'position/file-row-count';
      readonly rows: number;
      readonly expected: number | Phrase;
    })
  | (FilePlace & {
      readonly code: 'position/file-row-length';
      readonly row: number;
      readonly length: number;
      readonly expected: number;
    })
  | (FilePlace & {
      readonly code: 'position/file-bad-mark';
      readonly row: number;
      readonly column: number;
      readonly mark: string;
      readonly expected: string | Phrase;
    })
  | (FilePlace & {
      readonly code: 'position/file-bad-letter';
      readonly piece: number;
      readonly letter: string;
    });
