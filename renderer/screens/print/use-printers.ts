import { z } from 'zod';
import { useRemembered } from '#renderer/app/index.ts';
import { namedPrinter, truePrinter, type NamedPrinter, type PrinterProfile } from '#shared/printers/index.ts';
import type { StudioOptions, StudioStep } from './choices/studio-options.ts';

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

export function useKeptPrinters(): readonly [Shelf, (next: Shelf) => void] {
  const [printers, keepPrinters] = useRemembered('print.printers', printerList, noPrinters);
  const [printer, keepChosen] = useRemembered('print.printer', chosenName, '');
  const keep = (next: Shelf) => {
    if (next.printers !== printers) keepPrinters(next.printers);
    if (next.printer !== printer) keepChosen(next.printer);
  };
  return [{ printers, printer }, keep];
}

/** Serves screens without undo. */
export function usePrinters(): Printers {
  const [shelf, keep] = useKeptPrinters();
  return printersOf(shelf, keep);
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
