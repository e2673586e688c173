#include "settings.h"

#include <avr/eeprom.h>
#include <stddef.h>
#include <string.h>

#include "board.h"
#include "crc.h"
#include "noise.h"

/* README.md has these places as a table, for whoever writes an EEPROM by other means. */
#define MAKER_AT ((uint8_t *)0)
#define BOOT_AT ((uint16_t *)32)
#define PLACES_AT 64
#define PLACE_SIZE 64

#define HAS_LIGHTS 1
#define STARTS_SLOWLY 2

struct maker {
  uint8_t mark[2]; /* "CW" */
  uint8_t rows;
  uint8_t columns;
  uint8_t flags;
  uint8_t serial_length;
  uint8_t serial[SERIAL_MOST];
  uint32_t crc;
};

struct settings {
  uint8_t generation; /* one more with each change */
  struct light_style style;
  uint8_t name_length;
  uint8_t name[NAME_MOST];
  uint32_t crc;
};

struct board board;
static struct maker maker;

static struct settings settings;
static uint8_t place;                            /* the one that holds the settings, 0 or 1 */
static uint8_t written = sizeof settings;        /* bytes of the other place that are written already */
static bool were_bad;

static const struct settings makers_choice = {
    .style = {.colours = {{255, 130, 20}, {255, 255, 255}, {0, 120, 255}}, .brightness = 96, .limit_ma = 400},
};

static uint8_t *place_at(uint8_t n) { return (uint8_t *)(PLACES_AT + n * PLACE_SIZE); }

static bool maker_is_whole(void) {
  return maker.crc == crc_of((const uint8_t *)&maker, offsetof(struct maker, crc)) && maker.mark[0] == 'C' &&
         maker.mark[1] == 'W' && maker.rows - 1 < MAX_SIDE && maker.columns - 1 < MAX_SIDE &&
         maker.serial_length - 1 < SERIAL_MOST;
}

static void become_default(void) {
  static const uint8_t letters[32] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  memset(&maker, 0, sizeof maker);
  maker = (struct maker){.mark = "CW", .rows = 9, .columns = 12, .flags = HAS_LIGHTS, .serial_length = 10};
  maker.serial[0] = 'C';
  maker.serial[1] = 'W';
  uint32_t random = 0;
  for (uint8_t n = 2; n < 10; n++) {
    if (n % 4 == 2) random = noise_draw();
    maker.serial[n] = letters[random & 31];
    random >>= 5;
  }
  maker.crc = crc_of((const uint8_t *)&maker, offsetof(struct maker, crc));
  eeprom_update_block(&maker, MAKER_AT, sizeof maker);
}

static void read_maker(void) {
  eeprom_read_block(&maker, MAKER_AT, sizeof maker);
  if (!maker_is_whole()) become_default();
  board.rows = maker.rows;
  board.columns = maker.columns;
  board.squares = (uint16_t)maker.rows * maker.columns;
  board.registers = (board.squares + 7) / 8;
  board.last_mask = 0xFF >> (8 * board.registers - board.squares);
  board.has_lights = maker.flags & HAS_LIGHTS;
}

static uint32_t settings_crc(const struct settings *some) {
  return crc_of((const uint8_t *)some, offsetof(struct settings, crc));
}

/** Reads a place into `found`. Gives whether it is whole. */
static bool read_place(uint8_t n, struct settings *found) {
  eeprom_read_block(found, place_at(n), sizeof *found);
  return found->crc == settings_crc(found) && found->name_length <= NAME_MOST;
}

static bool is_blank(const struct settings *found) { return found->generation == 0xFF && found->crc == 0xFFFFFFFF; }

static void read_settings(void) {
  struct settings other;
  bool first_is_whole = read_place(0, &settings);
  bool is_first_blank = is_blank(&settings);
  bool second_is_whole = read_place(1, &other);
  if (second_is_whole && (!first_is_whole || (int8_t)(other.generation - settings.generation) > 0)) {
    settings = other;
    place = 1;
  } else if (!first_is_whole) {
    were_bad = !(is_first_blank && is_blank(&other));
    settings = makers_choice;
    place = 1;
  }
}

void settings_start(void) {
  read_maker();
  read_settings();
}

uint16_t settings_next_boot(void) {
  uint16_t boot = eeprom_read_word(BOOT_AT) + 1;
  eeprom_update_word(BOOT_AT, boot);
  return boot;
}

bool settings_were_bad(void) { return were_bad; }

enum line_speed settings_speed(void) { return maker.flags & STARTS_SLOWLY ? SPEED_115200 : SPEED_250000; }

uint8_t settings_serial(const uint8_t **characters) {
  *characters = maker.serial;
  return maker.serial_length;
}

const struct light_style *settings_style(void) { return &settings.style; }

uint8_t settings_name(const uint8_t **bytes) {
  *bytes = settings.name;
  return settings.name_length;
}

/** Begins to write the other place. A change while it is being written begins anew. */
static void write(void) {
  if (written == sizeof settings) settings.generation++;
  settings.crc = settings_crc(&settings);
  written = 0;
}

void settings_set_style(const struct light_style *style) {
  settings.style = *style;
  write();
}

void settings_set_name(const uint8_t *bytes, uint8_t length) {
  memset(settings.name, 0, sizeof settings.name);
  memcpy(settings.name, bytes, length);
  settings.name_length = length;
  write();
}

void settings_pass(void) {
  if (written == sizeof settings || !eeprom_is_ready()) return;
  uint8_t *at = place_at(1 - place) + written;
  uint8_t byte = ((const uint8_t *)&settings)[written];
  if (eeprom_read_byte(at) != byte) eeprom_write_byte(at, byte);
  if (++written == sizeof settings) place = 1 - place;
}
