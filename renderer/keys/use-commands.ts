import { useEffect, useLayoutEffect, useRef } from 'react';
import { chordOf } from '#shared/keys/index.ts';
import { isOwnKey } from './field.ts';
import { offer } from './offers.ts';
import { isKeyOf, type GeneralCommand } from './key-store.ts';

export type CommandActions<C extends string = GeneralCommand> = {
  readonly [command in C]?: ((event: KeyboardEvent) => void) | undefined;
};

/**
 * Does what the keys of these commands mean, wherever the focus is. A key does nothing while it is held down, and none
 * without Ctrl does anything while someone types; Enter does nothing where it presses the focused element.
 *
 * @param offered what the palette lists: less than has keys where some of these would only be refused now
 */
export function useCommands<C extends string = GeneralCommand>(
  actions: CommandActions<C>,
  offered: CommandActions<C> = actions,
): void {
  const latest = useRef({ actions, offered });
  // A layout effect runs before painting, so that a key always means what is shown.
  useLayoutEffect(() => {
    latest.current = { actions, offered };
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const chord = event.repeat || event.defaultPrevented ? undefined : chordOf(event);
      if (chord === undefined || isOwnKey(chord, event)) return;
      const given = Object.entries<CommandActions<C>[C]>(latest.current.actions).find(
        ([command, action]) => action !== undefined && isKeyOf(command, chord),
      );
      if (given === undefined) return;
      event.preventDefault();
      given[1]?.(event);
    };
    document.addEventListener('keydown', hear);
    const withdraw = offer(() => latest.current.offered);
    return () => {
      withdraw();
      document.removeEventListener('keydown', hear);
    };
  }, []);
}
