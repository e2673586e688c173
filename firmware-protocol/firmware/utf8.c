#include "utf8.h"

bool utf8_is_text(const uint8_t *bytes, uint8_t length) {
  uint8_t following = 0;
  /* The range of the next following byte: it shuts out longer forms than needed, surrogates, and what is past 10FFFF. */
  uint8_t least = 0x80, most = 0xBF;
  while (length-- > 0) {
    uint8_t byte = *bytes++;
    if (following > 0) {
      if (byte < least || byte > most) return false;
      least = 0x80;
      most = 0xBF;
      following--;
    } else if (byte < 0x80) {
      if (byte < 0x20 || byte == 0x7F) return false;
    } else {
      if (byte < 0xC2 || byte > 0xF4) return false;
      following = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3;
      if (byte == 0xE0) least = 0xA0;
      if (byte == 0xED) most = 0x9F;
      if (byte == 0xF0) least = 0x90;
      if (byte == 0xF4) most = 0x8F;
    }
  }
  return following == 0;
}
