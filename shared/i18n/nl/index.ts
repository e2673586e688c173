import type { Catalogue, ClockWords } from '../catalogue.ts';

export const screens: Catalogue = {};
export const clock: ClockWords = { options: {}, record: {} };
