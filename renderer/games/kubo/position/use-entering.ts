import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearAnnouncements, useAnnounce } from '#renderer/controls/index.ts';
import { useRefusal } from '#renderer/table/index.ts';
import { type CardName, type Orientation } from '#shared/games/kubo/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { cardTextFirst } from '../texts.ts';
import { countsOf, placeOf, tapped, type Position, type Target, type TapProblem } from './entering.ts';

const firstCell: CardName = 'blue S1';

export interface EnteringProps {
  readonly position: Position;
  readonly orientation: Orientation;
  readonly names: readonly string[];
  readonly coversHands: boolean;
  readonly problem: Problem | undefined;
  readonly onChange: (position: Position) => void;
}

export interface Entering {
  readonly target: Target;
  readonly choose: (target: Target) => void;
  readonly covered: boolean;
  readonly setCovered: (covered: boolean) => void;
  /** Shuffling keeps an entered order aside until it is wanted again. */
  readonly setOrdered: (isOrdered: boolean) => void;
  readonly cursor: CardName;
  readonly setCursor: (card: CardName) => void;
  readonly tap: (card: CardName) => void;
  readonly refusal: TapProblem | undefined;
}

export function useEntering(props: EnteringProps): Entering {
  const { position, orientation, names, coversHands, problem, onChange } = props;
  const { t } = useTranslation('kuboPosition');
  const say = useAnnounce();
  const hush = useClearAnnouncements();
  const [chosen, setTarget] = useState<Target>('table');
  // An undo can take away the order that cards were being added to.
  const target = chosen === 'deck' && position.deck === undefined ? 'table' : chosen;
  const [open, setOpen] = useState(false);
  const [aside, setAside] = useState<Position['deck']>();
  const [cursor, setCursor] = useState<CardName>(firstCell);
  const [refusal, setRefusal] = useRefusal<TapProblem>(position, problem);
  const [handledProblem, setHandledProblem] = useState<Problem>();

  // An empty hand is entered openly, but cards that an undo or a redo brings into it are somebody's.
  const hand = typeof target === 'number' ? position.hands[target]?.join() : undefined;
  const [handBefore, setHandBefore] = useState(hand);
  const [entered, setEntered] = useState<string>();
  if (hand !== handBefore) {
    setHandBefore(hand);
    if (handBefore === '' && hand !== entered) setOpen(false);
  }

  const turnTo = (next: Target) => {
    setTarget(next);
    setEntered(undefined);
    setOpen(typeof next === 'number' && position.hands[next]?.length === 0);
    setRefusal(undefined);
    setCursor(firstCell);
  };
  if (problem !== handledProblem) {
    setHandledProblem(problem);
    const place = placeOf(problem);
    if (place !== undefined) turnTo(place);
    if (problem?.code === 'kubo/set-up-cannot-lie' && 'card' in problem) setCursor(problem.card as CardName);
  }

  useEffect(() => {
    if (problem !== undefined) hush();
  }, [problem, hush]);
  // An announcement about a hand must not outlast the form.
  useEffect(() => hush, [hush]);

  const seat = typeof target === 'number' ? target : undefined;
  const covered = seat !== undefined && coversHands && !open;
  const sayTap = (card: CardName, after: Position) => {
    const counts = countsOf(after, orientation);
    const [there = [], came, went, count] =
      target === 'table'
        ? ([after.laid, 'laid', 'lifted', counts.table] as const)
        : target === 'deck'
          ? ([after.deck, 'ordered', 'disordered', counts.deck] as const)
          : ([after.hands[target], 'held', 'dropped', counts.hands[target]] as const);
    say(
      t(`said.${there.includes(card) ? came : went}`, {
        card: cardTextFirst(t, card),
        name: names[seat ?? 0],
        count,
      }),
    );
  };
  return {
    target,
    choose: (next) => {
      hush();
      turnTo(next);
    },
    covered,
    setCovered: (cover) => {
      setOpen(!cover);
      setEntered(undefined);
      setRefusal(undefined);
      if (!cover) return;
      // The announcement and the cursor would give the hand away.
      hush();
      setCursor(firstCell);
      say(t('said.hidden', { name: names[seat ?? 0] }));
    },
    setOrdered: (isOrdered) => {
      hush();
      setAside(position.deck);
      onChange({ ...position, deck: isOrdered ? (aside ?? []) : undefined });
      turnTo(isOrdered ? 'deck' : target === 'deck' ? 'table' : target);
    },
    cursor,
    setCursor,
    tap: (card) => {
      setCursor(card);
      if (covered) {
        setRefusal({ code: 'kubo/tap-covered' });
        return;
      }
      const result = tapped(position, orientation, target, card);
      setRefusal(result.ok ? undefined : result.problem);
      if (!result.ok) return;
      if (seat !== undefined) setEntered(result.value.hands[seat]?.join());
      onChange(result.value);
      sayTap(card, result.value);
    },
    refusal,
  };
}
