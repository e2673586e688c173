export type { Rules, SeatScore, Start, Step } from './rules.ts';
