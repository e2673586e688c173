#include "hearing.h"

#include <avr/pgmspace.h>
#include <stdbool.h>
#include <string.h>

#include "answers.h"
#include "board.h"
#include "clock.h"
#include "debounce.h"
#include "frame.h"
#include "host.h"
#include "lights.h"
#include "measuring.h"
#include "settings.h"
#include "start.h"
#include "uart.h"
#include "utf8.h"

#define SQUARE_LAST (MAX_SQUARES - 1)
#define KEPT_MOST 22
#define CALIBRATE_MOST 2
#define SOME_LIGHTS_MOST 192
#define SHOW_MOST 60
#define LIMIT_LEAST 20
#define LIMIT_MOST 5000
#define UPDATE_WORD 0x55465743 /* "CWFU" */

/** What became of a question. */
enum outcome { ANSWERED, DONE, BAD, UNABLE };

static bool is_newer(void) { return heard.payload[0] == PROTOCOL_MAJOR && heard.payload[1] > 0; }

static enum outcome hear_hello(void) {
  host_said_hello(heard.sequence, is_newer());
  say_info(heard.sequence);
  return ANSWERED;
}

static enum outcome hear_ask_snapshot(void) {
  host_asked_snapshot();
  say_snapshot(heard.sequence);
  return ANSWERED;
}

static enum outcome hear_ping(void) {
  if (heard.length >= 6) host_acknowledged(get16(heard.payload), get32(heard.payload + 2));
  say_heartbeat(heard.sequence);
  return ANSWERED;
}

static enum outcome hear_set_debounce(void) {
  uint16_t span = get16(heard.payload);
  if (span < DEBOUNCE_LEAST || span > DEBOUNCE_MOST) return BAD;
  debounce_set_span(span);
  return DONE;
}

/** Whether the payload has the codes of so many lights, from its byte `at` on. */
static bool has_codes(uint8_t at, uint16_t count) { return heard.length >= at + (count + 3) / 4; }

static enum outcome hear_set_lights(void) {
  uint16_t count = get16(heard.payload);
  if (count != board.squares || !has_codes(2, count)) return BAD;
  lights_set(0, count, heard.payload + 2);
  return DONE;
}

static enum outcome hear_set_some_lights(void) {
  uint16_t first = get16(heard.payload);
  uint8_t count = heard.payload[2];
  if (count < 1 || count > SOME_LIGHTS_MOST || !has_codes(3, count)) return BAD;
  if (first > SQUARE_LAST || first + count > board.squares) return BAD;
  lights_set(first, count, heard.payload + 3);
  return DONE;
}

/** A switch needs no calibration; but what could be none is named as that. */
static enum outcome hear_calibrate(void) { return heard.payload[0] > CALIBRATE_MOST ? BAD : UNABLE; }

static enum outcome hear_set_style(void) {
  struct light_style style;
  memcpy(&style, heard.payload, sizeof style);
  if (style.limit_ma < LIMIT_LEAST || style.limit_ma > LIMIT_MOST) return BAD;
  settings_set_style(&style);
  lights_restyle();
  return DONE;
}

static enum outcome hear_ask_kept(void) {
  uint8_t most = heard.payload[6];
  if (most < 1 || most > KEPT_MOST) return BAD;
  say_kept(heard.sequence, get16(heard.payload), get32(heard.payload + 2), most);
  return ANSWERED;
}

static enum outcome hear_ask_levels(void) {
  uint16_t first = get16(heard.payload);
  uint8_t most = heard.payload[2];
  if (first > SQUARE_LAST || most < 1 || most > LEVELS_MOST) return BAD;
  uint16_t there = first < board.squares ? board.squares - first : 0;
  measuring_begin_levels(heard.sequence, first, there < most ? there : most);
  return ANSWERED;
}

static enum outcome hear_ask_self_test(void) {
  measuring_begin_test(heard.sequence);
  return ANSWERED;
}

static enum outcome hear_set_name(void) {
  uint8_t length = heard.payload[0];
  if (length > NAME_MOST || heard.length < 1 + length || !utf8_is_text(heard.payload + 1, length)) return BAD;
  settings_set_name(heard.payload + 1, length);
  return DONE;
}

static enum outcome hear_ask_about(void) {
  say_about(heard.sequence);
  return ANSWERED;
}

static enum outcome hear_ask_counters(void) {
  say_counters(heard.sequence);
  return ANSWERED;
}

static enum outcome hear_show_yourself(void) {
  if (heard.payload[0] > SHOW_MOST) return BAD;
  lights_show_box(heard.payload[0]);
  return DONE;
}

static enum outcome hear_enter_update(void) {
  if (get32(heard.payload) != UPDATE_WORD) return BAD;
  say_acknowledge(heard.sequence);
  uart_flush();
  lights_end();
  start_boot_loader();
}

struct question {
  uint8_t least; /* bytes of payload */
  uint16_t feature; /* 0 where every box answers */
  enum outcome (*hear)(void);
};

static const struct question questions[ENTER_UPDATE] PROGMEM = {
    [HELLO - 1] = {2, 0, hear_hello},
    [ASK_SNAPSHOT - 1] = {0, 0, hear_ask_snapshot},
    [PING - 1] = {0, 0, hear_ping},
    [SET_DEBOUNCE - 1] = {2, FEATURE_DEBOUNCE, hear_set_debounce},
    [SET_LIGHTS - 1] = {2, FEATURE_LIGHTS, hear_set_lights},
    [ASK_KEPT - 1] = {7, FEATURE_KEPT, hear_ask_kept},
    [ASK_LEVELS - 1] = {3, FEATURE_LEVELS, hear_ask_levels},
    [ASK_SELF_TEST - 1] = {0, FEATURE_SELF_TEST, hear_ask_self_test},
    [CALIBRATE - 1] = {1, 0, hear_calibrate},
    [SET_STYLE - 1] = {12, FEATURE_STYLE, hear_set_style},
    [SET_SOME_LIGHTS - 1] = {3, FEATURE_LIGHTS, hear_set_some_lights},
    [SET_NAME - 1] = {1, FEATURE_NAME, hear_set_name},
    [ASK_ABOUT - 1] = {0, 0, hear_ask_about},
    [ASK_COUNTERS - 1] = {0, 0, hear_ask_counters},
    [SHOW_YOURSELF - 1] = {1, 0, hear_show_yourself},
    [ENTER_UPDATE - 1] = {4, FEATURE_UPDATE, hear_enter_update},
};

static void answer(void) {
  if (heard.type < HELLO || heard.type > ENTER_UPDATE) {
    return say_error(heard.sequence, ERROR_UNKNOWN_TYPE, heard.type);
  }
  struct question question;
  memcpy_P(&question, &questions[heard.type - 1], sizeof question);
  if (heard.length < question.least) return say_error(heard.sequence, ERROR_BAD_PAYLOAD, heard.type);
  if (question.feature & ~features()) return say_error(heard.sequence, ERROR_NOT_A_FEATURE, heard.type);
  enum outcome outcome = question.hear();
  if (outcome == DONE) say_acknowledge(heard.sequence);
  if (outcome == BAD) say_error(heard.sequence, ERROR_BAD_PAYLOAD, heard.type);
  if (outcome == UNABLE) say_error(heard.sequence, ERROR_NOT_A_FEATURE, heard.type);
}

static void hear(void) {
  /* A hello is answered in every version, so that two that cannot talk can say so. */
  bool is_hello = heard.type == HELLO && heard.length >= 2;
  if (heard.major != PROTOCOL_MAJOR && !is_hello) return;
  host_was_heard();
  /* What a box says has come back on a line that echoes; what has no number cannot be answered. */
  if (heard.type > LAST_OF_HOST || heard.sequence == NO_SEQUENCE) return;
  host_knows_info();
  answer();
}

/* At the wrong speed nothing is a good frame. A host that knows only the other one is found by changing over. */
#define FOLLOWS_AFTER 4
#define FOLLOWS_AFTER_MS 500

static uint8_t bad_in_a_row;

static void hear_bad(void) {
  static uint32_t first_ms;
  if (!host_is_asleep()) bad_in_a_row = 0;
  if (bad_in_a_row == 0) first_ms = clock_ms();
  if (bad_in_a_row < FOLLOWS_AFTER) bad_in_a_row++;
  if (bad_in_a_row < FOLLOWS_AFTER || clock_ms() - first_ms < FOLLOWS_AFTER_MS) return;
  bad_in_a_row = 0;
  uart_start(uart_speed() == SPEED_250000 ? SPEED_115200 : SPEED_250000);
}

void hearing_pass(void) {
  while (!frame_is_sending()) {
    int16_t byte = uart_read();
    if (byte < 0) return;
    enum piece piece = frame_feed(byte);
    if (piece == PIECE_GOOD) {
      bad_in_a_row = 0;
      hear();
    }
    if (piece == PIECE_BAD) hear_bad();
  }
}
