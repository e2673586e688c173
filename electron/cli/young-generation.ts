import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8's young generation at its first size. Reading a record of 10,000 moves makes much garbage; letting the space
 * grow takes a quarter more memory and saves no time (`npm run bench records`).
 */
setFlagsFromString('--semi-space-growth-factor=1');
