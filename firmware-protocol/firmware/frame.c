#include "frame.h"

#include "counting.h"
#include "crc.h"
#include "uart.h"

#define HEADER 5
#define CHECKSUM 4
/* A host sends 64 bytes at most, a box 96, the two zeros included. */
#define LONGEST_HEARD 62
#define LONGEST_SENT 96

struct heard heard;

static uint8_t in[LONGEST_HEARD];
static uint8_t in_length; /* above LONGEST_HEARD: the piece is too long, and the rest of it is passed over */
static uint32_t good, bad;

/** Unstuffs `in` where it stands. Gives the length, 0 where a count points past the end. */
static uint8_t unstuff(void) {
  uint8_t from = 0, to = 0;
  for (;;) {
    uint8_t count = in[from++];
    while (--count > 0) {
      if (from == in_length) return 0;
      in[to++] = in[from++];
    }
    if (from == in_length) return to;
    in[to++] = 0;
  }
}

static bool is_frame(void) {
  if (in_length > LONGEST_HEARD) return false;
  uint8_t length = unstuff();
  if (length < HEADER + CHECKSUM || in[4] != length - HEADER - CHECKSUM) return false;
  uint8_t checked = length - CHECKSUM;
  return get32(in + checked) == crc_of(in, checked);
}

enum piece frame_feed(uint8_t byte) {
  if (byte != 0) {
    if (in_length < LONGEST_HEARD) in[in_length] = byte;
    if (in_length <= LONGEST_HEARD) in_length++;
    return PIECE_NONE;
  }
  if (in_length == 0) return PIECE_NONE;
  bool is_good = is_frame();
  in_length = 0;
  if (!is_good) {
    count32(&bad);
    return PIECE_BAD;
  }
  count32(&good);
  heard.major = in[0];
  heard.type = in[1];
  heard.sequence = get16(in + 2);
  heard.length = in[4];
  heard.payload = in + HEADER;
  return PIECE_GOOD;
}

/* The frame being written: its first zero, the first count of COBS, then the frame itself. */
static uint8_t out[LONGEST_SENT];
static uint8_t out_length;
static uint16_t sequence;
static uint32_t sent;

#define UNSTUFFED 2

void put8(uint8_t value) { out[out_length++] = value; }

void put16(uint16_t value) {
  put8(value);
  put8(value >> 8);
}

void put24(uint32_t value) {
  put16(value);
  put8(value >> 16);
}

void put32(uint32_t value) {
  put16(value);
  put16(value >> 16);
}

void put_bytes(const uint8_t *bytes, uint8_t length) {
  while (length-- > 0) put8(*bytes++);
}

void frame_begin(uint8_t type) {
  out_length = UNSTUFFED;
  put8(PROTOCOL_MAJOR);
  put8(type);
  put16(sequence);
  put8(0); /* the length, known at the end */
}

/** Puts into each zero the way to the next, which is COBS for frames below 254 bytes. */
static void stuff(void) {
  uint8_t count_at = 1;
  for (uint8_t at = UNSTUFFED; at < out_length; at++) {
    if (out[at] != 0) continue;
    out[count_at] = at - count_at;
    count_at = at;
  }
  out[count_at] = out_length - count_at;
}

void frame_send(void) {
  out[UNSTUFFED + 4] = out_length - UNSTUFFED - HEADER;
  put32(crc_of(out + UNSTUFFED, out_length - UNSTUFFED));
  stuff();
  put8(0);
  uart_send(out, out_length);
  count32(&sent);
  sequence = sequence == 0xFFFE ? 0 : sequence + 1;
}

bool frame_is_sending(void) { return uart_is_sending(); }

uint32_t frames_good(void) { return good; }
uint32_t frames_bad(void) { return bad; }
uint32_t frames_sent(void) { return sent; }
