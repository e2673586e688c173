import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createShiftRegisters } from '#firmware-protocol/virtual-box/shift-registers.ts';
import {
  inputOf,
  netlistOf,
  partKinds,
  type BoxToBuild,
  type Netlist,
  type Pin,
} from '#firmware-protocol/wiring/index.ts';

const header = readFileSync(new URL('../../firmware-protocol/firmware/board.h', import.meta.url), 'utf8');
const sizes = [
  [9, 12],
  [1, 1],
  [4, 4],
  [3, 7],
  [17, 17],
  [21, 21],
] as const;
const boxes: readonly BoxToBuild[] = sizes.flatMap(([rows, columns]) =>
  (['hall', 'reed'] as const).map((sensor) => ({ rows, columns, sensor, hasLights: sensor === 'hall' })),
);

describe.each(boxes)('the circuit of $rows x $columns squares with $sensor', (box) => {
  const netlist = netlistOf(box);
  const squares = box.rows * box.columns;

  it('drives every input exactly once: by an output, a rail, or a pull-up that one sensor pulls down', () => {
    for (const [ref, pin] of pinsOf(netlist, 'input')) {
      expect(driversOf(netlist, ref, pin), `${ref}.${pin.name}`).toBe(1);
    }
  });

  it('gives every part its supply and its ground, and joins no two rails', () => {
    for (const [ref, pin] of [...pinsOf(netlist, 'supply'), ...pinsOf(netlist, 'ground')]) {
      const rail = netlist.netAt(ref, pin.number)?.name;
      const isLight = netlist.part(ref).kind === partKinds.light || ref === 'J1';
      expect(rail, `${ref}.${pin.name}`).toBe(pin.role === 'ground' ? 'GND' : isLight ? '5V LIGHTS' : '5V');
    }
    for (const net of netlist.nets) {
      const outputs = net.terminals.filter(({ ref, pin }) =>
        ['output', 'source'].includes(pinOf(netlist, ref, pin).role),
      );
      const isGround = net.name === 'GND';
      expect(outputs.length, net.name).toBeLessThanOrEqual(isGround ? 0 : 1);
    }
  });

  it('leaves nothing hanging: a net has two ends at least, and nothing free or unused is wired', () => {
    for (const { name, terminals } of netlist.nets) {
      expect(terminals.length, name).toBeGreaterThan(1);
      for (const { ref, pin } of terminals)
        expect(['free', 'unused']).not.toContain(pinOf(netlist, ref, pin).role);
    }
    for (const { ref, kind } of netlist.parts) {
      const wired = kind.pins.filter((pin) => netlist.netAt(ref, pin.number) !== undefined);
      expect(wired.length, ref).toBeGreaterThan(1);
    }
  });

  it('has a capacitor of 100 nF and a pull-up of 10k for what needs one', () => {
    const count = Math.ceil(squares / 8);
    for (const kind of ['register', 'bypass', 'network'] as const) {
      expect(netlist.parts.filter((part) => part.kind === partKinds[kind])).toHaveLength(count);
    }
    expect(netlist.parts.filter((part) => part.kind === partKinds[box.sensor])).toHaveLength(squares);
    expect(netlist.parts.filter((part) => part.kind === partKinds.light)).toHaveLength(
      box.hasLights ? squares : 0,
    );
    expect(partKinds.network.value).toContain('10k');
    expect(partKinds.bypass.value).toBe('100 nF');
  });

  it('reads in the order in which the firmware, and the virtual box, shift', () => {
    // What the virtual box shifts out when only one switch is closed, against the walk along the chain of the netlist.
    for (let square = 0; square < squares; square += 1) {
      const registers = createShiftRegisters(
        squares,
        (one) => one === square,
        () => false,
      );
      registers.setLoad(false);
      registers.setLoad(true);
      const bytes = Array.from({ length: Math.ceil(squares / 8) }, () => registers.shiftByte());
      const bits = bytes.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
      expect(bits).toEqual(walkChain(netlist, `S${square + 1}`));
    }
  });

  it('ends the chain at ground, where the firmware looks for its end', () => {
    const last = `U${Math.ceil(squares / 8)}`;
    expect(netlist.netAt(last, numberOf('register', 'SER'))?.name).toBe('GND');
  });
});

describe('the circuit and the firmware', () => {
  const netlist = netlistOf({ rows: 9, columns: 12, sensor: 'hall', hasLights: true });

  it.each([
    ['SENSORS_LOAD', 'R1', 'SH/LD'],
    ['SENSORS_CLOCK', 'R2', 'CLK'],
  ])('%s reaches every register through %s', (define, resistor, input) => {
    const pin = numberOf('nano', boardPin(define));
    const near = netlist.netAt('A1', pin);
    expect(near?.terminals).toEqual([
      { ref: 'A1', pin },
      { ref: resistor, pin: 1 },
    ]);
    const far = netlist.netAt(resistor, 2)?.terminals.filter(({ ref }) => ref !== resistor);
    expect(far).toEqual(
      Array.from({ length: 14 }, (_, at) => ({ ref: `U${at + 1}`, pin: numberOf('register', input) })),
    );
  });

  it('SENSORS_DATA hears the first register, and LIGHTS_DATA speaks to the first light', () => {
    expect(netlist.netAt('A1', numberOf('nano', boardPin('SENSORS_DATA')))?.terminals).toContainEqual({
      ref: 'U1',
      pin: numberOf('register', 'QH'),
    });
    const lights = netlist.netAt('A1', numberOf('nano', boardPin('LIGHTS_DATA')));
    expect(lights?.terminals).toContainEqual({ ref: 'R3', pin: 1 });
    expect(netlist.netAt('R3', 2)?.terminals).toContainEqual({ ref: 'L1', pin: numberOf('light', 'DIN') });
  });

  it('SENSORS_SS is wired to nothing, as the firmware has it', () => {
    expect(netlist.netAt('A1', numberOf('nano', boardPin('SENSORS_SS')))).toBeUndefined();
  });

  it('square n is at input n mod 8 of register n / 8', () => {
    expect(header).toContain('Input D0 of register r is square 8r');
    expect(inputOf(0)).toEqual({ register: 'U1', input: 'D0' });
    expect(inputOf(107)).toEqual({ register: 'U14', input: 'D3' });
  });
});

/** The pin of the board that board.h names in its comment, and whose port bit it defines. */
function boardPin(define: string): string {
  const [, port, bit] = new RegExp(`#define ${define} P([BD])(\\d)`).exec(header) ?? [];
  return `D${Number(bit) + (port === 'B' ? 8 : 0)}`;
}

function numberOf(kind: keyof typeof partKinds, name: string): number {
  return partKinds[kind].pins.find((pin) => pin.name === name)?.number ?? Number.NaN;
}

function pinOf(netlist: Netlist, ref: string, number: number): Pin {
  const pin = netlist.part(ref).kind.pins.find((one) => one.number === number);
  if (pin === undefined) throw new Error(`No pin ${number} on ${ref}`);
  return pin;
}

function pinsOf({ parts }: Netlist, role: Pin['role']): readonly (readonly [string, Pin])[] {
  return parts.flatMap(({ ref, kind }) =>
    kind.pins.filter((pin) => pin.role === role).map((pin) => [ref, pin] as const),
  );
}

/**
 * How many drive this input: outputs and rails at its net, or through a resistor in series; a pull-up with its one sensor
 * counts as one.
 */
function driversOf(netlist: Netlist, ref: string, pin: Pin): number {
  const net = netlist.netAt(ref, pin.number);
  if (net === undefined) return 0;
  if (['GND', '5V'].includes(net.name)) return 1;
  const others = net.terminals.map((end) => ({ ...end, ...pinOf(netlist, end.ref, end.pin) }));
  const outputs = others.filter(({ role }) => role === 'output').length;
  const series = others.filter((end) => {
    if (!/^R\d/.test(end.ref)) return false;
    const far = netlist.netAt(end.ref, end.pin === 1 ? 2 : 1);
    return far?.terminals.some((one) => pinOf(netlist, one.ref, one.pin).role === 'output') === true;
  }).length;
  const pullUps = others.filter(
    (end) => end.ref.startsWith('RN') && end.pin > 1 && netlist.netAt(end.ref, 1)?.name === '5V',
  ).length;
  const sensors = others.filter((end) => {
    if (!end.ref.startsWith('S')) return false;
    const { kind } = netlist.part(end.ref);
    const ground = kind.pins.find((one) => one.number !== end.pin && one.role !== 'supply');
    return netlist.netAt(end.ref, ground?.number ?? 0)?.name === 'GND';
  }).length;
  return pullUps === 1 && sensors === 1 ? 1 + outputs + series : outputs + series + 10 * (pullUps + sensors);
}

/** The bits that come out of the chain as it is wired while this sensor alone pulls its input down. */
function walkChain(netlist: Netlist, sensor: string): readonly number[] {
  const bits: number[] = [];
  let data = netlist.netAt('A1', numberOf('nano', 'D12'));
  while (data !== undefined && data.name !== 'GND') {
    const ref = data.terminals.find(
      ({ pin, ref: at }) => at !== 'A1' && pinOf(netlist, at, pin).name === 'QH',
    )?.ref;
    if (ref === undefined) throw new Error(`Nothing drives ${data.name}`);
    for (let input = 7; input >= 0; input -= 1) {
      const net = netlist.netAt(ref, numberOf('register', `D${input}`));
      const isPulledDown = net?.name !== '5V' && net?.terminals.some((end) => end.ref === sensor) === true;
      bits.push(isPulledDown ? 0 : 1);
    }
    data = netlist.netAt(ref, numberOf('register', 'SER'));
  }
  return bits;
}
