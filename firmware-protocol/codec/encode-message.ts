import { assertNever } from '#shared/kernel/index.ts';
import { writeFields } from './fields.ts';
import { encodeFrame } from './frame.ts';
import { errorIds, featureBits, protocolMajor, typeId, type Light, type Message } from './message.ts';
import { packSquares } from './squares.ts';

const lightBits: Record<Light, number> = { dark: 0, steady: 1, blinking: 2 };

/** The bytes to send, zeros in front and behind included. Layouts: PROTOCOL.md, "Messages". */
export function encodeMessage(message: Message, sequence: number): Uint8Array {
  return encodeFrame({
    major: protocolMajor,
    type: typeId[message.kind],
    sequence,
    payload: encodePayload(message),
  });
}

/** The payload alone. A number too large for its field is a bug and throws. */
export function encodePayload(message: Message): Uint8Array {
  const fields = writeFields();
  switch (message.kind) {
    case 'hello':
      return fields.u8(message.major).u8(message.minor).done();
    case 'askSnapshot':
    case 'ping':
      return fields.done();
    case 'setDebounce':
      return fields.u16(message.ms).done();
    case 'setLights':
      return fields.u16(message.lights.length).bytes(packLights(message.lights)).done();
    case 'info': {
      const [major = 0, minor = 0, patch = 0] = message.firmware.split('.').map(Number);
      const serial = Uint8Array.from(message.serialNumber, (letter) => letter.charCodeAt(0));
      const features = message.features.reduce((bits, feature) => bits + 2 ** featureBits[feature], 0);
      fields.u16(message.answers).u8(message.major).u8(message.minor).u8(major).u8(minor).u8(patch);
      fields.u8(message.rows).u8(message.columns).u32(features).u16(message.boot);
      return fields.u16(message.debounceMs).u16(message.kept).u8(serial.length).bytes(serial).done();
    }
    case 'snapshot':
      fields.u16(message.answers).u16(message.boot).u32(message.event).u32(message.at);
      return fields.u8(message.rows).u8(message.columns).bytes(packSquares(message.squares)).done();
    case 'square':
      fields.u16(message.boot).u32(message.event).u32(message.at);
      return fields
        .u16(message.square)
        .u8(message.full ? 1 : 0)
        .done();
    case 'acknowledge':
      return fields.u16(message.answers).done();
    case 'heartbeat':
      fields.u16(message.answers).u16(message.boot).u32(message.event);
      return fields.u32(message.at).u32(message.hash).done();
    case 'error': {
      const id = message.error === 'unknown' ? 0xff : errorIds[message.error];
      return fields.u16(message.answers).u8(id).u16(message.detail).done();
    }
    default:
      return assertNever(message);
  }
}

/** Two bits a square, four squares a byte, the lowest bits first. */
function packLights(lights: readonly Light[]): Uint8Array {
  const packed = new Uint8Array(Math.ceil(lights.length / 4));
  lights.forEach((light, square) => {
    packed[square >> 2] = (packed[square >> 2] ?? 0) | (lightBits[light] << (2 * (square & 3)));
  });
  return packed;
}
