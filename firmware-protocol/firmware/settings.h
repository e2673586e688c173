#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "lights.h"
#include "uart.h"

/* What outlives the power: what the maker built, in the image itself; and in the EEPROM the boot number, a serial number
 * that the chip has drawn, and the settings of the people who use the box. Those lie in two places that are written by turns, so that losing the power in the midst of writing costs the change and not
 * the settings. */

#define SERIAL_MOST 12
#define NAME_MOST 24

/** Reads it all. */
void settings_start(void);

/** A number that no start has had before, until 65,536 starts have gone by. */
uint16_t settings_next_boot(void);

/** Whether there are settings of people and none of them was whole. */
bool settings_were_bad(void);

enum line_speed settings_speed(void);
uint8_t settings_serial(const uint8_t **characters);

const struct light_style *settings_style(void);
void settings_set_style(const struct light_style *style);

uint8_t settings_name(const uint8_t **bytes);
void settings_set_name(const uint8_t *bytes, uint8_t length);

/** Writes the next byte that has changed, if the EEPROM is ready for one. */
void settings_pass(void);
