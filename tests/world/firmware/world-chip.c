#include <stdbool.h>
#include <stdint.h>

/* The firmware's own files, as they are, on a chip of the seeded world. Only what is written in the chip's own language
 * or waits for its hardware is put in their place here: the clock, the lights and how a start came about. */

#define main endless
#include "main.c"
#undef main

/* Waiting would last for ever, since bytes go out between two passes. */
#define uart_flush uart_wait
#include "uart.c"
#undef uart_flush

#include "start.h"
#include "strip.h"

#define EXPORT(name) __attribute__((export_name(name)))

uint8_t PORTB, DDRB, PINB, PORTD, DDRD, SPCR, SPDR, UCSR0A, UCSR0B, UCSR0C, UDR0, ADMUX;
uint16_t UBRR0, TCNT1;
uint8_t eeprom[1024];

/** What lies on the switches, a bit each, as on the wires: a one is a cube. */
static uint8_t switches[MAX_REGISTERS];
static uint8_t sent[96];
static uint8_t sent_length;

/** Whoever looks whether the next register is here finds it here. */
uint8_t *spi_status(void) {
  static uint8_t status, at;
  if (SPCR & _BV(SPE)) {
    SPDR = ~switches[at];
    if (++at == board.registers) at = 0;
  }
  status |= _BV(SPIF);
  return &status;
}

/** Whoever looks whether a conversion has ended finds it ended. */
uint8_t *converter_status(void) {
  static uint8_t status;
  status &= ~_BV(ADSC);
  return &status;
}

static uint32_t noise;

/** The reference of 1.1 V as a part of a supply of 5 V; anything else is noise. */
uint16_t converted(void) {
  if (ADMUX == (_BV(REFS0) | 14)) return 1100 * 1024 / 5000;
  noise = noise * 1664525 + 1013904223;
  return 300 + (noise >> 28);
}

static uint8_t due;
static uint32_t now;

void clock_start(void) {}
uint32_t clock_ms(void) { return now; }
void clock_sleep(void) {}

/** Scans are a millisecond apart, however much time a pass takes in. */
uint8_t clock_pass(void) {
  uint8_t ms = due;
  due = 0;
  now += ms;
  if (ms > 0) TCNT1 += COUNTS_PER_MS;
  return ms;
}

/* Nobody sees the lights. On the chip, a scan that has begun goes on between them. */
void strip_send(const uint8_t *codes, const uint8_t colours[4][3], bool is_on) { scan_complete(); }
void strip_send_all(const uint8_t colour[3]) { scan_complete(); }

enum start_cause start_cause(void) { return START_POWER; }
uint16_t start_watchdogs(void) { return 0; }
uint16_t start_unused_ram(void) { return 128; }

/** Leaves the pass it is called in. */
__attribute__((import_module("world"), import_name("reset"), noreturn)) void reset(void);
void start_boot_loader(void) { reset(); }

static void send_bytes(void) {
  while (UCSR0B & _BV(UDRIE0)) {
    USART_UDRE_vect();
    sent[sent_length++] = UDR0;
  }
}

void uart_flush(void) { send_bytes(); }

EXPORT("switches") uint8_t *switches_at(void) { return switches; }
EXPORT("eeprom") uint8_t *eeprom_begin(void) { return eeprom; }
EXPORT("sent") uint8_t *sent_at(void) { return sent; }

EXPORT("start") void power_comes(uint32_t seed) {
  noise = seed;
  start();
}

/** A byte has come. */
EXPORT("hear") void byte_comes(uint8_t byte) {
  UDR0 = byte;
  USART_RX_vect();
}

/** One pass of the main loop, after so many milliseconds. Gives how many bytes it has sent, at most one frame. */
EXPORT("pass") uint8_t one_pass(uint8_t ms) {
  sent_length = 0;
  due = ms;
  pass();
  send_bytes();
  return sent_length;
}

EXPORT("span") uint16_t span_is(void) { return debounce_span(); }
EXPORT("isMeasuring") bool is_measuring(void) { return measuring_is_busy(); }
EXPORT("isAsleep") bool is_asleep(void) { return host_is_asleep(); }
