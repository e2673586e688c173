/*
 * The box on the chip of simavr: `simavr-box IMAGE.hex SQUARES` wires the firmware to switches, lights and a serial line, as
 * firmware-protocol/virtual-box does around avr8js, and shares nothing with it. simavr is under the GPL, so this stays a
 * program of the tests. It reads what happens from its standard input, a line each, in the order of the cycles of the
 * chip:
 *
 *   CYCLE send HEX       the host sends these bytes one behind the other, at 250,000 bits a second
 *   CYCLE square N 0|1   somebody lifts a cube, or puts it back
 *   CYCLE reset          somebody presses the reset button
 *   CYCLE lights         asks what the lights show
 *   CYCLE end
 *
 * and writes `CYCLE sent HEX` for each byte of the chip, and `CYCLE lights HEX...`, green, red and blue of each light.
 */
#include <simavr/avr_extint.h>
#include <simavr/avr_ioport.h>
#include <simavr/avr_spi.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_hex.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HZ 16000000
#define CYCLES_IN_BYTE (10 * HZ / 250000)
#define MOST_SQUARES (21 * 21)
#define MOST_LINE 4096

/* The marks of the last reset, and what they say. */
#define MCUSR_AT 0x54
#define POWER_CAME 0x01
#define RESET_LINE 0x02

enum { LOAD = 1, SENSORS = 4, LIGHTS = 6 };

static avr_t *avr;
static int squares;

static void fail(const char *what) {
  fprintf(stderr, "simavr-box: %s\n", what);
  exit(1);
}

/* Switches: the chain of 74HC165 takes them in while its load pin rises, and the far end of it is tied to ground. */

static bool is_full[MOST_SQUARES];
static bool taken[MOST_SQUARES + 7]; /* levels in the order in which they come out */
static int shifted;

static int size_of_chain(void) { return (squares + 7) / 8 * 8; }

static bool output(void) { return shifted < size_of_chain() && taken[shifted]; }

/** The pin has a pull-up, which simavr would go back to at each change of its port. */
static void show_output(void) {
  avr_ioport_external_t pin = {.name = 'B', .mask = 1 << SENSORS, .value = output() << SENSORS};
  avr_ioctl(avr, AVR_IOCTL_IOPORT_SET_EXTERNAL('B'), &pin);
  avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), SENSORS), output());
}

static void load_changed(struct avr_irq_t *irq, uint32_t level, void *unused) {
  (void)unused;
  if (irq->value || !level) return;
  for (int place = 0; place < size_of_chain(); place++) {
    int square = place - place % 8 + 7 - place % 8;
    taken[place] = !(square < squares && is_full[square]);
  }
  shifted = 0;
  show_output();
}

/* simavr lets each byte of the SPI port take 100 microseconds, whatever its clock. Ours comes before that, at 2 MHz. */
#define SPDR_AT 0x4e
#define CYCLES_IN_EIGHT_CLOCKS 64

static avr_cycle_count_t eight_clocks(avr_t *chip, avr_cycle_count_t when, void *unused) {
  (void)when, (void)unused;
  uint8_t byte = 0;
  for (int bit = 0; bit < 8; bit++, shifted++) byte = byte << 1 | output();
  avr_raise_irq(avr_io_getirq(chip, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT), byte);
  show_output();
  return 0;
}

static void clocks_begin(struct avr_irq_t *irq, uint32_t value, void *unused) {
  (void)irq, (void)value, (void)unused;
  avr_cycle_timer_register(avr, CYCLES_IN_EIGHT_CLOCKS, eight_clocks, NULL);
}

/* Lights: a chain of WS2812. A long pulse is a 1; 50 microseconds of rest end what is sent. */

#define LONG_PULSE 10
#define REST (HZ / 20000)

static uint8_t bits[MOST_SQUARES * 24];
static int bits_come;
static uint8_t shown[MOST_SQUARES * 3];
static avr_cycle_count_t rose, fell;

static void end_of_lights(void) {
  for (int byte = 0; byte < bits_come / 8; byte++) {
    shown[byte] = 0;
    for (int bit = 0; bit < 8; bit++) shown[byte] = shown[byte] << 1 | bits[byte * 8 + bit];
  }
  bits_come = 0;
}

static void lights_changed(struct avr_irq_t *irq, uint32_t level, void *unused) {
  (void)unused;
  if (irq->value == level) return;
  if (level) {
    if (avr->cycle - fell >= REST) end_of_lights();
    rose = avr->cycle;
    return;
  }
  fell = avr->cycle;
  if (bits_come < squares * 24) bits[bits_come++] = avr->cycle - rose >= LONG_PULSE;
}

static void say_lights(void) {
  if (avr->cycle - fell >= REST) end_of_lights();
  printf("%llu lights ", (unsigned long long)avr->cycle);
  for (int byte = 0; byte < squares * 3; byte++) printf("%02x", shown[byte]);
  putchar('\n');
}

/* The line. simavr hands a byte over when its first bit would come, and takes one the same way. */

static uint8_t on_way[MOST_LINE];
static int on_way_from, on_way_to;

static void chip_sends(struct avr_irq_t *irq, uint32_t byte, void *unused) {
  (void)irq, (void)unused;
  printf("%llu sent %02x\n", (unsigned long long)avr->cycle + CYCLES_IN_BYTE, (unsigned)byte & 0xff);
}

static avr_cycle_count_t host_sends(avr_t *chip, avr_cycle_count_t when, void *unused) {
  (void)unused;
  if (on_way_from == on_way_to) {
    on_way_from = on_way_to = 0;
    return 0;
  }
  avr_raise_irq(avr_io_getirq(chip, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT), on_way[on_way_from++]);
  return when + CYCLES_IN_BYTE;
}

static void host_writes(const char *hex) {
  bool is_idle = on_way_from == on_way_to;
  for (unsigned byte; sscanf(hex, "%2x", &byte) == 1; hex += 2) {
    if (on_way_to == MOST_LINE) fail("too much at once");
    on_way[on_way_to++] = byte;
  }
  if (is_idle) avr_cycle_timer_register(avr, 1, host_sends, NULL);
}

/* The chip. */

static void no_pause(avr_t *chip, avr_cycle_count_t cycles) { (void)chip, (void)cycles; }

static avr_cycle_count_t alarm_at(avr_t *chip, avr_cycle_count_t when, void *unused) {
  (void)chip, (void)when, (void)unused;
  return 0;
}

static void on(avr_irq_t *what, avr_irq_notify_t notify) { avr_irq_register_notify(what, notify, NULL); }

static void build(const char *image) {
  avr = avr_make_mcu_by_name("atmega328p");
  if (!avr) fail("simavr knows no ATmega328P");
  avr_init(avr);
  avr->frequency = HZ;
  avr->vcc = avr->avcc = avr->aref = 5000;
  avr->sleep = no_pause;
  uint32_t size, start;
  uint8_t *code = read_ihex_file(image, &size, &start);
  if (!code) fail("the image cannot be read");
  avr_loadcode(avr, code, size, start);
  avr->codeend = start + size;
  /* Else each of these pins, which rest low, would ask for an interrupt in every cycle. */
  for (uint8_t pin = 0; pin < 2; pin++) avr_extint_set_strict_lvl_trig(avr, pin, 0);
  uint32_t none = 0;
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &none);
  on(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), chip_sends);
  on(avr_iomem_getirq(avr, SPDR_AT, "spdr", AVR_IOMEM_IRQ_ALL), clocks_begin);
  on(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), LOAD), load_changed);
  on(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('D'), LIGHTS), lights_changed);
  avr->data[MCUSR_AT] = POWER_CAME;
}

static void press_reset(void) {
  avr_reset(avr);
  avr->data[MCUSR_AT] = RESET_LINE;
  on_way_from = on_way_to = 0;
}

static void run_until(avr_cycle_count_t cycle) {
  if (avr->cycle >= cycle) return;
  avr_cycle_timer_register(avr, cycle - avr->cycle, alarm_at, NULL);
  while (avr->cycle < cycle) {
    int state = avr_run(avr);
    if (state == cpu_Done || state == cpu_Crashed) fail("the program has ended");
  }
  avr_cycle_timer_cancel(avr, alarm_at, NULL);
}

int main(int count, char **arguments) {
  if (count != 3) fail("simavr-box IMAGE.hex SQUARES");
  squares = atoi(arguments[2]);
  if (squares < 1 || squares > MOST_SQUARES) fail("1 to 441 squares");
  memset(is_full, true, sizeof is_full);
  build(arguments[1]);
  char line[MOST_LINE];
  while (fgets(line, sizeof line, stdin)) {
    unsigned long long cycle;
    char what[16] = "", rest[MOST_LINE] = "";
    int square, full;
    if (sscanf(line, "%llu %15s %4095[^\n]", &cycle, what, rest) < 2) fail(line);
    run_until(cycle);
    if (!strcmp(what, "send")) {
      host_writes(rest);
    } else if (!strcmp(what, "square") && sscanf(rest, "%d %d", &square, &full) == 2 && square >= 0 && square < squares) {
      is_full[square] = full;
    } else if (!strcmp(what, "reset")) {
      press_reset();
    } else if (!strcmp(what, "lights")) {
      say_lights();
    } else if (!strcmp(what, "end")) {
      return 0;
    } else {
      fail(line);
    }
  }
  fail("the story has no end");
}
