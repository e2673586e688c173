#pragma once
#include <stdint.h>

/* CRC-32/ISO-HDLC, a byte at a time through a table of 1,024 bytes in flash. */

#define CRC_START 0xFFFFFFFF

uint32_t crc_add(uint32_t crc, uint8_t byte);

/** CRC-32 of some bytes. */
uint32_t crc_of(const uint8_t *bytes, uint8_t length);
