import { z } from 'zod';
import { useRemembered } from '#renderer/app/index.ts';

const kept = z.strictObject({ set: z.string(), ticked: z.array(z.string()).readonly() });
const none: z.infer<typeof kept> = { set: '', ticked: [] };

/** Steps that are done, of one set; another set starts with none. They outlive the window, since glue dries slowly. */
export function useTicks(set: string): {
  readonly ticked: readonly string[];
  readonly tick: (name: string, done: boolean) => void;
} {
  const [state, keep] = useRemembered('tonight.ticked', kept, none);
  const ticked = state.set === set ? state.ticked : none.ticked;
  return {
    ticked,
    tick: (name, done) => {
      const others = ticked.filter((one) => one !== name);
      keep({ set, ticked: done ? [...others, name] : others });
    },
  };
}
