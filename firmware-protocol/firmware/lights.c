#include "lights.h"

#include "scan.h"
#include "settings.h"
#include "strip.h"

#define BLINK_MS 384

static uint8_t codes[(MAX_SQUARES + 3) / 4]; /* two bits a square */
static bool is_on = true;                    /* the half of blinking */
static uint16_t phase_ms;
static uint16_t shown_ms; /* how long the box still shows itself */
static bool is_due, is_restyled;
static uint8_t rest_ms; /* the lights take a pause in their data as its end */

/** Colours as they are sent for each of `enum light`, green first; those of light 2 while it is on. */
static uint8_t sent[4][3];

static void change(void) { is_due = is_restyled = true; }

void lights_start(void) {
  LIGHTS_DDR |= _BV(LIGHTS_DATA);
  change();
}

void lights_set(uint16_t first, uint16_t count, const uint8_t *wanted) {
  for (uint16_t n = 0; n < count; n++) {
    uint8_t code = wanted[n / 4] >> 2 * (n % 4) & 3;
    uint16_t square = first + n;
    uint8_t shift = 2 * (square % 4);
    codes[square / 4] = (codes[square / 4] & ~(3 << shift)) | code << shift;
  }
  change();
}

void lights_restyle(void) { change(); }

void lights_show_box(uint8_t seconds) {
  shown_ms = 1000 * (uint16_t)seconds;
  change();
}

void lights_pass(uint8_t ms) {
  if (shown_ms > 0) {
    shown_ms = shown_ms > ms ? shown_ms - ms : 0;
    if (shown_ms == 0) change();
  }
  phase_ms += ms;
  if (phase_ms >= BLINK_MS) {
    phase_ms -= BLINK_MS;
    is_on = !is_on;
    /* Everything is sent again with each half, so that lights that lost their data come back. */
    is_due = true;
  }
  if (shown_ms > 0 && is_on) {
    SENSORS_PORT |= _BV(SENSORS_CLOCK);
  } else {
    SENSORS_PORT &= ~_BV(SENSORS_CLOCK);
  }
  if (rest_ms > 0) rest_ms--;
}

static uint16_t sum(struct colour colour) { return (uint16_t)colour.red + colour.green + colour.blue; }

/** Milliamperes if all lights were on at full brightness, counting 20 for each full red, green or blue. */
static uint32_t full_draw(const struct light_style *style) {
  uint16_t counts[4] = {0};
  if (shown_ms > 0) {
    counts[LIGHT_STEADY] = board.squares;
  } else {
    for (uint8_t n = 0; n < sizeof codes; n++) {
      for (uint8_t four = codes[n], left = 4; left > 0; left--, four >>= 2) counts[four & 3]++;
    }
  }
  uint32_t sums = 0;
  for (uint8_t n = 0; n < 3; n++) sums += (uint32_t)counts[n + 1] * sum(style->colours[n]);
  return sums * 20 / 255;
}

/** The brightness at which all lights together stay below the limit. */
static uint8_t allowed_brightness(const struct light_style *style) {
  uint32_t draw = full_draw(style);
  uint32_t limited = draw == 0 ? 255 : (uint32_t)style->limit_ma * 255 / (draw + 1);
  return limited < style->brightness ? limited : style->brightness;
}

static uint8_t dimmed(uint8_t part, uint8_t brightness) { return (uint16_t)part * brightness / 255; }

static void mix(void) {
  const struct light_style *style = settings_style();
  uint8_t brightness = allowed_brightness(style);
  for (uint8_t n = 0; n < 3; n++) {
    const struct colour *colour = &style->colours[n];
    sent[n + 1][0] = dimmed(colour->green, brightness);
    sent[n + 1][1] = dimmed(colour->red, brightness);
    sent[n + 1][2] = dimmed(colour->blue, brightness);
  }
}

bool lights_are_due(void) { return board.has_lights && is_due && rest_ms == 0; }

void lights_send(void) {
  if (is_restyled) mix();
  is_due = is_restyled = false;
  scan_all(); /* the next one ends only after a part of the lights */
  rest_ms = 2;
  static const uint8_t dark[3];
  if (shown_ms > 0) return strip_send_all(is_on ? sent[LIGHT_STEADY] : dark);
  strip_send(codes, sent, is_on);
}

void lights_end(void) {
  static const uint8_t dark[3];
  if (board.has_lights) strip_send_all(dark);
}
