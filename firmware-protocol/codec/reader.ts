import type { Result } from '#shared/kernel/index.ts';
import type { FieldReader } from './fields.ts';
import type { Message, MessageProblem } from './message.ts';

export type Read = Result<Message, MessageProblem>;

/** How the payload of one message is read. */
export interface Reader {
  /** Bytes it has at least; more are allowed, since a newer minor version may add fields at the end. */
  readonly least: number;
  read(fields: FieldReader, bad: (field: string) => Read): Read;
}

export const within = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;
