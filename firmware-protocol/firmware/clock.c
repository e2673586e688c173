#include "clock.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

static uint16_t passed; /* Timer 1 at the last whole millisecond */
static uint32_t now;

void clock_start(void) {
  TCCR1B = _BV(CS11) | _BV(CS10);
  TIMSK1 = _BV(OCIE1A);
  set_sleep_mode(SLEEP_MODE_IDLE);
}

EMPTY_INTERRUPT(TIMER1_COMPA_vect) /* it only wakes */

uint8_t clock_pass(void) {
  uint8_t ms = 0;
  while ((uint16_t)(TCNT1 - passed) >= COUNTS_PER_MS) {
    passed += COUNTS_PER_MS;
    ms++;
  }
  now += ms;
  return ms;
}

uint32_t clock_ms(void) { return now; }

void clock_sleep(void) {
  cli();
  OCR1A = passed + COUNTS_PER_MS;
  /* A match from here on is remembered and ends the sleep at once; an earlier one is seen by this look. */
  if ((uint16_t)(TCNT1 - passed) < COUNTS_PER_MS) {
    sleep_enable();
    sei();
    sleep_cpu();
    sleep_disable();
  }
  sei();
}
