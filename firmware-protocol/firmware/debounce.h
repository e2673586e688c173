#pragma once
#include <stdint.h>

#include "board.h"
#include "scan.h"

/* A reading counts once it has held still for the span. Each square has a counter of three bits that begins anew when
 * its reading changes, and is counted up six times a span until it is full at seven: so a reading has then held still
 * for one span at least and 7/6 at most. The counters of eight squares lie across three bytes, a bit of each square in
 * each byte, so that eight are counted with a few operations. */

#define DEBOUNCE_LEAST 5
#define DEBOUNCE_MOST 500

/** Squares after debounce: what the box tells. */
extern uint8_t squares[MAX_REGISTERS];

/** These of eight squares have just read something else. */
static inline void debounce_disturb(struct eight *eight, uint8_t changed) {
  uint8_t others = ~changed;
  eight->held[0] &= others;
  eight->held[1] &= others;
  eight->held[2] &= others;
}

/** Takes the first reading as the squares. */
void debounce_start(void);

uint16_t debounce_span(void);
void debounce_set_span(uint16_t ms);

/** So many milliseconds have passed; puts changes into the journal, a limited number at a time. */
void debounce_pass(uint8_t ms);
