import { partKinds, type PartKind, type PartKindId, type Pin } from './part-kinds.ts';

/** Squares count row by row from the upper left, from 0. */
export interface BoxToBuild {
  readonly rows: number;
  readonly columns: number;
  readonly sensor: 'hall' | 'reed';
  readonly hasLights: boolean;
}

export interface Part {
  readonly ref: string;
  readonly kind: PartKind;
}

export interface Terminal {
  readonly ref: string;
  readonly pin: number;
}

export interface Net {
  readonly name: string;
  readonly terminals: readonly Terminal[];
}

export interface Netlist {
  readonly box: BoxToBuild;
  readonly parts: readonly Part[];
  readonly nets: readonly Net[];
  part(ref: string): Part;
  netAt(ref: string, pin: number): Net | undefined;
}

export const rails = {
  supply: '5V',
  ground: 'GND',
  lights: '5V LIGHTS',
  load: 'LOAD',
  clock: 'CLK',
} as const;

export const inputsOfRegister = 8;

/** Square n is wired to input n mod 8 of register n / 8. */
export function inputOf(square: number): { readonly register: string; readonly input: string } {
  return {
    register: `U${Math.floor(square / inputsOfRegister) + 1}`,
    input: `D${square % inputsOfRegister}`,
  };
}

function pinNamed(kind: PartKind, name: string): Pin {
  const pin = kind.pins.find((one) => one.name === name);
  if (pin === undefined) throw new Error(`No pin ${name} on ${kind.id}`);
  return pin;
}

export function netlistOf(box: BoxToBuild): Netlist {
  const build = createBuild();
  addBoard(build);
  addRegisters(build, box);
  if (box.hasLights) addLights(build, box);
  return build.finish(box);
}

type Build = ReturnType<typeof createBuild>;

function createBuild() {
  const parts = new Map<string, Part>();
  const nets = new Map<string, Terminal[]>();
  const at = new Map<string, string>();
  return {
    add(ref: string, kind: PartKindId): void {
      parts.set(ref, { ref, kind: partKinds[kind] });
    },
    join(net: string, ref: string, pin: string | number): void {
      const part = parts.get(ref);
      if (part === undefined) throw new Error(`No part ${ref}`);
      const number = typeof pin === 'number' ? pin : pinNamed(part.kind, pin).number;
      const taken = at.get(`${ref}.${number}`);
      if (taken !== undefined) throw new Error(`${ref}.${number} is on ${taken} already`);
      nets.set(net, [...(nets.get(net) ?? []), { ref, pin: number }]);
      at.set(`${ref}.${number}`, net);
    },
    finish(box: BoxToBuild): Netlist {
      const list = [...nets].map(([name, terminals]) => ({ name, terminals }));
      const byName = new Map(list.map((net) => [net.name, net]));
      return {
        box,
        parts: [...parts.values()],
        nets: list,
        part(ref) {
          const part = parts.get(ref);
          if (part === undefined) throw new Error(`No part ${ref}`);
          return part;
        },
        netAt: (ref, pin) => byName.get(at.get(`${ref}.${pin}`) ?? ''),
      };
    },
  };
}

/** Clock and load leave the Nano through series resistors, which prevent ringing on metres of wire. */
function addBoard({ add, join }: Build): void {
  add('A1', 'nano');
  join(rails.supply, 'A1', '5V');
  for (const { number, role } of partKinds.nano.pins) {
    if (role === 'ground') join(rails.ground, 'A1', number);
  }
  const lines = [
    ['R1', 'D9', 'LOAD OUT', rails.load],
    ['R2', 'D13', 'CLK OUT', rails.clock],
  ] as const;
  for (const [ref, pin, near, far] of lines) {
    add(ref, 'series');
    join(near, 'A1', pin);
    join(near, ref, '1');
    join(far, ref, '2');
  }
  join(dataOf(1), 'A1', 'D12');
}

/** Each square's input has a pull-up and a sensor. Spare inputs are tied to the supply, the chain's end to ground. */
function addRegisters({ add, join }: Build, { rows, columns, sensor }: BoxToBuild): void {
  const squares = rows * columns;
  const count = Math.ceil(squares / inputsOfRegister);
  for (let register = 1; register <= count; register += 1) {
    const ref = `U${register}`;
    add(ref, 'register');
    add(`C${register}`, 'bypass');
    add(`RN${register}`, 'network');
    join(rails.supply, ref, 'VCC');
    join(rails.ground, ref, 'GND');
    join(rails.load, ref, 'SH/LD');
    join(rails.clock, ref, 'CLK');
    join(rails.ground, ref, 'CLK INH');
    join(dataOf(register), ref, 'QH');
    join(register === count ? rails.ground : dataOf(register + 1), ref, 'SER');
    join(rails.supply, `C${register}`, '1');
    join(rails.ground, `C${register}`, '2');
    join(rails.supply, `RN${register}`, 'COM');
  }
  for (let square = 0; square < count * inputsOfRegister; square += 1) {
    const { register, input } = inputOf(square);
    if (square >= squares) {
      join(rails.supply, register, input);
      continue;
    }
    const ref = sensorOf(square);
    const net = `IN ${square + 1}`;
    add(ref, sensor);
    join(net, register, input);
    join(net, `RN${register.slice(1)}`, `R${(square % inputsOfRegister) + 1}`);
    join(net, ref, sensor === 'hall' ? 'OUT' : '1');
    join(rails.ground, ref, sensor === 'hall' ? 'GND' : '2');
    if (sensor === 'hall') join(rails.supply, ref, 'VDD');
  }
}

function addLights({ add, join }: Build, { rows, columns }: BoxToBuild): void {
  add('J1', 'jack');
  join(rails.lights, 'J1', '5V');
  join(rails.ground, 'J1', 'GND');
  add('CB1', 'bulk');
  join(rails.lights, 'CB1', '1');
  join(rails.ground, 'CB1', '2');
  add('R3', 'dataResistor');
  join('LIGHTS OUT', 'A1', 'D6');
  join('LIGHTS OUT', 'R3', '1');
  join(lightDataOf(1), 'R3', '2');
  const count = rows * columns;
  for (let light = 1; light <= count; light += 1) {
    const ref = `L${light}`;
    add(ref, 'light');
    join(rails.lights, ref, 'VDD');
    join(rails.ground, ref, 'VSS');
    join(lightDataOf(light), ref, 'DIN');
    if (light < count) join(lightDataOf(light + 1), ref, 'DOUT');
  }
}

export function sensorOf(square: number): string {
  return `S${square + 1}`;
}

/** Registers count from 1 at the board. */
function dataOf(register: number): string {
  return `DATA ${register}`;
}

function lightDataOf(light: number): string {
  return `LIGHT ${light}`;
}
