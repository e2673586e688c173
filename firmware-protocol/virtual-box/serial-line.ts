import type { ReceivedByte } from './usart.ts';

const bitsInByte = 10;

/**
 * Returns what a receiver reads from bytes sent without a pause at another speed than its own. It waits for the line to
 * fall and then samples the middle of each of ten bits of its own length.
 */
export function receiveAt(bytes: Uint8Array, sentBit: number, heardBit: number): readonly ReceivedByte[] {
  if (Math.abs(sentBit / heardBit - 1) < 0.04) return Array.from(bytes, (byte) => ({ byte }));
  const levels = Array.from(bytes).flatMap((byte) => [0, ...bitsOf(byte), 1]);
  const levelAt = (time: number): number => levels[Math.floor(time / sentBit)] ?? 1;
  const received: ReceivedByte[] = [];
  let place = 0;
  for (;;) {
    place = levels.indexOf(0, place);
    if (place === -1) return received;
    const start = place * sentBit;
    const middle = (bit: number): number => levelAt(start + (bit + 0.5) * heardBit);
    const byte = [1, 2, 3, 4, 5, 6, 7, 8].reduce((all, bit) => all | (middle(bit) << (bit - 1)), 0);
    const wrongStop = middle(bitsInByte - 1) === 0;
    received.push({ byte, wrongStop });
    place = Math.ceil((start + (bitsInByte - 0.5) * heardBit) / sentBit);
    // After a wrong stop bit the line must rise before it can fall.
    if (wrongStop) place = Math.max(place, levels.indexOf(1, place));
  }
}

const bitsOf = (byte: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => (byte >> bit) & 1);
