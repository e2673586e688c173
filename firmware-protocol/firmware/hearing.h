#pragma once

/* Takes what has come on the line and does it. */

/** Goes on reading until a frame has been answered. Only while nothing is being sent. */
void hearing_pass(void);
