#pragma once
#include <stdbool.h>
#include <stdint.h>

/* The chain of WS2812, bit by bit. They ask for pulses exact to 150 ns, so interrupts are held from the first light to
 * the last, 4 ms for 108 of them. But between two bytes their line may rest for almost 6 microseconds: there the bytes that
 * have come are taken from the serial port, and the sensors are read. So nothing is lost meanwhile, and no scan. */

/** All lights by their codes, two bits each; `colours` of each code, green first. Blinking ones are dark unless `is_on`. */
void strip_send(const uint8_t *codes, const uint8_t colours[4][3], bool is_on);

/** All lights alike. */
void strip_send_all(const uint8_t colour[3]);
