#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "board.h"

/* Reads the sensors, step by step: while the SPI port shifts one register in, the one before is compared with the last
 * scan. A step takes so little that scans go on between the bytes of the lights. */

/** Eight squares, a bit each: what their sensors read last, and the three bits of the counters of debounce.h. They lie
 * together because a scan has no time to look for them in several places. */
struct eight {
  uint8_t reading;
  uint8_t held[3];
};
extern struct eight eights[MAX_REGISTERS];

void scan_start(void);

/** Goes on with the scan. True when that was its last step. */
bool scan_step(void);

/** A whole scan. */
void scan_all(void);

/** Finishes a scan that has begun; does nothing where none has. */
void scan_complete(void);

/** Whether the last scan found the chain of registers whole; and whether each did since this was last asked. */
bool scan_is_sound(void);
bool scan_was_sound(void);

/** In microseconds: the longest scan since the start, at most 65535. */
uint16_t scan_longest(void);
/** Scans since the start that ended more than 3 ms after the one before; and whether one did since this was last asked. */
uint16_t scan_missed(void);
bool scan_was_late(void);
