#pragma once
#include <stdint.h>

/* Box time, from Timer 1, which counts 4 microseconds and is never stopped or written. So holding interrupts, as
 * the lights do, loses no time, as long as clock_pass is called every 262 ms. */

#define COUNTS_PER_MS 250

void clock_start(void);

/** Takes the time that has passed into the box time. Gives the whole milliseconds since the last call. */
uint8_t clock_pass(void);

/** Box time: milliseconds since the start. */
uint32_t clock_ms(void);

/** Tick of a box time, 28 bits. */
static inline uint32_t tick_of(uint32_t ms) { return ms >> 4; }

/** Sleeps until an interrupt, at the latest until the next millisecond of box time. */
void clock_sleep(void);
