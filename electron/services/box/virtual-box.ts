import {
  formatSquare,
  lineFaults,
  parseFaults,
  simulatedPort,
  type Faults,
  type SimulatedPort,
} from '#firmware-protocol/simulator/index.ts';
import { systemClock, type Transport } from '#firmware-protocol/transports/index.ts';
import type { VirtualBox } from '#firmware-protocol/virtual-box/index.ts';
import {
  virtualLineFault,
  type VirtualBoxAct,
  type VirtualBoxState,
  type VirtualBoxView,
  type VirtualSensor,
} from '#shared/contract/index.ts';
import { assertNever, ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import { readFirmware } from './firmware.ts';
import { seenLights } from './virtual-lights.ts';

/** A path with this prefix opens the firmware on a simulated chip; line faults may follow, as `virtual:drop,delay`. */
export const virtualPath = 'virtual:';
const lookEveryMs = 100;
const fullSupplyMv = 5000;

export interface VirtualBoxes {
  open(path: string): Result<{ readonly transport: Transport; rest(): void }, Problem>;
  state(): VirtualBoxState;
  act(act: VirtualBoxAct): Result<VirtualBoxState, Problem>;
}

interface NoSuchSquare extends Problem {
  readonly code: 'box/no-such-square';
  readonly square: string;
  readonly last: string;
}

interface Open {
  readonly act: (act: VirtualBoxAct) => Problem | undefined;
  readonly view: () => VirtualBoxView;
}

/** `tell` gets each new state. The chip needs no thread, since it takes a twentieth of one core in short steps. */
export function virtualBoxes(tell: (state: VirtualBoxState) => void): VirtualBoxes {
  let open: Open | undefined;
  let state: VirtualBoxState = { asOf: systemClock.date() };

  function show(): VirtualBoxState {
    const box = open?.view();
    if (JSON.stringify(box) === JSON.stringify(state.box)) return state;
    const asOf = Math.max(systemClock.date(), state.asOf + 1);
    state = box === undefined ? { asOf } : { asOf, box };
    tell(state);
    return state;
  }

  return {
    open(path) {
      const names = path
        .slice(virtualPath.length)
        .split(',')
        .filter((name) => name !== '');
      const faults = parseFaults(names, lineFaults);
      if (!faults.ok) return faults;
      const line = { faults: virtualLineFault.options.filter((name) => names.includes(name)) };
      let running: Running | undefined;
      return ok({
        transport: {
          path,
          async open(events) {
            running ??= await start(path, faults.value, line, show);
            open = running.box;
            show();
            return running.port.open(events);
          },
        },
        rest() {
          running?.stop();
          if (open === running?.box) open = undefined;
          show();
        },
      });
    },
    state: () => state,
    act(act) {
      if (open === undefined) return refuse({ code: 'box/no-virtual-box' });
      const problem = open.act(act);
      return problem === undefined ? ok(show()) : refuse(problem);
    },
  };
}

interface Running {
  readonly box: Open;
  readonly port: SimulatedPort;
  readonly stop: () => void;
}

/** The faults are kept outside the box, because each new connection reads them. */
interface Line {
  faults: VirtualBoxView['faults'];
}

async function start(path: string, faults: Faults, line: Line, look: () => void): Promise<Running> {
  // The simulated chip is imported on demand, because few people use it.
  const { createVirtualBox, inRealTime } = await import('#firmware-protocol/virtual-box/index.ts');
  const box = createVirtualBox({ hex: readFirmware(), faults });
  const { box: running, stop } = inRealTime(box, systemClock);
  const connect: typeof running.connect = (hear) => {
    if (line.faults.includes('reset')) box.reset();
    return running.connect(hear);
  };
  const port = simulatedPort({ connect }, path);
  const timer = setInterval(look, lookEveryMs);
  return {
    box: opened(box, port, line),
    port,
    stop() {
      clearInterval(timer);
      stop();
    },
  };
}

function opened(box: VirtualBox, port: SimulatedPort, line: Line): Open {
  const { rows, columns } = box.model;
  const count = rows * columns;
  const sensors = new Map<number, VirtualSensor>();
  const lights = seenLights();
  let { faults } = line;
  let plugged = true;
  let supplyMv = fullSupplyMv;

  const each = (squares: Iterable<number>, full: boolean): void => {
    for (const square of squares) box.set(square, full);
  };
  const missing = (squares: readonly number[]): NoSuchSquare | undefined => {
    const square = squares.find((one) => one >= count);
    return square === undefined
      ? undefined
      : {
          code: 'box/no-such-square',
          square: formatSquare(square, columns),
          last: formatSquare(count - 1, columns),
        };
  };
  const all = (): Iterable<number> => Array.from({ length: count }, (_, square) => square);

  function act(what: VirtualBoxAct): Problem | undefined {
    const problem = missing('squares' in what ? what.squares : 'square' in what ? [what.square] : []);
    if (problem !== undefined) return problem;
    switch (what.kind) {
      case 'lift':
      case 'put':
        each(what.squares, what.kind === 'put');
        break;
      case 'fill':
      case 'empty':
        each(all(), what.kind === 'fill');
        break;
      case 'sensor':
        box.setSensor(what.square, what.state);
        if (what.state === 'sound') sensors.delete(what.square);
        else sensors.set(what.square, what.state);
        break;
      case 'line': {
        const parsed = parseFaults(what.faults, lineFaults);
        if (!parsed.ok) return parsed.problem;
        faults = what.faults;
        line.faults = faults;
        box.setFaults(parsed.value);
        break;
      }
      case 'supply':
        supplyMv = what.mv;
        box.setSupply(what.mv);
        break;
      case 'unplug':
        plugged = false;
        box.unplug();
        port.unplug();
        break;
      case 'plug':
        plugged = true;
        box.plug();
        port.replug();
        break;
      case 'reset':
        box.reset();
        break;
      case 'hang':
        box.hang();
        break;
      default:
        return assertNever(what);
    }
    return undefined;
  }

  return {
    act,
    view: () => ({
      rows,
      columns,
      squares: box.squares(),
      sensors: [...sensors].map(([square, state]) => ({ square, state })),
      // Without a supply all lights are dark, whatever was last sent to them.
      lights: plugged ? lights.look(box.lights(), box.now()) : [],
      faults,
      plugged,
      supplyMv,
    }),
  };
}
