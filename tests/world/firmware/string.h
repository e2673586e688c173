#pragma once

#define memcpy __builtin_memcpy
#define memset __builtin_memset
