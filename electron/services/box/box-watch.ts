import { systemClock, type ConnectionState } from '#firmware-protocol/transports/index.ts';
import {
  beginWatch,
  flickeringOf,
  movesOf,
  watchOn,
  type SensorWatch,
  type Watched,
} from '#shared/sensor-check/index.ts';

export interface BoxWatch {
  see(state: ConnectionState): void;
  /** Is undefined until a cube was moved. */
  facts(): Watched | undefined;
  end(): void;
}

/** Counts what the squares do for as long as a box is connected, also while it is out of reach in between. */
export function openWatch(): BoxWatch {
  let since = 0;
  let watch: SensorWatch | undefined;
  let facts: Watched | undefined;
  return {
    see(state) {
      if (state.link !== 'live' || state.squares === undefined) return;
      if (watch === undefined) {
        since = systemClock.date();
        watch = beginWatch(state);
        return;
      }
      if (state.squares === watch.last.squares && state.changes[0] === watch.last.changes[0]) return;
      watch = watchOn(watch, state);
      const [moves, flickering] = [movesOf(watch), flickeringOf(watch)];
      facts = moves === 0 && flickering.length === 0 ? undefined : { since, moves, flickering };
    },
    facts: () => facts,
    end() {
      watch = undefined;
      facts = undefined;
    },
  };
}
