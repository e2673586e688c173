#pragma once
#include <stdbool.h>
#include <stdint.h>

/** Whether these bytes are UTF-8 without control characters. */
bool utf8_is_text(const uint8_t *bytes, uint8_t length);
