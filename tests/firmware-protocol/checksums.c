/* The checksums that PROTOCOL.md compares, as plainly as one writes them; a test counts their cycles on the chip. */
#include <avr/pgmspace.h>
#include <stdint.h>

static const uint16_t table16[256] PROGMEM = {1};
static const uint32_t table32[256] PROGMEM = {1};
static const uint32_t nibbles[16] PROGMEM = {1};

/* What a table holds does not change the cycles. */

uint16_t crc16_256(const uint8_t *bytes, uint8_t length) {
  uint16_t crc = 0xFFFF;
  while (length-- > 0) crc = (crc >> 8) ^ pgm_read_word(&table16[(uint8_t)crc ^ *bytes++]);
  return ~crc;
}

uint32_t crc32_bits(const uint8_t *bytes, uint8_t length) {
  uint32_t crc = 0xFFFFFFFF;
  while (length-- > 0) {
    crc ^= *bytes++;
    for (uint8_t bit = 8; bit > 0; bit--) crc = crc & 1 ? (crc >> 1) ^ 0xEDB88320 : crc >> 1;
  }
  return ~crc;
}

uint32_t crc32_16(const uint8_t *bytes, uint8_t length) {
  uint32_t crc = 0xFFFFFFFF;
  while (length-- > 0) {
    uint8_t byte = *bytes++;
    crc = (crc >> 4) ^ pgm_read_dword(&nibbles[((uint8_t)crc ^ byte) & 15]);
    crc = (crc >> 4) ^ pgm_read_dword(&nibbles[((uint8_t)crc ^ byte >> 4) & 15]);
  }
  return ~crc;
}

uint32_t crc32_256(const uint8_t *bytes, uint8_t length) {
  uint32_t crc = 0xFFFFFFFF;
  while (length-- > 0) crc = (crc >> 8) ^ pgm_read_dword(&table32[(uint8_t)crc ^ *bytes++]);
  return ~crc;
}

int main(void) { return 0; }
