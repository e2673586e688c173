#pragma once
#include <stdbool.h>
#include <stdint.h>

/* Frames of the page: header, payload and CRC-32, stuffed by COBS between two zero bytes. One frame is read and one
 * written at a time, each in a place of its own and stuffed or unstuffed where it stands. */

#define PROTOCOL_MAJOR 1
#define PROTOCOL_MINOR 1
#define NO_SEQUENCE 0xFFFF

/** The good frame that was read last; good until the next byte is fed. */
struct heard {
  uint8_t major;
  uint8_t type;
  uint16_t sequence;
  uint8_t length;
  const uint8_t *payload;
};
extern struct heard heard;

enum piece { PIECE_NONE, PIECE_GOOD, PIECE_BAD };

/** Takes a byte of the line. Anything but PIECE_NONE ends a piece. */
enum piece frame_feed(uint8_t byte);

/* Writing: frame_begin, any number of puts, frame_send. Only while frame_is_sending says no. */
void frame_begin(uint8_t type);
void put8(uint8_t value);
void put16(uint16_t value);
void put24(uint32_t value);
void put32(uint32_t value);
void put_bytes(const uint8_t *bytes, uint8_t length);
void frame_send(void);
bool frame_is_sending(void);

/** Since the start. */
uint32_t frames_good(void);
uint32_t frames_bad(void);
uint32_t frames_sent(void);

static inline uint16_t get16(const uint8_t *at) { return at[0] | (uint16_t)at[1] << 8; }
static inline uint32_t get32(const uint8_t *at) { return get16(at) | (uint32_t)get16(at + 2) << 16; }
