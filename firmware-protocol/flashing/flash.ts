import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { systemClock, type Clock, type Transport, type TransportProblem } from '../transports/transport.ts';
import { openByteLine, type ByteLine } from './byte-line.ts';
import { answerIn, endsInSync, pageSize, questions, type Question } from './stk500.ts';

export type FlashProblem =
  | { readonly code: 'box/flash-no-answer'; readonly path: string }
  | { readonly code: 'box/flash-wrong-chip'; readonly path: string; readonly signature: string }
  /** `address` is that of the first wrong byte, in hexadecimal. */
  | { readonly code: 'box/flash-differs'; readonly path: string; readonly address: string }
  | {
      readonly code: 'box/flash-cut' | 'box/flash-stopped';
      readonly path: string;
      /** In percent of the image; what was written so far. */
      readonly percent: number;
    };

export interface FlashProgress {
  readonly step: 'writing' | 'reading';
  /** In bytes of `total`. */
  readonly done: number;
  readonly total: number;
}

export interface FlashOptions {
  readonly transport: Transport;
  /** The program memory from address 0 on; `imageOf` makes one. */
  readonly image: Uint8Array;
  /** Stops between two pages. */
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly onProgress?: (progress: FlashProgress) => void;
}

export interface Flashed {
  readonly bytes: number;
  /** The speed of the boot loader in bits a second. */
  readonly speed: number;
  readonly signature: string;
}

/** New boot loaders (Optiboot) listen at the first speed, those of older Nano boards at the second. */
const loaderSpeeds = [115_200, 57_600] as const;
const rounds = 3;
const triesEach = 4;
/** Boot loaders blink for up to this long before they listen, and keep but two of the bytes that come meanwhile. */
const blinkMs = 400;
const syncMs = 200;
const quietMs = 30;
/** A page takes some 25 ms at the higher speed; the rest is for a busy machine, as avrdude has it. */
const answerMs = 5000;

/** The chips with this memory and these pages: ATmega328P and ATmega328, by their data sheet. */
const signatures = ['1E 95 0F', '1E 95 14'];

/**
 * Writes an image through the boot loader of an Arduino Uno or Nano, reads all of it back and compares. The boot
 * loader itself is never written, so that after any failure it can be done again.
 */
export async function flash(
  options: FlashOptions,
): Promise<Result<Flashed, FlashProblem | TransportProblem>> {
  const { transport, clock = systemClock } = options;
  const opened = await openByteLine(transport, clock);
  if (!opened.ok) return opened;
  const line = opened.value;
  const flashed = await flashOver(line, options);
  await line.close();
  return flashed;
}

async function flashOver(line: ByteLine, options: FlashOptions): Promise<Result<Flashed, FlashProblem>> {
  const { image, signal, transport, onProgress } = options;
  const { path } = transport;
  const total = Math.ceil(image.length / pageSize) * pageSize;
  const padded = new Uint8Array(total).fill(0xff);
  padded.set(image);
  let written = 0;
  const ended = (code: 'box/flash-cut' | 'box/flash-stopped') =>
    refuse<FlashProblem>({ code, path, percent: Math.floor((100 * written) / total) });

  const speed = await findLoader(line, signal);
  if (signal.aborted) return ended('box/flash-stopped');
  if (line.isGone()) return ended('box/flash-cut');
  if (speed === undefined) return refuse({ code: 'box/flash-no-answer', path });
  const signature = hexOf(await askFirst(line, questions.signature));
  if (signature === undefined) return ended('box/flash-cut');
  if (!signatures.includes(signature)) return refuse({ code: 'box/flash-wrong-chip', path, signature });
  if ((await ask(line, questions.enter)) === undefined) return ended('box/flash-cut');

  for (const step of ['writing', 'reading'] as const) {
    for (let at = 0; at < total; at += pageSize) {
      onProgress?.({ step, done: at, total });
      if (signal.aborted) {
        await ask(line, questions.leave);
        return ended('box/flash-stopped');
      }
      const page = padded.subarray(at, at + pageSize);
      if ((await ask(line, questions.address(at))) === undefined) return ended('box/flash-cut');
      const answer = await ask(line, step === 'writing' ? questions.writePage(page) : questions.readPage);
      if (answer === undefined) return ended('box/flash-cut');
      if (step === 'writing') written = at + pageSize;
      const wrong = step === 'writing' ? -1 : page.findIndex((byte, n) => byte !== answer[n]);
      if (wrong === -1) continue;
      await ask(line, questions.leave);
      const address = `0x${(at + wrong).toString(16).padStart(4, '0')}`;
      return refuse({ code: 'box/flash-differs', path, address });
    }
    onProgress?.({ step, done: total, total });
  }
  // What was read back is right, so it does not matter whether the boot loader still answers this.
  await ask(line, questions.leave);
  return ok({ bytes: image.length, speed, signature });
}

/** Restarts the board and asks at one speed after the other, until a boot loader answers twice. */
async function findLoader(line: ByteLine, signal: AbortSignal): Promise<number | undefined> {
  for (let round = 0; round < rounds * loaderSpeeds.length; round += 1) {
    const speed = loaderSpeeds[round % loaderSpeeds.length] ?? loaderSpeeds[0];
    await line.setSpeed(speed);
    await line.restartBoard();
    await line.read(() => false, blinkMs);
    for (let tries = 0; tries < triesEach; tries += 1) {
      if (signal.aborted || !(await line.write(questions.sync.bytes))) return undefined;
      if (!endsInSync(await line.read(endsInSync, syncMs))) continue;
      // Bytes that came while it blinked may have been answered late; the answer that counts follows a silence.
      await line.quiet(quietMs);
      if ((await ask(line, questions.sync)) !== undefined) return speed;
    }
  }
  return undefined;
}

/** Returns all that came, in time or with as many bytes as the answer has. */
async function exchange(line: ByteLine, { bytes, answerLength }: Question): Promise<Uint8Array> {
  if (!(await line.write(bytes))) return new Uint8Array();
  return line.read((heard) => heard.length >= answerLength + 2, answerMs);
}

/** Returns what was answered; undefined where nothing or something else came. */
async function ask(line: ByteLine, question: Question): Promise<Uint8Array | undefined> {
  return answerIn(await exchange(line, question), question);
}

/** The same, where late answers to `sync` may still come between. */
async function askFirst(line: ByteLine, question: Question): Promise<Uint8Array | undefined> {
  for (let tries = 0; tries < triesEach; tries += 1) {
    const heard = await exchange(line, question);
    const answer = answerIn(heard, question);
    if (answer !== undefined || heard.length === 0) return answer;
    await line.quiet(quietMs);
  }
  return undefined;
}

const hexOf = (bytes: Uint8Array | undefined): string | undefined =>
  bytes && Array.from(bytes, (one) => one.toString(16).padStart(2, '0').toUpperCase()).join(' ');
