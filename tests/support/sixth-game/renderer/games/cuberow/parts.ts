import { knownAnswer, type PlayParts } from '#renderer/table/index.ts';
import { ok } from '#shared/kernel/index.ts';
import { hintFor, type CuberowTypes, type Hint } from '../../../shared/games/cuberow/index.ts';

/** A turn is one press, so a draft holds nothing. */
export interface CuberowTable extends CuberowTypes {
  readonly draft: object;
  readonly action: { readonly kind: 'none' };
  readonly found: Hint;
}

export const parts: PlayParts<CuberowTable> = {
  drafting: {
    begin: () => ({}),
    goesOn: () => false,
    reduce: (draft) => ok(draft),
    isOpen: () => false,
    isOfTable: () => false,
    missing: () => undefined,
    format: () => ({}),
    parse: () => ({}),
  },
  findHint: ({ view }) => knownAnswer(ok(hintFor(view))),
};
