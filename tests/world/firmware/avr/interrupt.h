#pragma once

/* An interrupt is a call between two passes of the main loop, so none has to be held. */
#define ISR(vector) void vector(void)
#define cli()
#define sei()

ISR(USART_RX_vect);
ISR(USART_UDRE_vect);
