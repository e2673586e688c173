import { useState } from 'react';
import { z } from 'zod';
import {
  keepInWindow,
  readInWindow,
  useRemembered,
  useScreenLanguage,
  withdrawOffer,
  readOffer,
} from '#renderer/app/index.ts';
import { gameIds, type GameId } from '#shared/games/index.ts';
import {
  firstForm,
  setupForm,
  tidy,
  type OptionValues,
  type SetupForm,
  type SetupPlayer,
} from './setup-form.ts';

export interface SetupFormState {
  readonly id: GameId;
  readonly choose: (id: GameId) => void;
  readonly form: SetupForm;
  readonly list: string | undefined;
  readonly change: (how: Partial<SetupForm>) => void;
  /** Call this when the game is dealt; players and options are remembered, but not seed, name and position. */
  readonly dealt: () => void;
}

const ids = gameIds as readonly [GameId, ...GameId[]];
const idSchema = z.enum(ids) as z.ZodType<GameId>;
const offerSchema = z.object({
  game: idSchema,
  options: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  list: z.string().exactOptional(),
});
/** Versions with a single game saved their form under this key. */
const formerKey = 'new-game';
const keyOf = (id: GameId): string => `new-game.${id}`;

/** Returns the form as it was left, even before a reload, or as last dealt, or a new one with the first of `names`. */
export function useSetupForm(names: readonly string[]): SetupFormState {
  const [last, setId] = useRemembered('new-game.game', idSchema, ids[0]);
  const [offered, setOffered] = useState(offeredGame);
  const [came] = useState(offered);
  const id = offered?.game ?? last;
  const screens = useScreenLanguage();
  const [kept, keep] = useRemembered<SetupForm | undefined>(keyOf(id), setupForm(id), undefined);
  const [former] = useRemembered<SetupForm | undefined>(formerKey, setupForm(id), undefined);
  const [left, setLeft] = useState(readLeft);
  const [seated, setSeated] = useState<readonly SetupPlayer[]>();
  const remembered = kept ?? former;
  const filled = left[id] ?? remembered ?? firstForm(id, names, seated, screens);
  const form =
    offered === undefined ? filled : { ...filled, options: { ...filled.options, ...offered.options } };
  /** Turns the offered form into the one being filled in, at its first change. */
  const takeOver = () => {
    if (offered === undefined) return;
    withdrawOffer();
    setOffered(undefined);
    setId(id);
  };
  return {
    id,
    choose: (next) => {
      setSeated(form.players);
      takeOver();
      setId(next);
    },
    form,
    list: came?.game === id && isSameSet(came.options, form.options) ? came.list : undefined,
    change: (how) => {
      const next = { ...form, ...how };
      keepInWindow(keyOf(id), JSON.stringify(next));
      setLeft({ ...left, [id]: next });
      takeOver();
    },
    dealt: () => {
      takeOver();
      keepInWindow(keyOf(id), undefined);
      keep({ ...form, options: tidy(id, form.options), title: '', seed: undefined, position: undefined });
    },
  };
}

const isSameSet = (one: OptionValues, other: OptionValues): boolean =>
  ['set', 'ownSet'].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

function offeredGame(): z.infer<typeof offerSchema> | undefined {
  return offerSchema.safeParse(parsed(readOffer())).data;
}

/** Reads the forms that are filled in but not dealt yet. */
function readLeft(): Partial<Record<GameId, SetupForm>> {
  return Object.fromEntries(
    gameIds.map((id) => {
      const form = setupForm(id).safeParse(parsed(readInWindow(keyOf(id))));
      return [id, form.success ? form.data : undefined];
    }),
  );
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
