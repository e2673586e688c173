#include "supply.h"

#include <avr/io.h>

#define EVERY_MS 250
#define REFERENCE_MV 1100UL
#define SURELY_LOW 4050
#define SURELY_HIGH 6050

static uint8_t waited;
static bool is_converting;
static uint16_t mv;

static void convert(void) {
  ADCSRA |= _BV(ADSC);
  is_converting = true;
}

void supply_start(void) {
  ADMUX = _BV(REFS0) | 14; /* the reference, measured by the supply */
  ADCSRA = _BV(ADEN) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
  /* The reference needs a moment after it is chosen: the first value is thrown away. */
  convert();
}

void supply_pass(uint8_t ms) {
  waited = ms < EVERY_MS - waited ? waited + ms : EVERY_MS;
  if (is_converting && !(ADCSRA & _BV(ADSC))) {
    static bool has_settled;
    uint16_t value = ADC;
    if (has_settled && value > 0) mv = REFERENCE_MV * 1024 / value;
    has_settled = true;
    is_converting = false;
  }
  if (waited < EVERY_MS || is_converting) return;
  waited = 0;
  convert();
}

uint16_t supply_mv(void) { return mv; }

bool supply_is_bad(void) { return mv != 0 && (mv < SURELY_LOW || mv > SURELY_HIGH); }
