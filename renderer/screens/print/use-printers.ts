import { z } from 'zod';
import { useRemembered } from '#renderer/app/index.ts';
import { namedPrinter, truePrinter, type NamedPrinter, type PrinterProfile } from '#shared/printers/index.ts';
import type { StudioOptions, StudioStep } from './choices/studio-options.ts';

const printerList = z.array(namedPrinter).max(20).readonly();
const noPrinters: readonly NamedPrinter[] = [];
const chosenName = z.string();

type Shelf = Pick<StudioOptions, 'printers' | 'printer'>;

export interface Printers {
  readonly printers: readonly NamedPrinter[];
  /** Undefined where sheets are printed as they are drawn. */
  readonly chosen: NamedPrinter | undefined;
  readonly choose: (name: string) => void;
  readonly add: (name: string) => void;
  readonly rename: (name: string) => void;
  readonly measure: (profile: PrinterProfile) => void;
  readonly remove: () => void;
}

type Change = (StudioStep & { readonly kind: 'printer' })['change'];

/** The printers as they are kept beyond the window, and the way to keep them. */
export function useKeptPrinters(): readonly [Shelf, (next: Shelf) => void] {
  const [printers, keepPrinters] = useRemembered('print.printers', printerList, noPrinters);
  const [printer, keepChosen] = useRemembered('print.printer', chosenName, '');
  const keep = (next: Shelf) => {
    if (next.printers !== printers) keepPrinters(next.printers);
    if (next.printer !== printer) keepChosen(next.printer);
  };
  return [{ printers, printer }, keep];
}

/** Choosing among the printers where nothing is undone. */
export function usePrinters(): Printers {
  const [shelf, keep] = useKeptPrinters();
  return printersOf(shelf, keep);
}

/** The printers that have been measured, and the one that is used. `take` is given all of them after a change. */
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
    add: (wanted) => {
      const name = freeName(wanted, printers);
      take({ printers: [...printers, { name, profile: truePrinter }], printer: name }, 'add');
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

/** Two printers of one name could not be told apart. */
function freeName(wanted: string, taken: readonly NamedPrinter[]): string {
  const isTaken = (name: string) => taken.some((printer) => printer.name === name);
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted.slice(0, 36)} ${number}`;
  return name;
}
