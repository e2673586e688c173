#include "start.h"

#include <avr/boot.h>
#include <avr/interrupt.h>
#include <avr/wdt.h>
#include <stdbool.h>

#include "counting.h"

#define PAINT 0xC5
#define ALIVE 0x4357
#define TO_LOADER 0x5546

/* These outlive a reset, but not the loss of power. */
static uint16_t alive __attribute__((section(".noinit")));
static volatile uint16_t watchdogs __attribute__((section(".noinit")));
static uint16_t errand __attribute__((section(".noinit")));
static uint8_t flags __attribute__((section(".noinit")));

extern uint8_t _end;

/** Where the boot loader begins, in words, as the fuses have it. */
static uint16_t loader_at(void) {
  uint8_t size = boot_lock_fuse_bits_get(GET_HIGH_FUSE_BITS) >> 1 & 3;
  return 0x4000 - (0x800 >> size);
}

/** Paints the free RAM, so that what is used of it shows; before anything runs that has a stack. */
void paint(void) __attribute__((naked, used, section(".init3")));
void paint(void) {
  for (uint8_t *at = &_end; at <= (uint8_t *)SP; at++) *at = PAINT;
}

/** A watchdog that caused a reset goes on running, and must be stopped at once. */
void look_back(void) __attribute__((naked, used, section(".init3")));
void look_back(void) {
  flags = MCUSR;
  MCUSR = 0;
  wdt_disable();
  if (alive != ALIVE || (flags & _BV(PORF))) {
    alive = ALIVE;
    watchdogs = 0;
    errand = 0;
  }
  if (errand == TO_LOADER) {
    errand = 0;
    __asm__ volatile("ijmp" ::"z"(loader_at()));
  }
  if (flags & _BV(WDRF)) count16(&watchdogs);
}

enum start_cause start_cause(void) {
  if (flags & _BV(PORF)) return START_POWER;
  if (flags & _BV(WDRF)) return START_WATCHDOG;
  if (flags & _BV(BORF)) return START_LOW_SUPPLY;
  /* Some boot loaders clear these marks before they start us. */
  return flags & _BV(EXTRF) ? START_RESET_LINE : START_UNKNOWN;
}

uint16_t start_watchdogs(void) { return watchdogs; }

uint16_t start_unused_ram(void) {
  const uint8_t *at = &_end;
  while (*at == PAINT && at < (const uint8_t *)SP) at++;
  return at - &_end;
}

void start_boot_loader(void) {
  errand = TO_LOADER;
  cli();
  wdt_enable(WDTO_15MS);
  for (;;) {
  }
}
