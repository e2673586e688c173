import { now, undo, type Timeline } from '#shared/engine/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { isStrict } from '#shared/options/index.ts';
import type { LoadedGame } from './load-game.ts';
import { peopleOf } from './people.ts';
import type { Next, Play } from './play.ts';
import { redoToPerson } from './redo.ts';
import type { TableTypes } from './table-types.ts';

interface StepTools<T extends TableTypes> {
  /** The game, or undefined while it must not be changed. */
  readonly game: () => LoadedGame<T> | undefined;
  readonly save: (game: LoadedGame<T>, next: Next<T>) => Promise<void>;
  readonly refuse: (problem: Problem) => void;
  readonly stop: () => void;
}

export function createSteps<T extends TableTypes>({
  game: free,
  save,
  refuse,
  stop,
}: StepTools<T>): Pick<Play<T>, 'undo' | 'undoTo' | 'redo'> {
  const takeBack = async (shorten: (game: LoadedGame<T>) => Timeline<T> | undefined): Promise<void> => {
    const game = free();
    if (game === undefined) return;
    // What has been looked at since the end would help whoever plays on.
    if (isStrict(game.record.options) && game.game.rules.ending(now(game.timeline)) !== undefined) {
      refuse({ code: 'play/strict-over' });
      return;
    }
    const timeline = shorten(game);
    if (timeline === undefined) refuse({ code: 'play/nothing-to-undo' });
    else await save(game, { timeline, kind: 'taken-back', events: [] });
  };

  return {
    undo: () =>
      takeBack(({ game, record, timeline }) => {
        const people = peopleOf(record);
        // Without people, one move is taken back, and the computers are stopped so that it can be looked at.
        if (people.length === 0) stop();
        return undo(game.rules, timeline, people.length === 0 ? undefined : people);
      }),
    undoTo: (moves) =>
      takeBack(({ game, timeline }) => {
        let back: Timeline<T> | undefined = timeline;
        while (back !== undefined && back.length > moves) back = undo(game.rules, back);
        return back === timeline ? undefined : back;
      }),
    async redo() {
      const game = free();
      if (game === undefined) return;
      const again = redoToPerson(game);
      if (again === undefined) refuse({ code: 'play/nothing-to-redo' });
      else await save(game, { ...again, kind: 'made-again' });
    },
  };
}
