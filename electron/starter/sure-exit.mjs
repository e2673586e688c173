import { setFlagsFromString } from 'node:v8';

/**
 * A Node that exits while another of its threads compiles can hang for ever: that thread waits until the main thread
 * collects garbage, and the main thread waits until that thread has ended (nodejs/node#54918). The main thread compiles
 * instead.
 */
export const sureExit = '--no-concurrent-sparkplug';

setFlagsFromString(sureExit);
