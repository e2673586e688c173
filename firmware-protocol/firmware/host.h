#pragma once
#include <stdbool.h>
#include <stdint.h>

/* The host as the box knows it: whether it is there, which minor version it speaks, and what it has acknowledged. And
 * what is told to it unasked. */

/** A good frame of a host has come. */
void host_was_heard(void);
/** A hello has come, with this sequence number; before it is answered. */
void host_said_hello(uint16_t sequence, bool is_newer);
/** Another good frame of a host has come: it has read the info. */
void host_knows_info(void);
/** A snapshot has been asked for; before it is answered. */
void host_asked_snapshot(void);
/** The host has all changes up to `had`. */
void host_acknowledged(uint16_t boot, uint32_t had);

bool host_is_asleep(void);

/** Says what is due, if anything. Only while nothing is being sent. */
void host_tell(void);
