#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

extern uint8_t eeprom[1024];

/** An address in the EEPROM, which begins at 0. */
static inline uint8_t *eeprom_at(const void *place) { return eeprom + (uintptr_t)place; }

static inline bool eeprom_is_ready(void) { return true; }
static inline uint8_t eeprom_read_byte(const uint8_t *place) { return *eeprom_at(place); }
static inline void eeprom_write_byte(uint8_t *place, uint8_t value) { *eeprom_at(place) = value; }
static inline uint16_t eeprom_read_word(const uint16_t *place) {
  const uint8_t *at = eeprom_at(place);
  return at[0] | (uint16_t)at[1] << 8;
}
static inline void eeprom_update_word(uint16_t *place, uint16_t value) {
  uint8_t *at = eeprom_at(place);
  at[0] = value;
  at[1] = value >> 8;
}
static inline void eeprom_read_block(void *to, const void *place, uint16_t size) { memcpy(to, eeprom_at(place), size); }
static inline void eeprom_update_block(const void *from, void *place, uint16_t size) {
  memcpy(eeprom_at(place), from, size);
}
