import { z } from 'zod';
import { useRemembered } from '#renderer/app/index.ts';
import { namedPrinter, truePrinter, type NamedPrinter, type PrinterProfile } from '#shared/printers/index.ts';

const printerList = z.array(namedPrinter).max(20).readonly();
const noPrinters: readonly NamedPrinter[] = [];
const chosenName = z.string();

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

/** The printers that have been measured, kept beyond the window, and the one that is used. */
export function usePrinters(): Printers {
  const [printers, keep] = useRemembered('print.printers', printerList, noPrinters);
  const [name, choose] = useRemembered('print.printer', chosenName, '');
  const chosen = printers.find((printer) => printer.name === name);
  const change = (next: NamedPrinter) => {
    keep(printers.map((printer) => (printer === chosen ? next : printer)));
  };
  return {
    printers,
    chosen,
    choose,
    add: (wanted) => {
      const fresh = freeName(wanted, printers);
      keep([...printers, { name: fresh, profile: truePrinter }]);
      choose(fresh);
    },
    rename: (wanted) => {
      const others = printers.filter((printer) => printer !== chosen);
      if (chosen === undefined || wanted.trim() === '') return;
      const fresh = freeName(wanted.trim().slice(0, 40), others);
      change({ ...chosen, name: fresh });
      choose(fresh);
    },
    measure: (profile) => {
      if (chosen !== undefined) change({ ...chosen, profile });
    },
    remove: () => {
      keep(printers.filter((printer) => printer !== chosen));
      choose('');
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
