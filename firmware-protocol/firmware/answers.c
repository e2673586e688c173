#include "answers.h"

#include "board.h"
#include "clock.h"
#include "crc.h"
#include "debounce.h"
#include "frame.h"
#include "journal.h"
#include "scan.h"
#include "settings.h"
#include "start.h"
#include "uart.h"

#define FIRMWARE_VERSION {1, 1, 0}
#define BOTH_SPEEDS (1 << SPEED_115200 | 1 << SPEED_250000)

uint16_t features(void) {
  uint16_t lit = board.has_lights ? FEATURE_LIGHTS | FEATURE_STYLE : 0;
  return lit | FEATURE_DEBOUNCE | FEATURE_KEPT | FEATURE_LEVELS | FEATURE_SELF_TEST | FEATURE_NAME | FEATURE_UPDATE;
}

static uint32_t hash(void) { return crc_of(squares, board.registers); }

static void begin_answer(uint8_t type, uint16_t answers) {
  frame_begin(type);
  put16(answers);
}

void say_info(uint16_t answers) {
  static const uint8_t version[3] = FIRMWARE_VERSION;
  const uint8_t *serial;
  uint8_t length = settings_serial(&serial);
  begin_answer(TELL_INFO, answers);
  put8(PROTOCOL_MAJOR);
  put8(PROTOCOL_MINOR);
  put_bytes(version, sizeof version);
  put8(board.rows);
  put8(board.columns);
  put32(features());
  put16(journal_boot());
  put16(debounce_span());
  put16(KEPT);
  put8(length);
  put_bytes(serial, length);
  frame_send();
}

void say_snapshot(uint16_t answers) {
  begin_answer(TELL_SNAPSHOT, answers);
  put16(journal_boot());
  put32(journal_event());
  put32(clock_ms());
  put8(board.rows);
  put8(board.columns);
  put_bytes(squares, board.registers);
  frame_send();
}

void say_square(uint32_t event) {
  struct change change = journal_at(event);
  frame_begin(TELL_SQUARE);
  put16(journal_boot());
  put32(event);
  put32(journal_last_ms() - (journal_ticks_after(event, UINT32_MAX) << 4));
  put16(change.square);
  put8(change.is_filled);
  frame_send();
}

void say_beat(uint8_t count) {
  uint32_t event = journal_event();
  uint32_t since_last = (tick_of(clock_ms()) - tick_of(journal_last_ms())) & 0x0FFFFFFF;
  frame_begin(TELL_BEAT);
  put16(journal_boot());
  put32(event);
  put32(clock_ms());
  put16(hash());
  put8(count);
  while (count-- > 0) {
    struct change change = journal_at(event - count);
    uint32_t age = since_last + journal_ticks_after(event - count, TICKS_MOST);
    change.ticks = age < TICKS_MOST ? age : TICKS_MOST;
    put24(journal_pack(change));
  }
  frame_send();
}

void say_heartbeat(uint16_t answers) {
  begin_answer(TELL_HEARTBEAT, answers);
  put16(journal_boot());
  put32(journal_event());
  put32(clock_ms());
  put32(hash());
  frame_send();
}

void say_kept(uint16_t answers, uint16_t boot, uint32_t after, uint8_t most) {
  uint32_t event = journal_event();
  uint32_t oldest = journal_oldest();
  uint8_t count = 0;
  if (boot == journal_boot() && after < event && after + 1 >= oldest) {
    count = event - after < most ? event - after : most;
  }
  uint32_t first = count > 0 ? after + 1 : 0;
  begin_answer(TELL_KEPT, answers);
  put16(journal_boot());
  put32(oldest);
  put32(first);
  put32(count > 0 ? (tick_of(journal_last_ms()) - journal_ticks_after(first, UINT32_MAX)) << 4 : 0);
  put8(count);
  for (uint8_t n = 0; n < count; n++) put24(journal_pack(journal_at(first + n)));
  frame_send();
}

void say_about(uint16_t answers) {
  const struct light_style *style = settings_style();
  const uint8_t *name;
  uint8_t length = settings_name(&name);
  begin_answer(TELL_ABOUT, answers);
  for (uint8_t n = 0; n < sizeof *style; n++) put8(board.has_lights ? ((const uint8_t *)style)[n] : 0);
  put8(BOTH_SPEEDS);
  put8(length);
  put_bytes(name, length);
  frame_send();
}

void say_counters(uint16_t answers) {
  begin_answer(TELL_COUNTERS, answers);
  put32(frames_good());
  put32(frames_bad());
  put16(uart_lost());
  put16(uart_wrong_stops());
  put32(frames_sent());
  put16(start_watchdogs());
  put16(scan_missed());
  frame_send();
}

void say_acknowledge(uint16_t answers) {
  begin_answer(TELL_ACKNOWLEDGE, answers);
  frame_send();
}

void say_error(uint16_t answers, enum error what, uint16_t detail) {
  begin_answer(TELL_ERROR, answers);
  put8(what);
  put16(detail);
  frame_send();
}
