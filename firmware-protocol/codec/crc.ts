/**
 * CRC-32/ISO-HDLC (polynomial 04C11DB7 reflected, start and final XOR FFFFFFFF), as in Ethernet, gzip and PNG;
 * the check value of "123456789" is CBF43926. 32 bits and not 16: of random frames one in 65,536 passes a CRC-16,
 * which a noisy line reaches in minutes.
 */
const table: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/** The checksum as an unsigned 32 bit number. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (rest >>> 8) ^ (table[(rest ^ byte) & 0xff] as number);
  return (rest ^ 0xffffffff) >>> 0;
}
