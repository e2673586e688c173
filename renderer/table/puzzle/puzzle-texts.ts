import type { Statement } from '#shared/engine/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { TableTypes } from '../store/index.ts';
import type { Tried } from './puzzle-run.ts';

/** How a game tells what a try has made. */
export interface PuzzleTexts<T extends TableTypes = TableTypes> {
  /** Names it, such as `NOTARIZE`. */
  what(t: Translate, tried: Tried<T>): string;
  /** Says where it lies, such as `L5 down`. */
  where?(t: Translate, tried: Tried<T>): string | undefined;
  /** Words a hint whose facts the catalogue cannot word by itself. */
  hint?(t: Translate, statement: Statement): string | undefined;
  /** Says how its points come about, such as `28 × 4, and 50`. */
  sum?(t: Translate, tried: Tried<T>): string | undefined;
}
