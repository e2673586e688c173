#include "host.h"

#include "answers.h"
#include "clock.h"
#include "frame.h"
#include "journal.h"
#include "start.h"
#include "supply.h"

#define SLEEPS_AFTER_MS 5000
#define SAYS_EVERY_MS 50
#define BETWEEN_CHANGES_MS 10
#define CHANGES_IN_BEAT 8

static bool is_awake;
static uint32_t heard_ms;

static bool is_newer;         /* it speaks 1.1 */
static bool reads_info;       /* it has said hello, and nothing since */
static bool wants_snapshot;   /* it has asked for one, and not said that it came */
static uint16_t hello;        /* sequence number of its last hello */
static uint32_t acknowledged; /* the last change that it surely has */
static uint32_t told;         /* the last change that has been said to it */
static uint32_t told_ms;

/* Errors that are still to be said unasked. */
static bool owes_supply, owes_watchdog, was_supply_bad;

void host_was_heard(void) {
  is_awake = true;
  heard_ms = clock_ms();
}

static void has_been_told(void) {
  told = journal_event();
  told_ms = clock_ms();
}

void host_said_hello(uint16_t sequence, bool newer) {
  is_newer = newer;
  reads_info = newer;
  wants_snapshot = false;
  hello = sequence;
  acknowledged = journal_event();
  has_been_told();
  owes_supply = supply_is_bad();
  owes_watchdog = start_watchdogs() > 0;
}

void host_knows_info(void) { reads_info = false; }

void host_asked_snapshot(void) {
  wants_snapshot = is_newer;
  has_been_told();
}

void host_acknowledged(uint16_t boot, uint32_t had) {
  if (boot != journal_boot() || had > journal_event()) return;
  acknowledged = had;
  wants_snapshot = false;
}

bool host_is_asleep(void) {
  if (is_awake && clock_ms() - heard_ms >= SLEEPS_AFTER_MS) is_awake = false;
  return !is_awake;
}

/** Where the numbers of changes have begun anew, nothing below them is known to the host. */
static void follow_new_boot(void) {
  static uint16_t boot;
  if (boot == journal_boot()) return;
  boot = journal_boot();
  acknowledged = told = 0;
}

static bool tell_error(void) {
  if (supply_is_bad() != was_supply_bad) {
    was_supply_bad = !was_supply_bad;
    owes_supply = was_supply_bad;
  }
  if (owes_supply) {
    owes_supply = false;
    say_error(NO_SEQUENCE, ERROR_SUPPLY, supply_mv());
    return true;
  }
  if (owes_watchdog) {
    owes_watchdog = false;
    say_error(NO_SEQUENCE, ERROR_WATCHDOG, start_watchdogs());
    return true;
  }
  return false;
}

static void tell_newer(void) {
  uint32_t event = journal_event();
  uint32_t since = clock_ms() - told_ms;
  if (since < (event == told ? SAYS_EVERY_MS : BETWEEN_CHANGES_MS)) return;
  if (reads_info && since < SAYS_EVERY_MS) return;
  has_been_told();
  if (reads_info) return say_info(hello);
  uint32_t open = event - acknowledged;
  if (wants_snapshot || open > CHANGES_IN_BEAT) return say_snapshot(NO_SEQUENCE);
  say_beat(open);
}

static void tell_older(void) {
  uint32_t event = journal_event();
  if (event == told) return;
  if (event - told <= CHANGES_IN_BEAT) return say_square(++told);
  told = event;
  say_snapshot(NO_SEQUENCE);
}

void host_tell(void) {
  follow_new_boot();
  if (host_is_asleep()) {
    told = journal_event();
    return;
  }
  if (tell_error()) return;
  if (is_newer) return tell_newer();
  tell_older();
}
