import type { Result } from '#shared/kernel/index.ts';
import type { FieldReader } from './fields.ts';
import type { Message, MessageProblem } from './message.ts';

export type Read = Result<Message, MessageProblem>;

export interface Reader {
  /** The payload has at least this many bytes. It may have more, since a newer minor version may append fields. */
  readonly least: number;
  read(fields: FieldReader, bad: (field: string) => Read): Read;
}

export const within = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;
