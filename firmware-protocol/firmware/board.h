#pragma once
#include <avr/io.h>
#include <stdbool.h>
#include <stdint.h>

/* The board: an Arduino Nano or Uno (ATmega328P, 16 MHz, 5 V), and what is wired to it. */

/* Sensors: a chain of 74HC165, read by the SPI port. Input D0 of register r is square 8r, and a switch closes to
 * ground, so a low input is a cube. Inputs of the last register without a switch go to 5 V. The serial input of the
 * last register goes to ground: the data line has a pull-up, so a broken chain gives ones where ground is expected. */
#define SENSORS_PORT PORTB
#define SENSORS_DDR DDRB
#define SENSORS_LOAD PB1 /* D9: SH/LD of all registers */
#define SENSORS_SS PB2   /* D10: not wired; as an output it keeps the SPI port a master */
#define SENSORS_DATA PB4 /* D12: QH of the first register */
#define SENSORS_CLOCK PB5 /* D13: CLK of all registers; the board's own light shines when it is high */

/* Lights: a chain of WS2812 in the order of the squares. */
#define LIGHTS_PORT PORTD
#define LIGHTS_DDR DDRD
#define LIGHTS_DATA PD6 /* D6 */

#define MAX_SIDE 21
#define MAX_SQUARES (MAX_SIDE * MAX_SIDE)
#define MAX_REGISTERS ((MAX_SQUARES + 7) / 8)

/** What the maker built, as settings.h reads it at the start. It does not change after that. */
struct board {
  uint8_t rows;
  uint8_t columns;
  uint16_t squares;
  uint8_t registers; /* bytes of a bitmap of all squares, and 74HC165 in the chain */
  uint8_t last_mask; /* bits of the last register that are squares */
  bool has_lights;
};
extern struct board board;
