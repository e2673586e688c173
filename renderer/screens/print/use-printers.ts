import { z } from 'zod';
import { useKept, useRemembered } from '#renderer/app/index.ts';
import { namedPrinter, truePrinter, type NamedPrinter, type PrinterProfile } from '#shared/printers/index.ts';
import { isSame, type StudioOptions, type StudioStep } from './choices/studio-options.ts';

const printerList = z.array(namedPrinter).readonly();
const noPrinters: readonly NamedPrinter[] = [];
const chosenName = z.string();

type Shelf = Pick<StudioOptions, 'printers' | 'printer'>;

export interface Printers {
  readonly printers: readonly NamedPrinter[];
  /** This is undefined where sheets are printed without correction. */
  readonly chosen: NamedPrinter | undefined;
  readonly choose: (name: string) => void;
  readonly add: (name: string, profile?: PrinterProfile) => void;
  readonly rename: (name: string) => void;
  readonly measure: (profile: PrinterProfile) => void;
  readonly remove: () => void;
}

type Change = (StudioStep & { readonly kind: 'printer' })['change'];

/** The callback keeps what was changed between two states. */
export function useKeptPrinters(): readonly [Shelf, (was: Shelf, becomes: Shelf) => void] {
  const [printers, change] = useKept('print.printers', printerList, noPrinters);
  const [printer, keepChosen] = useRemembered('print.printer', chosenName, '');
  const keep = (was: Shelf, becomes: Shelf) => {
    if (becomes.printers !== was.printers) {
      change((kept) => printersAfter(kept, was.printers, becomes.printers));
    }
    if (becomes.printer !== was.printer) keepChosen(becomes.printer);
  };
  return [{ printers, printer }, keep];
}

/** Applies what one window has changed, from `was` to `becomes`, to what is kept, as another window may have changed it. */
export function printersAfter(
  kept: readonly NamedPrinter[],
  was: readonly NamedPrinter[],
  becomes: readonly NamedPrinter[],
): readonly NamedPrinter[] {
  const find = (printers: readonly NamedPrinter[], name: string) =>
    printers.find((printer) => printer.name === name);
  const own = becomes.flatMap((one) =>
    isSame(find(was, one.name), one) ? (find(kept, one.name) ?? []) : [one],
  );
  const others = kept.filter((one) => find(was, one.name) === undefined && !isSame(find(own, one.name), one));
  return others.reduce((all, one) => [...all, { ...one, name: freeName(one.name, all) }], own);
}

/** Serves screens without undo. */
export function usePrinters(): Printers {
  const [shelf, keep] = useKeptPrinters();
  return printersOf(shelf, (next) => {
    keep(shelf, next);
  });
}

export function printersOf(
  { printers, printer }: Shelf,
  take: (next: Shelf, change: Change) => void,
): Printers {
  const chosen = printers.find(({ name }) => name === printer);
  const become = (next: NamedPrinter, change: Change) => {
    const others = printers.map((one) => (one === chosen ? next : one));
    take({ printers: others, printer: next.name }, change);
  };
  return {
    printers,
    chosen,
    choose: (name) => {
      take({ printers, printer: name }, 'choose');
    },
    add: (wanted, profile = truePrinter) => {
      const name = freeName(wanted, printers);
      take({ printers: [...printers, { name, profile }], printer: name }, 'add');
    },
    rename: (wanted) => {
      const others = printers.filter((one) => one !== chosen);
      if (chosen === undefined || wanted.trim() === '') return;
      become({ ...chosen, name: freeName(wanted.trim().slice(0, 40), others) }, 'rename');
    },
    measure: (profile) => {
      if (chosen !== undefined) become({ ...chosen, profile }, 'measure');
    },
    remove: () => {
      take({ printers: printers.filter((one) => one !== chosen), printer: '' }, 'remove');
    },
  };
}

function freeName(wanted: string, taken: readonly NamedPrinter[]): string {
  const isTaken = (name: string) => taken.some((printer) => printer.name === name);
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted.slice(0, 36)} ${number}`;
  return name;
}
