#pragma once
#include <stdint.h>

#include "messages.h"

/* What the box says, a function a message. Each only while nothing is being sent. */

void say_info(uint16_t answers);
void say_snapshot(uint16_t answers);
/** The change `event`, to a host of 1.0. */
void say_square(uint32_t event);
/** The last `count` changes. */
void say_beat(uint8_t count);
void say_heartbeat(uint16_t answers);
void say_kept(uint16_t answers, uint16_t boot, uint32_t after, uint8_t most);
void say_about(uint16_t answers);
void say_counters(uint16_t answers);
void say_acknowledge(uint16_t answers);
void say_error(uint16_t answers, enum error what, uint16_t detail);
