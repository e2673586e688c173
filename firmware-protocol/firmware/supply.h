#pragma once
#include <stdbool.h>
#include <stdint.h>

/* The supply, measured four times a second against the reference of the chip. */

void supply_start(void);
void supply_pass(uint8_t ms);

/** In mV, 0 before the first measurement. */
uint16_t supply_mv(void);

/** Whether it is surely outside 4.5 to 5.5 V: the reference is only good to 10 %. */
bool supply_is_bad(void);
