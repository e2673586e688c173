#include "settings.h"

#include <avr/eeprom.h>
#include <avr/pgmspace.h>
#include <stddef.h>
#include <string.h>

#include "board.h"
#include "crc.h"
#include "noise.h"

/* Places in the EEPROM. */
#define SERIAL_AT ((uint8_t *)0)
#define BOOT_AT ((uint16_t *)32)
#define PLACES_AT 64
#define PLACE_SIZE 64

#define HAS_LIGHTS 1
#define STARTS_SLOWLY 2
#define DRAWN 8

/** What the maker built. It stands in the image itself: whoever makes an image for another box looks for the mark and
 * writes over what follows it, so that no compiler is needed. */
struct built {
  uint8_t mark[8];
  uint8_t rows;
  uint8_t columns;
  uint8_t flags;
  uint8_t serial_length; /* 0: the chip draws itself a number at its first start */
  uint8_t serial[SERIAL_MOST];
};
static const volatile struct built image PROGMEM = {
    .mark = "CW-BUILT", .rows = 9, .columns = 12, .flags = HAS_LIGHTS};

struct serial {
  uint8_t length;
  uint8_t characters[SERIAL_MOST];
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
static struct serial serial;
static enum line_speed first_speed;

static struct settings settings;
static uint8_t place;                            /* the one that holds the settings, 0 or 1 */
static uint8_t written = sizeof settings;        /* bytes of the other place that are written already */
static bool were_bad;

static const struct settings makers_choice = {
    .style = {.colours = {{255, 255, 255}, {255, 136, 0}, {51, 102, 255}}, .brightness = 80, .limit_ma = 400},
};

static uint8_t *place_at(uint8_t n) { return (uint8_t *)(PLACES_AT + n * PLACE_SIZE); }

static uint32_t serial_crc(void) { return crc_of((const uint8_t *)&serial, offsetof(struct serial, crc)); }

static void draw_serial(void) {
  static const uint8_t letters[32] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  serial = (struct serial){.length = 2 + DRAWN, .characters = "CW"};
  uint32_t random = 0;
  for (uint8_t n = 0; n < DRAWN; n++) {
    if (n % 4 == 0) random = noise_draw();
    serial.characters[2 + n] = letters[random & 31];
    random >>= 5;
  }
  serial.crc = serial_crc();
  eeprom_update_block(&serial, SERIAL_AT, sizeof serial);
}

static void read_built(void) {
  struct built built;
  memcpy_P(&built, (const void *)&image, sizeof built);
  board.rows = built.rows;
  board.columns = built.columns;
  board.squares = (uint16_t)built.rows * built.columns;
  board.registers = (board.squares + 7) / 8;
  board.last_mask = 0xFF >> (8 * board.registers - board.squares);
  board.has_lights = built.flags & HAS_LIGHTS;
  first_speed = built.flags & STARTS_SLOWLY ? SPEED_115200 : SPEED_250000;
  if (built.serial_length > 0) {
    serial.length = built.serial_length;
    memcpy(serial.characters, built.serial, SERIAL_MOST);
    return;
  }
  eeprom_read_block(&serial, SERIAL_AT, sizeof serial);
  if (serial.crc != serial_crc() || serial.length != 2 + DRAWN) draw_serial();
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
  read_built();
  read_settings();
}

uint16_t settings_next_boot(void) {
  uint16_t boot = eeprom_read_word(BOOT_AT) + 1;
  eeprom_update_word(BOOT_AT, boot);
  return boot;
}

bool settings_were_bad(void) { return were_bad; }

enum line_speed settings_speed(void) { return first_speed; }

uint8_t settings_serial(const uint8_t **characters) {
  *characters = serial.characters;
  return serial.length;
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
