#include "noise.h"

#include <avr/io.h>

#include "crc.h"

#define TEMPERATURE (_BV(REFS1) | _BV(REFS0) | 8)
#define OPEN_PIN (_BV(REFS0) | 7)

static uint8_t convert(uint8_t input) {
  ADMUX = input;
  ADCSRA = _BV(ADEN) | _BV(ADSC) | _BV(ADPS2) | _BV(ADPS1) | _BV(ADPS0);
  while (ADCSRA & _BV(ADSC)) {
  }
  return ADC;
}

uint32_t noise_draw(void) {
  static uint32_t crc = CRC_START;
  for (uint8_t n = 0; n < 64; n++) {
    crc = crc_add(crc, convert(TEMPERATURE));
    crc = crc_add(crc, convert(OPEN_PIN));
  }
  return crc;
}
