import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, ProblemNotice, Select } from '#renderer/controls/index.ts';
import { PositionSection, useSeatNames } from '#renderer/table/index.ts';
import {
  cornersOf,
  kubo,
  layersOf,
  looseCards,
  roundsAtMost,
  type KuboSetUp,
  type Orientation,
} from '#shared/games/kubo/index.ts';
import type { PositionFormProps, PositionEntry, PositionTable } from '../../index.ts';
import { Felts } from '../felts/Felts.tsx';
import type { ShownTable } from '../standing.ts';
import { cardsText, useTexts } from '../texts.ts';
import { countsOf, fitted, placeOf, deckProblem, type Counts, type Target } from './entering.ts';
import { DeckChoice, DeckOrder } from './DeckOrder.tsx';
import { HeldCards } from './HeldCards.tsx';
import { factOf, SeatFacts } from './SeatFacts.tsx';
import { useEntering } from './use-entering.ts';
import './position.css';

export function PositionForm(props: PositionFormProps<KuboSetUp>) {
  const { entered, players, options, coversHands, problem, fault, onChange, onWrong } = props;
  const { t } = useTranslation('kuboPosition');
  const tt = useTexts();
  const agreed = useMemo(() => kubo.optionsSchema.parse(options), [options]);
  const { orientation, match } = agreed;
  const seats = players.length;
  // A refusal of a card stands as long as this is the same position.
  const position = useMemo(() => fitted(entered, seats, orientation), [entered, seats, orientation]);
  const names = useSeatNames(players);
  const entering = useEntering({ position, orientation, names, coversHands, problem, onChange });
  const { target, covered, refusal } = entering;
  const counts = countsOf(position, orientation);
  const { deck = [] } = position;
  const there = target === 'table' ? [] : target === 'deck' ? deck : (position.hands[target] ?? []);
  const standing: ShownTable = {
    layers: layersOf(orientation),
    table: [...cornersOf(orientation), ...position.laid],
    laid: [],
    picked: covered ? [] : there,
    entering: target === 'deck' ? 'deck' : 'hand',
  };
  const loose = looseCards(orientation, position.laid);
  const said = problem ?? fault;
  const wrong = placeOf(said);
  const says = useId();
  const chooser = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (placeOf(problem) !== undefined) chooser.current?.querySelector<HTMLElement>(chosen)?.focus();
    const fact = factOf(problem);
    if (fact !== undefined) {
      chooser.current
        ?.closest('.kubo-position')
        ?.querySelector<HTMLElement>(`[data-part="${fact}"] input`)
        ?.focus();
    }
  }, [problem]);
  return (
    <PositionSection className="kubo kubo-position" title={t('title')}>
      <p className="small soft">{t('intro')}</p>
      <div className="kubo-position-cards">
        <div ref={chooser} className="kubo-position-where">
          <Targets
            names={names}
            counts={counts}
            target={target}
            isOrdered={position.deck !== undefined}
            onChoose={entering.choose}
            describedBy={wrong === undefined ? undefined : says}
          />
          {said === undefined || wrong === undefined ? null : (
            <ProblemNotice
              id={says}
              alert={problem !== undefined}
              problem={said}
              says={typeof wrong === 'number' ? t('hand.none', { name: names[wrong] }) : undefined}
            />
          )}
          {refusal === undefined ? null : <ProblemNotice problem={refusal} />}
        </div>
        {target === 'deck' ? (
          <DeckOrder cards={deck} left={counts.left} onTakeBack={entering.tap} />
        ) : target === 'table' ? null : (
          <HeldCards
            key={target}
            name={names[target] ?? ''}
            cards={there}
            layers={standing.layers}
            coversHands={coversHands}
            covered={covered}
            onCover={entering.setCovered}
            onTakeBack={entering.tap}
            onOrder={(cards) => onChange({ ...position, hands: position.hands.with(target, cards) })}
          />
        )}
        <Felts
          standing={standing}
          cursor={entering.cursor}
          onCursor={entering.setCursor}
          onPick={entering.tap}
        />
      </div>
      {loose.length === 0 ? null : <p>{t('loose', { cards: cardsText(tt, loose) })}</p>}
      <p>
        <b>{t('left', { count: counts.left })}</b>
      </p>
      {counts.left === 0 && position.deck === undefined ? null : (
        <DeckChoice isOrdered={position.deck !== undefined} onOrdered={entering.setOrdered} />
      )}
      <SeatFacts
        position={position}
        names={names}
        rounds={match === 'one' ? undefined : roundsAtMost(agreed)}
        isDeckEmpty={counts.left === 0}
        problem={said}
        onChange={onChange}
        onWrong={onWrong}
      />
    </PositionSection>
  );
}

const chosen = 'input:checked, select';

interface TargetsProps {
  readonly names: readonly string[];
  readonly counts: Counts;
  readonly target: Target;
  readonly isOrdered: boolean;
  readonly onChoose: (target: Target) => void;
  readonly describedBy: string | undefined;
}

function Targets({ names, counts, target, isOrdered, onChoose, describedBy }: TargetsProps) {
  const { t } = useTranslation('kuboPosition');
  const choices = [
    { value: 'table', label: t('target.table', { count: counts.table }) },
    ...names.map((name, seat) => ({
      value: String(seat),
      label: t('target.hand', { name, count: counts.hands[seat] }),
    })),
    ...(isOrdered
      ? [{ value: 'deck', label: t('target.deck', { count: counts.deck, left: counts.left }) }]
      : []),
  ];
  const Control = choices.length > 5 || names.join('').length > 44 ? Select : Choice;
  return (
    <Control
      label={t('target.label')}
      value={String(target)}
      choices={choices}
      onChange={(value) => onChoose(value === 'table' || value === 'deck' ? value : Number(value))}
      describedBy={describedBy}
    />
  );
}

export const kuboPosition: PositionEntry<KuboSetUp> = {
  fitted: (entered, table) => fitted(entered, table.players.length, orientationOf(table)),
  missing: (entered, table) =>
    deckProblem(fitted(entered, table.players.length, orientationOf(table)), orientationOf(table)),
  says: (problem) => placeOf(problem) !== undefined || factOf(problem) !== undefined,
  Form: PositionForm,
};

function orientationOf({ options }: PositionTable): Orientation {
  return kubo.optionsSchema.parse(options).orientation;
}
