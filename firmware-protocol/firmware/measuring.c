#include "measuring.h"

#include <string.h>

#include "board.h"
#include "debounce.h"
#include "frame.h"
#include "messages.h"
#include "scan.h"
#include "settings.h"
#include "start.h"
#include "supply.h"

/* 17 readings, each a fifteenth more of 255. */
#define READINGS 17
#define LEVEL_OF_ONE (255 / READINGS)
#define TEST_SCANS 22
#define LEAST_UNUSED_RAM 32

enum state { IDLE, RUNNING, FOUND };

static struct {
  enum state state;
  uint16_t answers;
  uint16_t first;
  uint8_t count;
  uint8_t left;
  uint8_t filled[LEVELS_MOST];
} levels;

static struct {
  enum state state;
  uint16_t answers;
  uint8_t left;
  uint8_t restless[MAX_REGISTERS]; /* has read something else than what it is held to be */
} test;

void measuring_begin_levels(uint16_t answers, uint16_t first, uint8_t count) {
  memset(&levels, 0, sizeof levels);
  levels.state = RUNNING;
  levels.answers = answers;
  levels.first = first;
  levels.count = count;
  levels.left = READINGS;
}

void measuring_begin_test(uint16_t answers) {
  memset(&test, 0, sizeof test);
  scan_was_sound();
  test.state = RUNNING;
  test.answers = answers;
  test.left = TEST_SCANS;
}

static void add_reading(void) {
  for (uint8_t n = 0; n < levels.count; n++) {
    uint16_t square = levels.first + n;
    if (eights[square / 8].reading & _BV(square % 8)) levels.filled[n] += LEVEL_OF_ONE;
  }
}

static void note_restless(void) {
  for (uint8_t i = 0; i < board.registers; i++) test.restless[i] |= eights[i].reading ^ squares[i];
}

void measuring_pass(void) {
  if (levels.state == RUNNING) {
    add_reading();
    if (--levels.left == 0) levels.state = FOUND;
  }
  if (test.state == RUNNING) {
    note_restless();
    if (--test.left == 0) test.state = FOUND;
  }
}

bool measuring_is_busy(void) { return levels.state != IDLE || test.state != IDLE; }

static void tell_levels(void) {
  levels.state = IDLE;
  frame_begin(TELL_LEVELS);
  put16(levels.answers);
  put16(levels.first);
  put8(levels.count);
  put_bytes(levels.filled, levels.count);
  frame_send();
}

static bool is_any_restless(void) {
  for (uint8_t i = 0; i < board.registers; i++) {
    if (test.restless[i]) return true;
  }
  return false;
}

static uint16_t failed(void) {
  uint16_t failed = 0;
  if (!scan_was_sound()) failed |= _BV(0);
  if (is_any_restless()) failed |= _BV(1);
  if (settings_were_bad()) failed |= _BV(2);
  if (supply_is_bad()) failed |= _BV(3);
  if (start_unused_ram() < LEAST_UNUSED_RAM) failed |= _BV(4);
  if (scan_was_late()) failed |= _BV(6);
  return failed;
}

static void tell_test(void) {
  test.state = IDLE;
  frame_begin(TELL_SELF_TEST);
  put16(test.answers);
  put16(failed());
  put16(supply_mv());
  put16(scan_longest());
  put16(start_unused_ram());
  put8(start_cause());
  put8(board.rows);
  put8(board.columns);
  put_bytes(test.restless, board.registers);
  frame_send();
}

void measuring_tell(void) {
  if (levels.state == FOUND) return tell_levels();
  if (test.state == FOUND) tell_test();
}
