#include "journal.h"

#include "clock.h"
#include "settings.h"

static uint8_t kept[KEPT][3];
static uint16_t boot;
static uint32_t event;
static uint32_t last_ms;

void journal_start(uint16_t boot_number) {
  boot = boot_number;
  event = 0;
}

static uint16_t ticks_since_last(uint32_t now) {
  if (event == 0) return TICKS_MOST;
  uint32_t ticks = (tick_of(now) - tick_of(last_ms)) & 0x0FFFFFFF;
  return ticks < TICKS_MOST ? ticks : TICKS_MOST;
}

void journal_add(uint16_t square, bool is_filled) {
  uint32_t now = clock_ms();
  uint32_t packed =
      journal_pack((struct change){.square = square, .is_filled = is_filled, .ticks = ticks_since_last(now)});
  uint8_t *place = kept[(uint8_t)++event];
  place[0] = packed;
  place[1] = packed >> 8;
  place[2] = packed >> 16;
  last_ms = now;
  /* A number never comes twice under one boot number. */
  if (event == UINT32_MAX) journal_start(settings_next_boot());
}

uint16_t journal_boot(void) { return boot; }
uint32_t journal_event(void) { return event; }
uint32_t journal_last_ms(void) { return event == 0 ? 0 : last_ms; }
uint32_t journal_oldest(void) { return event > KEPT ? event - KEPT + 1 : event > 0 ? 1 : 0; }

struct change journal_at(uint32_t number) {
  const uint8_t *place = kept[(uint8_t)number];
  uint16_t low = place[0] | (uint16_t)place[1] << 8;
  return (struct change){
      .square = low & 0x1FF,
      .is_filled = low >> 9 & 1,
      .ticks = (uint16_t)place[2] << 6 | low >> 10,
  };
}

uint32_t journal_pack(struct change change) {
  return change.square | (uint16_t)change.is_filled << 9 | (uint32_t)change.ticks << 10;
}

uint32_t journal_ticks_after(uint32_t number, uint32_t most) {
  uint32_t ticks = 0;
  while (number != event && ticks < most) ticks += journal_at(++number).ticks;
  return ticks < most ? ticks : most;
}
