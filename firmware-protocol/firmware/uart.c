#include "uart.h"

#include <avr/interrupt.h>

#include "counting.h"

#define RING 64

static enum line_speed line_speed;
static volatile uint8_t ring[RING];
static volatile uint8_t ring_in, ring_out; /* bytes put in and taken out, mod 256 */
static volatile uint16_t lost, wrong_stops;
static const uint8_t *volatile sending;
static volatile uint8_t sending_left;

void uart_start(enum line_speed speed) {
  line_speed = speed;
  UCSR0B = 0;
  UCSR0A = _BV(U2X0);
  /* 16 MHz / 8 / (7 + 1) is 250,000 exactly; (16 + 1) gives 117,647, 2.1 % above 115,200. */
  UBRR0 = speed == SPEED_250000 ? 7 : 16;
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

enum line_speed uart_speed(void) { return line_speed; }

static inline __attribute__((always_inline)) void take(void) {
  uint8_t status = UCSR0A;
  uint8_t byte = UDR0;
  if (status & _BV(FE0)) count16(&wrong_stops);
  if (status & _BV(DOR0)) count16(&lost);
  uint8_t in = ring_in;
  if ((uint8_t)(in - ring_out) < RING) {
    ring[in % RING] = byte;
    ring_in = in + 1;
  } else {
    count16(&lost);
  }
}

ISR(USART_RX_vect) { take(); }

void uart_collect(void) { take(); }

bool uart_has_bytes(void) { return ring_in != ring_out; }

int16_t uart_read(void) {
  uint8_t out = ring_out;
  if (ring_in == out) return -1;
  uint8_t byte = ring[out % RING];
  ring_out = out + 1;
  return byte;
}

ISR(USART_UDRE_vect) {
  UDR0 = *sending++;
  if (--sending_left == 0) UCSR0B &= ~_BV(UDRIE0);
}

void uart_send(const uint8_t *bytes, uint8_t length) {
  sending = bytes;
  sending_left = length;
  UCSR0A = _BV(U2X0) | _BV(TXC0); /* a one clears the mark of the last frame's end */
  UCSR0B |= _BV(UDRIE0);
}

bool uart_is_sending(void) { return sending_left > 0; }

void uart_flush(void) {
  while (uart_is_sending() || !(UCSR0A & _BV(TXC0))) {
  }
}

static uint16_t read16(const volatile uint16_t *counter) {
  cli();
  uint16_t value = *counter;
  sei();
  return value;
}

uint16_t uart_lost(void) { return read16(&lost); }
uint16_t uart_wrong_stops(void) { return read16(&wrong_stops); }
