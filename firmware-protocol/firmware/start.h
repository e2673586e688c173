#pragma once
#include <stdint.h>

/* How this start came about, and how the next one is brought about. */

enum start_cause { START_UNKNOWN, START_POWER, START_RESET_LINE, START_WATCHDOG, START_LOW_SUPPLY };

enum start_cause start_cause(void);

/** Starts by the watchdog since the power came. */
uint16_t start_watchdogs(void);

/** Bytes of RAM that neither variables nor the stack have used since the start. */
uint16_t start_unused_ram(void);

/** Starts the boot loader, through a reset, so that it finds the chip as it likes it. Does not return. */
void start_boot_loader(void) __attribute__((noreturn));
