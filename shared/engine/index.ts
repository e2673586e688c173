export { isOpen, openHands } from './hot-seat.ts';
export type { HotSeat, OpenHands } from './hot-seat.ts';
export type { Rules, SeatScore, Start, Step } from './rules.ts';
export {
  begin,
  moveAt,
  movesOf,
  now,
  play,
  redo,
  replay,
  stateBefore,
  stepsOf,
  stretchLength,
  undo,
} from './timeline.ts';
export type { Advance, Made, Replay, Stretch, Timeline } from './timeline.ts';
