#pragma once
#include <stdint.h>

/* Counters that stay at their highest value when they reach it. The first is inlined where it stands: an interrupt
 * that calls a function saves every register. */

static inline __attribute__((always_inline)) void count16(volatile uint16_t *counter) {
  uint16_t value = *counter;
  if (value != UINT16_MAX) *counter = value + 1;
}

static inline void count32(uint32_t *counter) {
  if (*counter != UINT32_MAX) ++*counter;
}
