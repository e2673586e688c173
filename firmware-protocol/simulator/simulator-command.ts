import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export type SimulatorCommand =
  | { readonly kind: 'lift' | 'put'; readonly square: number }
  | { readonly kind: 'reset' | 'fill' | 'clear' }
  | { readonly kind: 'unplug'; readonly seconds: number };

export type SimulatorCommandProblem = Problem &
  (
    | { readonly code: 'box/unknown-command'; readonly text: string }
    | { readonly code: 'box/no-such-square'; readonly square: string; readonly last: string }
  );

/** Parses `lift C6`, `put C6`, `fill`, `clear`, `reset` and `unplug 3` (seconds, 3 by default). */
export function parseSimulatorCommand(
  text: string,
  rows: number,
  columns: number,
): Result<SimulatorCommand, SimulatorCommandProblem> {
  const [verb = '', what = ''] = text.trim().toLowerCase().split(/\s+/);
  switch (verb) {
    case 'lift':
    case 'put': {
      const square = parseSquare(what, rows, columns);
      if (square !== undefined) return ok({ kind: verb, square });
      const last = `${String.fromCharCode(64 + columns)}${rows}`;
      return refuse({ code: 'box/no-such-square', square: what.toUpperCase(), last });
    }
    case 'reset':
    case 'fill':
    case 'clear':
      return ok({ kind: verb });
    case 'unplug': {
      const seconds = what === '' ? 3 : Number(what);
      if (Number.isFinite(seconds) && seconds >= 0 && seconds <= 3600) return ok({ kind: 'unplug', seconds });
      return refuse({ code: 'box/unknown-command', text: text.slice(0, 80) });
    }
    default:
      return refuse({ code: 'box/unknown-command', text: text.slice(0, 80) });
  }
}

/** Names a square such as `C6`: columns are A, B, … from the left, rows 1, 2, … from the top. */
export function formatSquare(square: number, columns: number): string {
  return `${String.fromCharCode(65 + (square % columns))}${Math.floor(square / columns) + 1}`;
}

/** Returns the square's index, counted row by row from 0, or undefined when the box has no such square. */
export function parseSquare(name: string, rows: number, columns: number): number | undefined {
  const match = /^([A-Ua-u])([1-9]\d?)$/.exec(name.trim());
  if (match === null) return undefined;
  const column = (match[1] as string).toUpperCase().charCodeAt(0) - 65;
  const row = Number(match[2]) - 1;
  return column < columns && row < rows ? row * columns + column : undefined;
}
