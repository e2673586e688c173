#include "debounce.h"

#include <string.h>

#include "journal.h"
#include "scan.h"

/* 441 changes at once would take longer than a scan may wait. */
#define CHANGES_AT_ONCE 16
#define COUNTS_IN_SPAN 6

uint8_t squares[MAX_REGISTERS];

static uint16_t span = 20;
static uint16_t due; /* counts up by COUNTS_IN_SPAN each millisecond; at `span` the counters are counted */
static uint8_t at;   /* the register to count next; 0 when none is waiting */

void debounce_start(void) {
  for (uint8_t i = 0; i < board.registers; i++) {
    squares[i] = eights[i].reading;
    memset(eights[i].held, 0xFF, sizeof eights[i].held);
  }
}

uint16_t debounce_span(void) { return span; }

void debounce_set_span(uint16_t ms) { span = ms; }

/** Counts eight squares. Gives those that are full and not yet what is told. */
static inline uint8_t count(uint8_t i) {
  uint8_t *held = eights[i].held;
  uint8_t a = held[0], b = held[1], c = held[2];
  uint8_t carry = ~(a & b & c);
  held[0] = a ^ carry;
  carry &= a;
  held[1] = b ^ carry;
  carry &= b;
  held[2] = c ^ carry;
  return held[0] & held[1] & held[2] & (eights[i].reading ^ squares[i]);
}

static uint8_t change(uint8_t i, uint8_t changed) {
  uint8_t changes = 0;
  squares[i] ^= changed;
  for (uint8_t bit = 0; bit < 8; bit++) {
    if (!(changed & _BV(bit))) continue;
    journal_add(8 * (uint16_t)i + bit, squares[i] & _BV(bit));
    changes++;
  }
  return changes;
}

/** Goes on from `at`; to the end, or until there are enough changes for now. */
static void count_on(void) {
  uint8_t changes = 0;
  while (changes < CHANGES_AT_ONCE) {
    uint8_t changed = count(at);
    if (changed) changes += change(at, changed);
    if (++at == board.registers) {
      at = 0;
      return;
    }
  }
}

void debounce_pass(uint8_t ms) {
  due += COUNTS_IN_SPAN * (uint16_t)ms;
  if (at != 0) return count_on();
  if (due < span || !scan_is_sound()) return;
  /* Not faster than the scans, however much time has passed. */
  due = due - span < span ? due - span : 0;
  count_on();
}
