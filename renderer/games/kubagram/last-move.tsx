import { wordList, type LastMoveTexts, type MarkedPlace, type TellMove } from '#renderer/table/index.ts';
import {
  setOf,
  spelled,
  squareName,
  typed,
  type KubagramEvent,
  type KubagramView,
  type ShownDie,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { Die } from './Die.tsx';
import { texts } from './speech.ts';
import { sumLines } from './sum.ts';
import type { KubagramTable } from './table-types.ts';

type EventOf<K extends KubagramEvent['kind']> = Extract<KubagramEvent, { kind: K }>;
type Made = EventOf<'made'>;

/** A die in the slip is smaller where several words have to fit. */
const sides = { one: 44, more: 34 } as const;

const tell: TellMove<KubagramTable> = (t, { moves, seat, from }, { view, before, past, nameOf }) => {
  const events = moves.flatMap((one) => one.events);
  const undone = events.flatMap((event) => (event.kind === 'undone' ? [event.word.id] : []));
  const made = events
    .filter((event) => event.kind === 'made')
    .filter(({ word }) => !undone.includes(word.id));
  const laid = events.find((event) => event.kind === 'laid');
  const took = takenBy(laid?.die, [...past.slice(0, from).flatMap((one) => one.events), ...events]);
  const places = [
    ...(took === undefined ? [] : [{ at: `square ${took.square}` }]),
    ...(laid === undefined ? [] : [{ at: `die ${laid.die}` }]),
    ...made.map(({ word }) => ({ at: `word ${word.id}` })),
    ...gone(fieldBefore(before(), laid), view.central),
  ];
  const name = nameOf(seat);
  const [only, more] = made;
  if (only === undefined) return laidAlone(t, { name, laid, took, places, view });
  const words = made.map(({ word }) => typed(spelled(word.dice)));
  const title = t(`kubagramTable:lastMove.${more === undefined ? only.how : 'several'}`, {
    name,
    words: wordList(t, words),
  });
  const cameFrom = fromText(t, { made, took, nameOf });
  const points = made.reduce((sum, { value }) => sum + value.total, 0);
  const parts = Math.max(...made.map((one) => one.word.parts));
  return {
    title,
    pieces: made.map(({ word }) => (
      <Dice key={word.id} view={view} dice={word.dice} side={more === undefined ? sides.one : sides.more} />
    )),
    sum:
      more === undefined
        ? sumLines(t, only.value)
        : made.map(({ value }, at) => ({
            text: t('kubagramTable:lastMove.word', {
              word: words[at],
              terms: value.letters.map((letter) => letter.value).join(' + '),
            }),
            points: String(value.total),
          })),
    from: cameFrom,
    ...(view.options.judge === 'assisted' && more === undefined
      ? { note: t('kubagramTable:claim.listed', { word: words[0] }) }
      : {}),
    ...(parts < 2 ? {} : { moment: t('kubagramTable:lastMove.compound', { count: parts }) }),
    spoken: `${t('kubagramTable:lastMove.spoken', { title, count: points })} ${cameFrom}`.trim(),
    places,
  };
};

export const lastMoveTexts: LastMoveTexts<KubagramTable> = { texts, tell };

function Dice({
  view,
  dice,
  side,
}: {
  readonly view: KubagramView;
  readonly dice: readonly ShownDie[];
  readonly side: number;
}) {
  const set = setOf(view.options);
  return dice.map((shown) => (
    <Die key={shown.die} set={set} shown={shown} side={side} look="last-play" still />
  ));
}

/** A die from a ring was taken in the turn before. */
function takenBy(die: number | undefined, events: readonly KubagramEvent[]): EventOf<'took'> | undefined {
  return events.findLast((event) => event.kind === 'took' && (die === undefined || event.die === die)) as
    | EventOf<'took'>
    | undefined;
}

function fieldBefore({ central }: KubagramView, laid: EventOf<'laid'> | undefined): readonly ShownDie[] {
  if (laid === undefined) return central;
  return laid.side === 'left' ? [laid, ...central] : [...central, laid];
}

/** Names each place that a die has left by its number in the row that lay there before. */
function gone(before: readonly ShownDie[], now: readonly ShownDie[]): readonly MarkedPlace[] {
  return before.flatMap(({ die, letter }, at) =>
    now.some((one) => one.die === die) ? [] : [{ at: `left ${at}`, letter: typed(letter) }],
  );
}

interface LaidAlone {
  readonly name: string;
  readonly laid: EventOf<'laid'> | undefined;
  readonly took: EventOf<'took'> | undefined;
  readonly places: readonly MarkedPlace[];
  readonly view: KubagramView;
}

/** Without a word the die that was laid is all there is to see. */
function laidAlone(t: Translate, { name, laid, took, places, view }: LaidAlone) {
  if (laid === undefined) return { places };
  const { die, letter, side } = laid;
  const title = t(`kubagramTable:lastMove.laid.${side}`, { name, letter: typed(letter) });
  const facts = took === undefined ? undefined : { letter: typed(letter), square: squareName(took.square) };
  const from = facts === undefined ? '' : t('kubagramTable:lastMove.from.die', facts);
  return {
    title,
    pieces: [<Dice key={die} view={view} dice={[{ die, letter }]} side={sides.one} />],
    ...(from === '' ? {} : { from }),
    spoken: `${title}. ${from}`.trim(),
    places,
  };
}

interface FromFacts {
  readonly made: readonly Made[];
  readonly took: EventOf<'took'> | undefined;
  readonly nameOf: (seat: Made['seat']) => string;
}

function fromText(t: Translate, { made, took, nameOf }: FromFacts): string {
  const parts = made.flatMap((one) => one.from);
  if (parts.length > 0) {
    const words = parts.map(({ word, seat }) =>
      t('kubagramTable:lastMove.from.part', { word: typed(spelled(word.dice)), name: nameOf(seat) }),
    );
    return t('kubagramTable:lastMove.from.parts', { words: wordList(t, words) });
  }
  const dice = made.flatMap(({ word }) => word.dice);
  const fresh = dice.find(({ die }) => die === took?.die);
  if (fresh === undefined || took === undefined)
    return t('kubagramTable:lastMove.from.field', { count: dice.length });
  return t('kubagramTable:lastMove.from.dieAndField', {
    letter: typed(fresh.letter),
    square: squareName(took.square),
    count: dice.length - 1,
  });
}
