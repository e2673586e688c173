import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { boxReaders } from './decode-box.ts';
import { hostReaders } from './decode-host.ts';
import { readFields } from './fields.ts';
import type { Frame } from './frame.ts';
import { protocolMajor, typeId, unasked, type DecodedMessage, type MessageProblem } from './message.ts';

type Decoded = Result<DecodedMessage, MessageProblem>;

/** Decodes any frame without throwing. The order of the checks is that of PROTOCOL.md, "Reasons". */
export function decodeMessage(frame: Frame): Decoded {
  const { type, payload, major } = frame;
  if (frame.sequence === unasked) return refuse({ code: 'message/bad-field', type, field: 'sequence' });
  if (major !== protocolMajor) return decodeForeign(frame);
  const reader = hostReaders[type] ?? boxReaders[type];
  if (reader === undefined) return refuse({ code: 'message/unknown-type', type });
  if (payload.length < reader.least)
    return refuse({ code: 'message/too-short', type, bytes: payload.length });
  return reader.read(readFields(payload), (field) => refuse({ code: 'message/bad-field', type, field }));
}

/** The first fields of hello and info have the same place in every major version. */
function decodeForeign({ type, major, payload }: Frame): Decoded {
  const fields = readFields(payload);
  if (type === typeId.hello && payload.length >= 2) {
    return ok({ kind: 'hello', major: fields.u8(), minor: fields.u8() });
  }
  if (type === typeId.info && payload.length >= 4) {
    return ok({ kind: 'foreignInfo', answers: fields.u16(), major: fields.u8(), minor: fields.u8() });
  }
  return refuse({ code: 'message/other-version', major });
}
