import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, NumberStepper, ProblemNotice, Select, TextField, Toggle } from '#renderer/controls/index.ts';
import { SeatName, useEntryText, wholeRange } from '#renderer/table/index.ts';
import { cubeName, handSize, setOf, type AlphacubesOptions } from '#shared/games/alphacubes/index.ts';
import { cubeId, type CubeId, type Problem } from '#shared/kernel/index.ts';
import {
  formatHand,
  heldIn,
  leftOf,
  mayBeOut,
  mayMiss,
  placeOf,
  readHand,
  type Position,
} from './entering.ts';

export interface SeatFactsProps {
  readonly position: Position;
  readonly names: readonly string[];
  readonly options: AlphacubesOptions;
  readonly coversHands: boolean;
  readonly problem: Problem | undefined;
  readonly onHand: (seat: number, cubes: readonly CubeId[]) => void;
  readonly onChange: (position: Position) => void;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

const mostPoints = 10_000;
const mostMissed = 20;

/** What each player holds and has; one hand at a time is open where hands are covered. */
export function SeatFacts(props: SeatFactsProps) {
  const { position, names, options, coversHands, problem, onChange, onWrong } = props;
  const { t } = useTranslation('alphacubesPosition');
  const [open, setOpen] = useState<number>();
  const { scores, missed, out } = position;
  return names.map((name, at) => (
    <div key={at} role="group" aria-label={name} className="alphacubes-position-seat">
      <SeatName seat={at} name={<b>{name}</b>} />
      <span>{t('hand.label')}</span>
      <Hand
        {...props}
        seat={at}
        name={name}
        isCovered={coversHands && open !== at && (position.hands[at]?.length ?? 0) > 0}
        onOpen={(isOpen) => setOpen(isOpen ? at : undefined)}
      />
      <span>{t('facts.points')}</span>
      <div>
        <NumberStepper
          label={t('positionEditor:facts.pointsOf', { name })}
          value={scores[at] ?? 0}
          range={wholeRange(-mostPoints, mostPoints)}
          onChange={(points) => onChange({ ...position, scores: scores.with(at, points) })}
          onWrong={(wrong) => onWrong(`points ${at}`, wrong)}
        />
      </div>
      {mayMiss(options) ? (
        <>
          <span>{t('facts.missed')}</span>
          <div>
            <NumberStepper
              label={t('facts.missedOf', { name })}
              value={missed[at] ?? 0}
              range={wholeRange(0, mostMissed)}
              onChange={(turns) => onChange({ ...position, missed: missed.with(at, turns) })}
              onWrong={(wrong) => onWrong(`missed ${at}`, wrong)}
            />
          </div>
        </>
      ) : null}
      {mayBeOut(options) ? (
        <>
          <span>{t('facts.out')}</span>
          <div data-part={`out ${at}`}>
            <Toggle
              label={t('facts.outOf', { name })}
              value={out[at] ?? false}
              onLabel={t('facts.yes')}
              offLabel={t('facts.no')}
              onChange={(isOut) => onChange({ ...position, out: out.with(at, isOut) })}
            />
            {problem === undefined || placeOf(problem) !== `out ${at}` ? null : (
              <ProblemNotice problem={problem} />
            )}
          </div>
        </>
      ) : null}
    </div>
  ));
}

interface HandProps extends SeatFactsProps {
  readonly seat: number;
  readonly name: string;
  readonly isCovered: boolean;
  readonly onOpen: (open: boolean) => void;
}

function Hand(props: HandProps) {
  const { position, seat, name, isCovered, coversHands, onOpen } = props;
  const { t } = useTranslation('alphacubesPosition');
  const count = position.hands[seat]?.length ?? 0;
  return (
    <div className="alphacubes-position-hand" data-part={`hand ${seat}`}>
      {isCovered ? <span className="soft">{t('hand.covered', { count })}</span> : <OpenHand {...props} />}
      {coversHands && count > 0 ? (
        <Button size="small" onClick={() => onOpen(isCovered)}>
          {t(isCovered ? 'hand.show' : 'hand.hide', { name })}
        </Button>
      ) : null}
    </div>
  );
}

function OpenHand({ position, seat, name, options, problem, onHand, onWrong, onOpen }: HandProps) {
  const { t } = useTranslation('alphacubesPosition');
  const set = setOf(options);
  const says = useId();
  const field = `hand ${seat}` as const;
  const hand = position.hands[seat] ?? [];
  const elsewhere = heldIn(position.hands.with(seat, []));
  const change = (cubes: readonly CubeId[]) => {
    // Naming the first cube must not cover the hand that is being named.
    onOpen(true);
    onHand(seat, cubes);
  };
  const entry = useEntryText({
    value: hand,
    read: (text) => readHand(text, set, elsewhere),
    format: (cubes) => formatHand(set, cubes),
    onChange: change,
    problem: placeOf(problem) === field ? problem : undefined,
    onWrong: (wrong) => onWrong(field, wrong),
  });
  const free = set.pieces.map(({ id }) => id).filter((id) => !elsewhere.has(id) && !hand.includes(id));
  const isOut = position.progress.wentOut === seat;
  const about =
    hand.length > 0
      ? t('hand.cubes', { count: hand.length })
      : isOut
        ? t('hand.wentOut')
        : leftOf(position, set).left > 0
          ? t('hand.unknown')
          : '';
  return (
    <>
      <TextField
        label={t('hand.of', { name })}
        value={entry.text}
        placeholder={t('hand.placeholder')}
        autoCapitalize="characters"
        maxLength={200}
        wrong={entry.problem !== undefined}
        aria-describedby={says}
        onChange={entry.type}
        onBlur={entry.leave}
      />
      {hand.length >= handSize ? null : (
        <Select
          label={t('hand.addTo', { name })}
          value=""
          choices={[
            { value: '', label: t('hand.add') },
            ...free.map((id) => ({ value: String(id), label: cubeName(set, id) })),
          ]}
          onChange={(cube) => {
            if (cube !== '') change([...hand, cubeId(Number(cube))]);
          }}
        />
      )}
      <span id={says} className="small soft">
        {about}
      </span>
      {entry.problem === undefined ? null : <ProblemNotice problem={entry.problem} />}
    </>
  );
}
