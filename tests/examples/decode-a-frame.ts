import { decodeMessage, feed, newDecoder } from '#firmware-protocol/codec/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

// Bytes of the wire become frames, whatever pieces they arrive in, and frames become messages.
const bytes = Uint8Array.from(Buffer.from('00030101010302010540e2d8ea00', 'hex'));
let decoder = newDecoder;
for (const part of [bytes.subarray(0, 5), bytes.subarray(5)]) {
  const fed = feed(decoder, part);
  decoder = fed.next;
  for (const frame of fed.frames) console.log(decodeMessage(expectOk(frame)));
}

// A damaged byte is refused by its checksum.
const damaged = Uint8Array.from(bytes);
damaged[9] = 0x41;
console.log(feed(newDecoder, damaged).frames);

// It prints:
// { ok: true, value: { kind: 'hello', major: 1, minor: 0 } }
// [ { ok: false, problem: { code: 'frame/checksum' } } ]
