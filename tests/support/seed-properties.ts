import fc from 'fast-check';
import { seed } from './seed.ts';

/** Run before each file of tests where a seed is asked for (vitest.config.ts): properties without a seed of their own follow it. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
