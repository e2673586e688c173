#pragma once
#include <stdbool.h>
#include <stdint.h>

/* The changes of the squares: their numbers, and the last 256 of them, three bytes each as the page packs them: bits
 * 0-8 the square, bit 9 filled, bits 10-23 the ticks since the change before. */

#define KEPT 256
#define TICKS_MOST 16383

struct change {
  uint16_t square;
  bool is_filled;
  uint16_t ticks; /* since the change before it */
};

/** Begins with no change. `boot` differs from that of the last start. */
void journal_start(uint16_t boot);

/** A square has changed now. */
void journal_add(uint16_t square, bool is_filled);

uint16_t journal_boot(void);
/** Number of the last change. */
uint32_t journal_event(void);
/** Box time of the last change, 0 before the first. */
uint32_t journal_last_ms(void);
/** Number of the oldest change that is kept, 0 when none is. */
uint32_t journal_oldest(void);
/** A change that is kept. */
struct change journal_at(uint32_t event);

/** As the page packs a change, whatever the ticks stand for. */
uint32_t journal_pack(struct change change);

/** Ticks from the change `event` to the last one, and no more than `most`. */
uint32_t journal_ticks_after(uint32_t event, uint32_t most);
