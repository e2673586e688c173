#include <avr/interrupt.h>
#include <avr/wdt.h>

#include "clock.h"
#include "debounce.h"
#include "frame.h"
#include "hearing.h"
#include "host.h"
#include "journal.h"
#include "lights.h"
#include "measuring.h"
#include "scan.h"
#include "settings.h"
#include "supply.h"
#include "uart.h"

/* One loop, in which nothing waits. Each pass does what is due and sleeps until an interrupt, at the latest until the
 * next millisecond. */

static void start(void) {
  settings_start();
  wdt_enable(WDTO_250MS);
  clock_start();
  supply_start();
  journal_start(settings_next_boot());
  scan_start();
  debounce_start();
  lights_start();
  uart_start(settings_speed());
  sei();
}

static void pass_time(uint8_t ms) {
  scan_all();
  debounce_pass(ms);
  measuring_pass();
  supply_pass(ms);
  lights_pass(ms);
}

/** The lights take the longest: they wait until nobody waits for an answer. Half a frame does not hold them up, or a byte
 * of noise could do so for ever. */
static bool is_quiet(void) { return !frame_is_sending() && !uart_has_bytes() && !measuring_is_busy(); }

static void pass(void) {
  wdt_reset();
  uint8_t ms = clock_pass();
  if (ms > 0) pass_time(ms);
  if (!frame_is_sending()) hearing_pass();
  if (!frame_is_sending()) measuring_tell();
  if (!frame_is_sending()) host_tell();
  if (lights_are_due() && is_quiet()) lights_send();
  settings_pass();
  clock_sleep();
}

int main(void) {
  start();
  for (;;) pass();
}
