import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from '#electron/starter/place.mjs';
import {
  decodeMessage,
  encodeMessage,
  feed,
  newDecoder,
  type HostMessage,
} from '#firmware-protocol/codec/index.ts';
import {
  createVirtualBox,
  configuredFlash,
  parseHex,
  formatHex,
  type BuiltBox,
  type Rgb,
} from '#firmware-protocol/virtual-box/index.ts';
import { has, toolPath } from '#tests/support/capabilities.ts';
import { firmwareHex, type Said } from './firmware-box.ts';

/** Something that happens to a box at a moment of its time, in milliseconds since the power came. */
export type Act = { readonly at: number } & (
  | { readonly tell: HostMessage; readonly sequence: number }
  | { readonly send: Uint8Array }
  | { readonly square: number; readonly full: boolean }
  | { readonly press: 'reset' }
  /** Somebody looks at the lights. */
  | { readonly look: 'lights' }
);

/** What the host hears of a box, and what people see. */
export interface Told {
  readonly said: readonly Said[];
  /** Pieces that were no frames. */
  readonly bad: number;
  readonly looks: readonly (readonly Rgb[])[];
}

const speed = 250_000;
const cyclesPerMs = 16_000;
const built: BuiltBox = { rows: 9, columns: 12, serialNumber: 'CW-TWO-01', hasLights: true, speed };

export const hasSimavr = has('cc') && has('simavr');

/** Puts together what comes from the chip, byte by byte or in bursts. */
export function hearing(): {
  hear(bytes: Uint8Array, at: number): void;
  readonly said: Said[];
  bad(): number;
} {
  let decoder = newDecoder;
  let bad = 0;
  const said: Said[] = [];
  return {
    said,
    bad: () => bad,
    hear(bytes, at) {
      const { next, frames } = feed(decoder, bytes);
      decoder = next;
      for (const frame of frames) {
        const message = frame.ok ? decodeMessage(frame.value) : frame;
        if (frame.ok && message.ok) said.push({ at, sequence: frame.value.sequence, message: message.value });
        else bad += 1;
      }
    },
  };
}

export const bytesOf = (act: Act): Uint8Array | undefined =>
  'tell' in act ? encodeMessage(act.tell, act.sequence) : 'send' in act ? act.send : undefined;

/** The firmware on the chip of avr8js, as the app runs it. */
export function onAvr8js(acts: readonly Act[], ms: number): Told {
  const box = createVirtualBox({ hex: firmwareHex, ...built });
  const { hear, said, bad } = hearing();
  const looks: (readonly Rgb[])[] = [];
  const wire = box.connect((bytes) => hear(bytes, box.now()));
  wire.setSpeed(speed);
  for (const act of acts) {
    box.run(act.at - box.now());
    const bytes = bytesOf(act);
    if (bytes !== undefined) wire.write(bytes);
    else if ('square' in act) box.set(act.square, act.full);
    else if ('press' in act) box.reset();
    else looks.push(box.lights());
  }
  box.run(ms - box.now());
  return { said, bad: bad(), looks };
}

/** The same firmware on the chip of simavr, in a program that is compiled for it. */
export function onSimavr(acts: readonly Act[], ms: number): Told {
  const program = inRoot('build', 'tests', 'simavr-box');
  const image = `${program}.hex`;
  const source = fileURLToPath(new URL('simavr-box.c', import.meta.url));
  mkdirSync(dirname(program), { recursive: true });
  const warnings = ['-Wall', '-Wextra', '-Werror'];
  execFileSync(toolPath('cc') ?? 'cc', ['-std=gnu11', '-O2', ...warnings, source, '-o', program, '-lsimavr']);
  writeFileSync(image, formatHex(configuredFlash(parseHex(firmwareHex), built)));
  const lines = [...acts.map((act) => `${act.at * cyclesPerMs} ${lineOf(act)}`), `${ms * cyclesPerMs} end\n`];
  const output = execFileSync(program, [image, String(built.rows * built.columns)], {
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { hear, said, bad } = hearing();
  const looks: (readonly Rgb[])[] = [];
  for (const [, cycle, what, hex = ''] of output.matchAll(/^(\d+) (sent|lights) ([0-9a-f]+)$/gm)) {
    const bytes = Uint8Array.from(Buffer.from(hex, 'hex'));
    if (what === 'sent') hear(bytes, Number(cycle) / cyclesPerMs);
    else looks.push(coloursOf(bytes));
  }
  return { said, bad: bad(), looks };
}

function lineOf(act: Act): string {
  const bytes = bytesOf(act);
  if (bytes !== undefined) return `send ${Buffer.from(bytes).toString('hex')}`;
  if ('square' in act) return `square ${act.square} ${act.full ? 1 : 0}`;
  return 'press' in act ? act.press : 'lights';
}

function coloursOf(bytes: Uint8Array): readonly Rgb[] {
  return Array.from({ length: bytes.length / 3 }, (_, light) => {
    const [green = 0, red = 0, blue = 0] = bytes.subarray(3 * light);
    return { red, green, blue };
  });
}
