#include "scan.h"

#include "clock.h"
#include "counting.h"
#include "debounce.h"

struct eight eights[MAX_REGISTERS];

/* Scans begin a millisecond apart; with 441 lights to send, and bytes coming, one lasts up to 3. The shortest debounce
 * is 5 ms. */
#define LATE_AFTER (3 * COUNTS_PER_MS)

/* Steps of a scan: 0 takes all switches in, 1 and up read a register each, the one behind the last looks at the end of
 * the chain, and the two behind that at the time. Where a register has changed, taking that in is a step more. */
static uint8_t at;
static uint8_t changed; /* in the register that was read last, and not yet taken in */
static uint16_t began, ended;
static uint16_t longest; /* counts of 4 microseconds */
static uint16_t missed;
static bool was_late;
static uint8_t filled_spares; /* inputs without a switch that read as filled, in this scan */
static bool broken;           /* in the last scan */
static bool was_broken;       /* in any */

/** All registers take in what their switches say; the first one is on its way. */
static inline void latch(void) {
  SPCR |= _BV(SPE); /* the clock rises to its rest and shifts, before anything is in the registers */
  SENSORS_PORT &= ~_BV(SENSORS_LOAD);
  began = TCNT1;
  SENSORS_PORT |= _BV(SENSORS_LOAD);
  SPDR = 0;
}

static inline void read(uint8_t i, bool is_last) {
  while (!(SPSR & _BV(SPIF))) {
  }
  uint8_t now = ~SPDR;
  if (is_last) {
    uint8_t squares = now & board.last_mask;
    filled_spares = now ^ squares;
    now = squares;
  } else {
    SPDR = 0;
  }
  changed = now ^ eights[i].reading;
}

static inline void take_in(struct eight *eight) {
  eight->reading ^= changed;
  debounce_disturb(eight, changed);
  changed = 0;
}

/** The data line is now what the far end of the chain was tied to. */
static inline void look_at_end(void) {
  broken = filled_spares || (PINB & _BV(SENSORS_DATA));
  if (broken) was_broken = true;
  SPCR &= ~_BV(SPE); /* until the next scan the clock pin is the light of the board */
}

static inline void look_at_duration(void) {
  uint16_t took = TCNT1 - began;
  if (took > longest) longest = took;
}

static inline void look_at_lateness(void) {
  uint16_t now = TCNT1;
  if ((uint16_t)(now - ended) > LATE_AFTER) {
    count16(&missed);
    was_late = true;
  }
  ended = now;
}

bool scan_step(void) {
  uint8_t step = at;
  if (changed) {
    take_in(&eights[step - 2]);
    return false;
  }
  at = step + 1;
  if (step == 0) {
    latch();
    return false;
  }
  uint8_t last = board.registers;
  if (step <= last) {
    read(step - 1, step == last);
    return false;
  }
  switch ((uint8_t)(step - last)) {
    case 1:
      look_at_end();
      return false;
    case 2:
      look_at_duration();
      return false;
    default:
      look_at_lateness();
      at = 0;
      return true;
  }
}

void scan_all(void) {
  while (!scan_step()) {
  }
}

void scan_complete(void) {
  if (at != 0) scan_all();
}

void scan_start(void) {
  SENSORS_PORT |= _BV(SENSORS_LOAD) | _BV(SENSORS_DATA);
  SENSORS_DDR |= _BV(SENSORS_LOAD) | _BV(SENSORS_SS) | _BV(SENSORS_CLOCK);
  /* 2 MHz, for long wires. The clock rests high, and a bit is taken at its falling edge: the registers shift at the
   * rising one, so the first bit is not lost. */
  SPCR = _BV(MSTR) | _BV(CPOL) | _BV(SPR0);
  SPSR = _BV(SPI2X);
  ended = TCNT1;
  scan_all();
}

bool scan_is_sound(void) { return !broken; }

bool scan_was_sound(void) {
  bool was_sound = !was_broken;
  was_broken = false;
  return was_sound;
}

uint16_t scan_longest(void) { return longest > UINT16_MAX / 4 ? UINT16_MAX : longest * 4; }
uint16_t scan_missed(void) { return missed; }

bool scan_was_late(void) {
  bool late = was_late;
  was_late = false;
  return late;
}
