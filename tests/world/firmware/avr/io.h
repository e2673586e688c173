#pragma once
#include <stdint.h>

/* The registers of the ATmega328P that the firmware uses. Most are plain memory here. What changes by itself on the chip
 * is asked for by a function at every look. */

#define _BV(bit) (1 << (bit))

extern uint8_t PORTB, DDRB, PINB, PORTD, DDRD;
enum { PB1 = 1, PB2 = 2, PB4 = 4, PB5 = 5, PD6 = 6 };

/* The SPI port, which reads the switches. */
extern uint8_t SPCR, SPDR;
uint8_t *spi_status(void);
#define SPSR (*spi_status())
enum { SPR0 = 0, CPOL = 3, MSTR = 4, SPE = 6, SPI2X = 0, SPIF = 7 };

/* The serial port. */
extern uint8_t UCSR0A, UCSR0B, UCSR0C, UDR0;
extern uint16_t UBRR0;
enum { U2X0 = 1, DOR0 = 3, FE0 = 4, TXC0 = 6, RXC0 = 7 };
enum { TXEN0 = 3, RXEN0 = 4, UDRIE0 = 5, RXCIE0 = 7, UCSZ00 = 1, UCSZ01 = 2 };

/* The converter. */
extern uint8_t ADMUX;
uint8_t *converter_status(void);
uint16_t converted(void);
#define ADCSRA (*converter_status())
#define ADC (converted())
enum { ADPS0 = 0, ADPS1 = 1, ADPS2 = 2, ADSC = 6, ADEN = 7, REFS0 = 6, REFS1 = 7 };

/* Timer 1, which stands still during a pass. */
extern uint16_t TCNT1;
