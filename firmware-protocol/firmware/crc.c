#include "crc.h"

#include <avr/pgmspace.h>

/* Entry n is what n becomes by eight steps of: shift right, and where a one falls out, XOR EDB88320. */
static const uint32_t table[256] PROGMEM = {
#include "crc-table.h"
};

static inline uint32_t add(uint32_t crc, uint8_t byte) {
  return (crc >> 8) ^ pgm_read_dword(&table[(uint8_t)crc ^ byte]);
}

uint32_t crc_add(uint32_t crc, uint8_t byte) { return add(crc, byte); }

uint32_t crc_of(const uint8_t *bytes, uint8_t length) {
  uint32_t crc = CRC_START;
  while (length-- > 0) crc = add(crc, *bytes++);
  return ~crc;
}
