import { z } from 'zod';

/** Import this before schemas are made: the Content-Security-Policy reports the library's attempt to compile code. */
z.config({ jitless: true });
