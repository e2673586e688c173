/**
 * A second reader and writer of the protocol, made from PROTOCOL.md alone and in another manner than ours: text of
 * hexadecimal digits instead of byte arrays, tables of layouts instead of code, a checksum bit by bit. Slow, and that
 * is no matter.
 */
export type TwinFrame = { major: number; type: number; sequence: number; payload: string };
type Fields = Record<string, number>;

const names: Record<number, string> = {
  0x01: 'hello',
  0x02: 'askSnapshot',
  0x03: 'ping',
  0x04: 'setDebounce',
  0x05: 'setLights',
  0x41: 'info',
  0x42: 'snapshot',
  0x43: 'square',
  0x44: 'acknowledge',
  0x45: 'heartbeat',
  0x46: 'error',
};
/** Name and size of the fixed fields of each message, in order. */
const layouts: Record<string, [string, number][]> = {
  hello: fields('major:1 minor:1'),
  askSnapshot: [],
  ping: [],
  setDebounce: fields('ms:2'),
  setLights: fields('count:2'),
  info: fields(
    'answers:2 major:1 minor:1 fw1:1 fw2:1 fw3:1 rows:1 columns:1 bits:4 boot:2 debounceMs:2 kept:2 size:1',
  ),
  snapshot: fields('answers:2 boot:2 event:4 at:4 rows:1 columns:1'),
  square: fields('boot:2 event:4 at:4 square:2 full:1'),
  acknowledge: fields('answers:2'),
  heartbeat: fields('answers:2 boot:2 event:4 at:4 hash:4'),
  error: fields('answers:2 what:1 detail:2'),
};
const features = ['lights', 'debounce', 'kept', 'unsure', 'levels'];
const errors = ['', 'unknown-type', 'bad-payload', 'not-a-feature', 'busy', 'other-version', 'sensor'];
const lightNames = ['dark', 'steady', 'blinking', 'steady'];

function fields(text: string): [string, number][] {
  return text.split(' ').map((field) => {
    const [name, size] = field.split(':');
    return [name as string, Number(size)];
  });
}

export const plainHex = (spaced: string): string => spaced.replaceAll(' ', '').toLowerCase();
const pairs = (hex: string): string[] => hex.match(/../g) ?? [];
const number = (hex: string): number => Number(`0x${pairs(hex).reverse().join('')}`);
const hexOf = (value: number, size: number): string =>
  pairs(value.toString(16).padStart(2 * size, '0'))
    .reverse()
    .join('');

/** CRC-32 by long division, one bit after another, as eight digits with the highest first. */
export function twinCrc(hex: string): string {
  let rest = 0xffffffffn;
  for (const pair of pairs(hex)) {
    for (let bit = 0n; bit < 8n; bit += 1n) {
      const top = (rest ^ (BigInt(`0x${pair}`) >> bit)) & 1n;
      rest = (rest >> 1n) ^ (top === 1n ? 0xedb88320n : 0n);
    }
  }
  return (rest ^ 0xffffffffn).toString(16).padStart(8, '0');
}

/** Stuffed by cutting at the zeros; parts of 254 bytes and more are cut again. */
export function twinStuff(hex: string): string {
  const parts = `${pairs(hex).join(' ')}`.split(/ ?00 ?/).map((part) => (part === '' ? [] : part.split(' ')));
  let out = '';
  parts.forEach((part, index) => {
    let rest = part;
    while (rest.length >= 254) {
      out += `ff${rest.slice(0, 254).join('')}`;
      rest = rest.slice(254);
      if (rest.length === 0 && index === parts.length - 1) return;
    }
    out += hexOf(rest.length + 1, 1) + rest.join('');
  });
  return out;
}

export function twinUnstuff(hex: string): string | undefined {
  let rest = pairs(hex);
  if (rest.includes('00')) return undefined;
  let out = '';
  while (rest.length > 0) {
    const count = Number(`0x${rest[0]}`);
    if (count > rest.length) return undefined;
    out += rest.slice(1, count).join('');
    rest = rest.slice(count);
    if (rest.length > 0 && count !== 255) out += '00';
  }
  return out;
}

/** All frames in a stream, good ones as frames and each bad piece as why it is bad. The last, unended piece waits. */
export function twinRead(streamHex: string): (TwinFrame | string)[] {
  const pieces = pairs(streamHex)
    .join(' ')
    .split(/ ?00 ?/);
  pieces.pop();
  return pieces.filter((piece) => piece !== '').map((piece) => twinFrame(plainHex(piece)));
}

function twinFrame(stuffed: string): TwinFrame | string {
  if (stuffed.length / 2 > 250) return 'frame/too-long';
  const hex = twinUnstuff(stuffed);
  if (hex === undefined) return 'frame/stuffing';
  const size = hex.length / 2;
  if (size < 9) return 'frame/too-short';
  if (number(hex.slice(8, 10)) !== size - 9) return 'frame/length';
  const checksum = pairs(hex.slice(-8)).reverse().join('');
  if (twinCrc(hex.slice(0, -8)) !== checksum) return 'frame/checksum';
  return {
    major: number(hex.slice(0, 2)),
    type: number(hex.slice(2, 4)),
    sequence: number(hex.slice(4, 8)),
    payload: hex.slice(10, -8),
  };
}

/** What a frame says, as a plain object, or the code of why it says nothing. */
export function twinMessage({ major, type, payload }: TwinFrame): Record<string, unknown> | string {
  const kind = names[type];
  if (major !== 1) {
    const [first, second, third, fourth] = pairs(payload).map((pair) => number(pair));
    if (kind === 'hello' && second !== undefined) return { kind, major: first, minor: second };
    if (kind !== 'info' || fourth === undefined) return 'message/other-version';
    return { kind: 'foreignInfo', answers: number(payload.slice(0, 4)), major: third, minor: fourth };
  }
  if (kind === undefined) return 'message/unknown-type';
  const values: Fields = {};
  let at = 0;
  for (const [name, size] of layouts[kind] ?? []) {
    const digits = payload.slice(at, (at += 2 * size));
    if (digits.length < 2 * size) return 'message/too-short';
    values[name] = number(digits);
  }
  if (kind === 'info' && payload.length < 42) return 'message/too-short';
  return special(kind, values, payload.slice(at)) ?? 'message/bad-field';
}

const within = (value: number | undefined, least: number, most: number): boolean =>
  value !== undefined && value >= least && value <= most;
const bitsOf = (hex: string): string =>
  pairs(hex)
    .map((pair) => [...Number(`0x${pair}`).toString(2).padStart(8, '0')].reverse().join(''))
    .join('');

function special(kind: string, values: Fields, tail: string): Record<string, unknown> | undefined {
  const sized = within(values['rows'], 1, 21) && within(values['columns'], 1, 21);
  switch (kind) {
    case 'setDebounce':
      return within(values['ms'], 5, 500) ? { kind, ...values } : undefined;
    case 'setLights': {
      const count = values['count'] ?? 0;
      const bits = bitsOf(tail);
      if (count > 441 || bits.length < 2 * count) return undefined;
      const two = (square: number): number => Number(bits[2 * square]) + 2 * Number(bits[2 * square + 1]);
      return { kind, lights: Array.from({ length: count }, (_, square) => lightNames[two(square)]) };
    }
    case 'info': {
      const { fw1, fw2, fw3, bits = 0, size = 0, ...rest } = values;
      const serialNumber = pairs(tail.slice(0, 2 * size))
        .map((pair) => String.fromCharCode(Number(`0x${pair}`)))
        .join('');
      if (!sized || !within(size, 1, 32) || rest['major'] !== 1) return undefined;
      if (!new RegExp(`^[!-~]{${size}}$`).test(serialNumber)) return undefined;
      const known = features.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1);
      return { kind, ...rest, firmware: `${fw1}.${fw2}.${fw3}`, features: known, serialNumber };
    }
    case 'snapshot': {
      const count = (values['rows'] ?? 0) * (values['columns'] ?? 0);
      const bits = bitsOf(tail);
      return sized && bits.length >= count ? { kind, ...values, squares: bits.slice(0, count) } : undefined;
    }
    case 'square':
      if (values['event'] === 0 || !within(values['square'], 0, 440) || !within(values['full'], 0, 1))
        return undefined;
      return { kind, ...values, full: values['full'] === 1 };
    case 'error': {
      const { what = 0, ...rest } = values;
      return { kind, ...rest, error: errors[what] || 'unknown' };
    }
    default:
      return { kind, ...values };
  }
}

/** The whole frame as sent, between its zeros, for a message given as a plain object. */
export function twinWrite(message: Record<string, unknown>, sequence: number): string {
  const kind = String(message['kind']);
  const type = Number(Object.entries(names).find(([, name]) => name === kind)?.[0]);
  const values: Record<string, unknown> = { ...message, ...unspecial(message) };
  const fixed = (layouts[kind] ?? []).map(([name, size]) => hexOf(Number(values[name]), size)).join('');
  const payload = fixed + String(values['tail'] ?? '');
  const plain = `01${hexOf(type, 1)}${hexOf(sequence, 2)}${hexOf(payload.length / 2, 1)}${payload}`;
  return `00${twinStuff(plain + pairs(twinCrc(plain)).reverse().join(''))}00`;
}

function unspecial(message: Record<string, unknown>): Record<string, unknown> {
  const pack = (bits: string): string =>
    (bits.match(/.{1,8}/g) ?? [])
      .map((byte) => hexOf(parseInt([...byte.padEnd(8, '0')].reverse().join(''), 2), 1))
      .join('');
  switch (message['kind']) {
    case 'setLights': {
      const lights = message['lights'] as string[];
      return {
        count: lights.length,
        tail: pack(lights.map((light) => ['00', '10', '01'][lightNames.indexOf(light)]).join('')),
      };
    }
    case 'info': {
      const [fw1, fw2, fw3] = String(message['firmware']).split('.');
      const serial = String(message['serialNumber']);
      const bits = (message['features'] as string[]).reduce(
        (sum, name) => sum + 2 ** features.indexOf(name),
        0,
      );
      const tail = [...serial].map((letter) => hexOf(letter.charCodeAt(0), 1)).join('');
      return { fw1, fw2, fw3, bits, size: serial.length, tail };
    }
    case 'snapshot':
      return { tail: pack(String(message['squares'])) };
    case 'error':
      return { what: message['error'] === 'unknown' ? 255 : errors.indexOf(String(message['error'])) };
    default:
      return {};
  }
}
