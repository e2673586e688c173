export { needsCurtain, whoseEyes } from './hot-seat.ts';
export type { Eyes } from './hot-seat.ts';
export type { Rules, SeatScore, Start, Step } from './rules.ts';
export { begin, now, play, redo, replay, undo } from './timeline.ts';
export type { Made, Replay, Timeline } from './timeline.ts';
