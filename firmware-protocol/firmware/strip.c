#include "strip.h"

#include <avr/interrupt.h>

#include "lights.h"
#include "scan.h"
#include "uart.h"

/** 20 cycles a bit: high for 6 (375 ns) where it is 0, for 13 (812 ns) where it is 1. */
static inline __attribute__((always_inline)) void send_byte(uint8_t byte, uint8_t high, uint8_t low) {
  uint8_t bits = 8;
  __asm__ volatile(
      "1: out %[port], %[high] \n"
      "   rjmp .+0             \n"
      "   rjmp .+0             \n"
      "   sbrs %[byte], 7      \n"
      "   out %[port], %[low]  \n" /* after 6 cycles */
      "   lsl %[byte]          \n"
      "   rjmp .+0             \n"
      "   rjmp .+0             \n"
      "   nop                  \n"
      "   out %[port], %[low]  \n" /* after 13 cycles */
      "   rjmp .+0             \n"
      "   nop                  \n"
      "   dec %[bits]          \n"
      "   brne 1b              \n"
      : [byte] "+r"(byte), [bits] "+r"(bits)
      : [port] "I"(_SFR_IO_ADDR(LIGHTS_PORT)), [high] "r"(high), [low] "r"(low));
}

/** What else is to be done between two bytes: one thing, since the line must not rest for long. */
static inline __attribute__((always_inline)) void go_on(void) {
  if (uart_has_come()) {
    uart_collect();
  } else {
    scan_step();
  }
}

static inline __attribute__((always_inline)) void send_light(const uint8_t *colour, uint8_t high, uint8_t low) {
  send_byte(colour[0], high, low);
  go_on();
  send_byte(colour[1], high, low);
  go_on();
  send_byte(colour[2], high, low);
}

/* A scan that is under way at the end is finished, so that the next one begins with its first register. */

void strip_send(const uint8_t *codes, const uint8_t colours[4][3], bool is_on) {
  uint8_t hidden = is_on ? 0xFF : LIGHT_BLINKING;
  cli();
  uint8_t high = LIGHTS_PORT | _BV(LIGHTS_DATA);
  uint8_t low = LIGHTS_PORT & ~_BV(LIGHTS_DATA);
  uint8_t four = 0;
  for (uint16_t n = 0; n < board.squares; n++) {
    four = n % 4 == 0 ? *codes++ : four >> 2;
    uint8_t code = four & 3;
    if (code == hidden) code = LIGHT_DARK;
    send_light(colours[code], high, low);
  }
  sei();
  scan_complete();
}

void strip_send_all(const uint8_t colour[3]) {
  cli();
  uint8_t high = LIGHTS_PORT | _BV(LIGHTS_DATA);
  uint8_t low = LIGHTS_PORT & ~_BV(LIGHTS_DATA);
  for (uint16_t n = 0; n < board.squares; n++) send_light(colour, high, low);
  sei();
  scan_complete();
}
