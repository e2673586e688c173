#pragma once
#include <string.h>

/* Here the program memory is memory like any other. */
#define PROGMEM
#define memcpy_P memcpy
#define pgm_read_dword(at) (*(at))
