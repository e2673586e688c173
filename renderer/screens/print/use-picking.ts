import { useState } from 'react';
import type { Printable } from './sheet-choices.ts';

export interface Picking {
  /** Names in the order of picking; undefined while nothing can be picked. */
  readonly picked: readonly string[] | undefined;
  readonly begin: () => void;
  readonly end: () => void;
  readonly pick: (name: string) => void;
  readonly print: () => void;
}

/** Undefined for a product whose pieces cannot be chosen one by one. `begins` starts picking at once. */
export function usePicking(
  product: Printable,
  begins: boolean,
  choose: (option: string, lines: readonly string[]) => void,
): Picking | undefined {
  const [kept, keep] = useState<{ readonly of: string; readonly names: readonly string[] }>();
  // The studio stays mounted between products, so coming to pick is a change and no initial state.
  const [begun, setBegun] = useState<string>();
  const begin = begins ? product.name : undefined;
  if (begun !== begin) {
    setBegun(begin);
    if (begin !== undefined) keep({ of: begin, names: [] });
  }
  const option = product.options.find(({ name }) => name === 'cubes' || name === 'cards');
  if (option === undefined) return undefined;
  const picked = kept?.of === product.name ? kept.names : undefined;
  const set = (names: readonly string[]) => {
    keep({ of: product.name, names });
  };
  return {
    picked,
    begin: () => {
      set([]);
    },
    end: () => {
      keep(undefined);
    },
    pick: (name) => {
      const names = picked ?? [];
      set(names.includes(name) ? names.filter((one) => one !== name) : [...names, name]);
    },
    print: () => {
      choose(option.name, [(picked ?? []).join(', ')]);
      keep(undefined);
    },
  };
}
