import { readFileSync } from 'node:fs';
import type { Message } from '#firmware-protocol/codec/index.ts';

function read<T>(name: string): T {
  return JSON.parse(
    readFileSync(new URL(`../../firmware-protocol/spec/vectors/${name}.json`, import.meta.url), 'utf8'),
  ) as T;
}

export const messageVectors = read<{
  vectors: { name: string; message: Message & Record<string, unknown>; sequence: number; hex: string }[];
}>('messages').vectors;
export const laterVectors = read<{
  vectors: { name: string; hex: string; expect: Record<string, unknown> & { problem?: string } }[];
}>('later-versions').vectors;
export const voidVectors = read<{ vectors: { name: string; hex: string; problem: string }[] }>(
  'void-messages',
).vectors;
export const badVectors = read<{ vectors: { name: string; hex: string; problem: string }[] }>(
  'bad-frames',
).vectors;
export type Expected = { problem: string } | { type: number; sequence: number; length: number };
export const sessionVectors = read<{ vectors: { name: string; chunks: string[]; expect: Expected[] }[] }>(
  'sessions',
).vectors;
export const cobsVectors = read<{
  vectors: { name: string; plain: string; stuffed: string }[];
  refused: { name: string; stuffed: string }[];
}>('cobs');
export const crcVectors = read<{ vectors: { text?: string; hex?: string; crc: string }[] }>('crc').vectors;

/** One step of an exchange: what happens at that time, or what the box says then. */
export interface ExchangeStep {
  readonly at: number;
  readonly hear?: Record<string, unknown>;
  readonly sequence?: number;
  readonly hex?: string;
  readonly square?: number;
  readonly full?: boolean;
  readonly squares?: string;
  readonly say?: Record<string, unknown>;
}
export const exchangeVectors = read<{
  vectors: { name: string; rows: number; columns: number; steps: ExchangeStep[] }[];
}>('exchanges').vectors;

export const fromHex = (spaced: string): Uint8Array =>
  Uint8Array.from(Buffer.from(spaced.replaceAll(' ', ''), 'hex'));
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
