#pragma once
#include <stdbool.h>
#include <stdint.h>

/* Levels and the self-test: answers that take some scans to find. The lights wait meanwhile. */

#define LEVELS_MOST 32

void measuring_begin_levels(uint16_t answers, uint16_t first, uint8_t count);
void measuring_begin_test(uint16_t answers);

/** A scan has been done, about a millisecond after the one before. */
void measuring_pass(void);

bool measuring_is_busy(void);

/** Says what has been found, if anything. Only while nothing is being sent. */
void measuring_tell(void);
