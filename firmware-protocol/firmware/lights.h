#pragma once
#include <stdbool.h>
#include <stdint.h>

#include "board.h"

/* What the lights show. strip.h sends it to them. */

enum light { LIGHT_DARK, LIGHT_STEADY, LIGHT_BLINKING, LIGHT_MARKED };

struct colour {
  uint8_t red, green, blue;
};

struct light_style {
  struct colour colours[3]; /* of steady, blinking and marked */
  uint8_t brightness;
  uint16_t limit_ma;
};

void lights_start(void);

/** Sets `count` lights from `first` on, two bits each. */
void lights_set(uint16_t first, uint16_t count, const uint8_t *codes);

/** The style has changed. */
void lights_restyle(void);

/** All lights, and the board's own, blink for so long; 0 ends it. */
void lights_show_box(uint8_t seconds);

/** So much time has passed. */
void lights_pass(uint8_t ms);

/** Whether the strip has something else to show than it was last sent. */
bool lights_are_due(void);
/** Sends it. Holds interrupts, but goes on collecting bytes and scanning. */
void lights_send(void);
/** Makes all dark, now. */
void lights_end(void);
