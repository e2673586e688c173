#pragma once
#include <stdint.h>

/** 32 bits from the noise of the converter, drawn for a serial number at a chip's very first start. Takes 15 ms. */
uint32_t noise_draw(void);
