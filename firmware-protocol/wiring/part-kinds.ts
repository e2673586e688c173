/** `openDrain` pulls to ground or floats, `free` is ignored by the firmware, and an `unused` output drives nothing. */
export type PinRole =
  | 'supply'
  | 'ground'
  | 'input'
  | 'output'
  | 'openDrain'
  | 'passive'
  | 'source'
  | 'free'
  | 'unused';

export interface Pin {
  readonly number: number;
  readonly name: string;
  readonly role: PinRole;
}

export interface PartKind {
  readonly id: PartKindId;
  readonly value: string;
  readonly footprint: string;
  readonly pins: readonly Pin[];
}

export type PartKindId =
  | 'nano'
  | 'register'
  | 'hall'
  | 'reed'
  | 'network'
  | 'bypass'
  | 'series'
  | 'light'
  | 'dataResistor'
  | 'bulk'
  | 'jack';

function pins(...list: readonly (readonly [string, PinRole])[]): readonly Pin[] {
  return list.map(([name, role], index) => ({ number: index + 1, name, role }));
}

const free = (...names: readonly string[]) => names.map((name) => [name, 'free'] as const);

export const partKinds: Readonly<Record<PartKindId, PartKind>> = {
  nano: {
    id: 'nano',
    value: 'Arduino Nano',
    footprint: 'DIP-30, 15.24 mm',
    pins: pins(
      ...free('D1', 'D0', 'RST'),
      ['GND', 'ground'],
      ...free('D2', 'D3', 'D4', 'D5'),
      ['D6', 'output'],
      ...free('D7', 'D8'),
      ['D9', 'output'],
      ['D10', 'unused'],
      ...free('D11'),
      ['D12', 'input'],
      ['D13', 'output'],
      ...free('3V3', 'AREF', 'A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'),
      ['5V', 'source'],
      ...free('RST'),
      ['GND', 'ground'],
      ...free('VIN'),
    ),
  },
  register: {
    id: 'register',
    value: '74HC165',
    footprint: 'DIP-16',
    pins: pins(
      ['SH/LD', 'input'],
      ['CLK', 'input'],
      ['D4', 'input'],
      ['D5', 'input'],
      ['D6', 'input'],
      ['D7', 'input'],
      ['/QH', 'unused'],
      ['GND', 'ground'],
      ['QH', 'output'],
      ['SER', 'input'],
      ['D0', 'input'],
      ['D1', 'input'],
      ['D2', 'input'],
      ['D3', 'input'],
      ['CLK INH', 'input'],
      ['VCC', 'supply'],
    ),
  },
  hall: {
    id: 'hall',
    value: 'AH1806',
    footprint: 'SIP-3',
    pins: pins(['VDD', 'supply'], ['GND', 'ground'], ['OUT', 'openDrain']),
  },
  reed: {
    id: 'reed',
    value: '10 - 15 AT',
    footprint: '14 x 2 mm',
    pins: pins(['1', 'passive'], ['2', 'passive']),
  },
  network: {
    id: 'network',
    value: '8 x 10k',
    footprint: 'SIP-9',
    pins: pins(
      ['COM', 'passive'],
      ...Array.from({ length: 8 }, (_, at) => [`R${at + 1}`, 'passive'] as const),
    ),
  },
  bypass: two('bypass', '100 nF', '2.54 or 5.08 mm'),
  series: two('series', '100R', '0.25 W'),
  light: {
    id: 'light',
    value: 'WS2812B',
    footprint: '5050',
    pins: pins(['VDD', 'supply'], ['DOUT', 'output'], ['VSS', 'ground'], ['DIN', 'input']),
  },
  dataResistor: two('dataResistor', '330R', '0.25 W'),
  bulk: two('bulk', '1000 µF, 6.3 V', '8 x 12 mm'),
  jack: {
    id: 'jack',
    value: '5 V, 2 A',
    footprint: '5.5 x 2.1 mm',
    pins: pins(['5V', 'source'], ['GND', 'ground']),
  },
};

function two(id: PartKindId, value: string, footprint: string): PartKind {
  return { id, value, footprint, pins: pins(['1', 'passive'], ['2', 'passive']) };
}
