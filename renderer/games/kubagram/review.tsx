import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark, type CubeLook } from '#renderer/board/index.ts';
import { useMedia, type ReviewParts, type TurnOnTable } from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import {
  kubagram,
  findWord,
  setOf,
  spelled,
  typed,
  type KubagramTurn,
  type ShownDie,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { Box } from './Box.tsx';
import { Die } from './Die.tsx';
import { spoken } from './spoken.ts';
import type { KubagramTable } from './table-types.ts';
import './layout.css';
import './field/fields.css';

type Shown = TurnOnTable<KubagramTable, KubagramTurn>;

export const review: ReviewParts<KubagramTable, KubagramTurn> = {
  spoken,
  playedName: (t, { kind, made }) => ({
    name:
      made.length > 0
        ? made.map(({ word }) => typed(word)).join(', ')
        : t(`kubagramTable:review.${kind === 'skip' ? 'skipped' : 'ended'}`),
  }),
  lineName: (t, turn, line) => leftName(t, turn, line),
  positionOf: ({ turn }) => ({ view: turn.end, draft: undefined }),
  Picture,
};

function moveOf({ end, seat }: KubagramTurn, line: string) {
  const parsed = kubagram.notation.parse(end, seat, line);
  return parsed.ok ? parsed.value : undefined;
}

function leftName(t: Translate, turn: KubagramTurn, line: string) {
  const move = moveOf(turn, line);
  const spells = (word: number) => spelled(findWord(turn.end.seats, word)?.word.dice ?? []);
  switch (move?.kind) {
    case 'claim':
      return { name: typed(spelled(move.dice)), place: t('kubagramTable:review.how.claim') };
    case 'join':
      return { name: typed(move.words.map(spells).join('')), place: t('kubagramTable:review.how.join') };
    case 'extend': {
      const word = `${spelled(move.before)}${spells(move.word)}${spelled(move.behind)}`;
      return { name: typed(word), place: t('kubagramTable:review.how.extend') };
    }
    default:
      return { name: line };
  }
}

/** The dice that the best word would have used. */
function usedBy(turn: KubagramTurn, best: string | undefined): ReadonlySet<number> {
  const move = best === undefined ? undefined : moveOf(turn, best);
  const dice =
    move?.kind === 'claim' ? move.dice : move?.kind === 'extend' ? [...move.before, ...move.behind] : [];
  const words = move?.kind === 'join' ? move.words : move?.kind === 'extend' ? [move.word] : [];
  const inWords = words.flatMap((word) => findWord(turn.end.seats, word)?.word.dice ?? []);
  return new Set([...dice, ...inWords].map(({ die }) => die));
}

/** The box and all fields as they were when the turn ended. */
function Picture({ model: { names }, turn, best }: Shown) {
  const { t } = useTranslation('kubagramTable');
  const isSmall = useMedia(`${breakpoints.compact}, ${breakpoints.low}`);
  const used = useMemo(() => usedBy(turn, best), [turn, best]);
  const { end } = turn;
  const lookOf = ({ die }: ShownDie, isNew: boolean): CubeLook =>
    used.has(die) ? 'ghost' : isNew ? 'last-play' : 'fixed';
  return (
    <div className="kubagram-review">
      <Box view={end} corner={end.corner ?? 0} fits={isSmall ? 'two-rows' : 'place'} marks={noMarks} />
      <section aria-label={t('central.title')}>
        <h3 className="label">{t('central.title')}</h3>
        {end.central.length === 0 ? (
          <p className="small soft">{t('central.empty')}</p>
        ) : (
          <Dice dice={end.central} turn={turn} lookOf={(die) => lookOf(die, false)} />
        )}
      </section>
      {end.seats.map(({ words }, seat) =>
        words.length === 0 ? null : (
          <section key={seat} aria-label={t('fields.words', { name: names[seat] })}>
            <h3 className="label">
              <PlayerMark seat={seat} size={12} /> {names[seat]}
            </h3>
            <ul className="kubagram-review-words">
              {words.map((word) => {
                const isNew = seat === turn.seat && turn.made.some((one) => one.word === spelled(word.dice));
                return (
                  <li key={word.id}>
                    <Dice dice={word.dice} turn={turn} lookOf={(die) => lookOf(die, isNew)} />
                    <b className="figures">{word.points}</b>
                  </li>
                );
              })}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}

interface DiceProps {
  readonly dice: readonly ShownDie[];
  readonly turn: KubagramTurn;
  readonly lookOf: (die: ShownDie) => CubeLook;
}

function Dice({ dice, turn, lookOf }: DiceProps) {
  const set = setOf(turn.end.options);
  return (
    <span className="kubagram-word-dice">
      <span className="visually-hidden">{typed(spelled(dice))}</span>
      {dice.map((shown) => (
        <Die key={shown.die} set={set} shown={shown} side={28} look={lookOf(shown)} still />
      ))}
    </span>
  );
}

const noMarks: ReadonlyMap<string, string> = new Map();
