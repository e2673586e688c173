/**
 * CRC-32/ISO-HDLC, as in Ethernet, gzip and PNG (polynomial 04C11DB7 reflected, start and final XOR FFFFFFFF; of the text
 * "123456789" it is CBF43926), eight bytes a step through eight tables ("slicing by eight", Kounavis and Berry 2005): a
 * lexicon of several megabytes is checked each time it is opened. It finds damage; it does not tell who made a thing.
 */
const tables = makeTables();

/** The checksum as an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = tables;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 8);
  let crc = 0xffffffff;
  let at = 0;
  for (; at < whole; at += 8) {
    const low = crc ^ view.getUint32(at, true);
    const high = view.getUint32(at + 4, true);
    crc =
      (t7[low & 255] ?? 0) ^
      (t6[(low >>> 8) & 255] ?? 0) ^
      (t5[(low >>> 16) & 255] ?? 0) ^
      (t4[low >>> 24] ?? 0) ^
      (t3[high & 255] ?? 0) ^
      (t2[(high >>> 8) & 255] ?? 0) ^
      (t1[(high >>> 16) & 255] ?? 0) ^
      (t0[high >>> 24] ?? 0);
  }
  for (; at < bytes.length; at += 1) crc = (t0[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

type Table = Int32Array;
type Tables = readonly [Table, Table, Table, Table, Table, Table, Table, Table];

function makeTables(): Tables {
  const first = Int32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    return crc;
  });
  /** Each table moves the one before it on by one byte more. */
  const next = (table: Table): Table => table.map((crc) => (first[crc & 255] ?? 0) ^ (crc >>> 8));
  const second = next(first);
  const third = next(second);
  const fourth = next(third);
  const fifth = next(fourth);
  const sixth = next(fifth);
  const seventh = next(sixth);
  return [first, second, third, fourth, fifth, sixth, seventh, next(seventh)];
}
