import { z } from 'zod';

/**
 * Import this before anything that makes a schema: the page's Content-Security-Policy forbids compiling text to code,
 * and the schema library's attempt to do so would be reported as a breach.
 */
z.config({ jitless: true });
