#pragma once
#include <avr/io.h>
#include <stdbool.h>
#include <stdint.h>

/* The serial line. Bytes arrive in a ring of 64 by interrupt, and one frame at a time goes out by interrupt. */

enum line_speed { SPEED_115200, SPEED_250000 };

void uart_start(enum line_speed speed);
enum line_speed uart_speed(void);

/* For whoever holds interrupts longer than a byte lasts: whether one has come, and taking it into the ring. */
static inline bool uart_has_come(void) { return UCSR0A & _BV(RXC0); }
void uart_collect(void);

/** Next byte that came, or -1. */
int16_t uart_read(void);
bool uart_has_bytes(void);

/** Sends `length` bytes from `bytes`, which must stay until uart_is_sending is false. */
void uart_send(const uint8_t *bytes, uint8_t length);
bool uart_is_sending(void);

/** Waits until the last bit is on the line. */
void uart_flush(void);

/** Bytes lost because nobody took them in time, and bytes with a wrong stop bit, since the start. */
uint16_t uart_lost(void);
uint16_t uart_wrong_stops(void);
