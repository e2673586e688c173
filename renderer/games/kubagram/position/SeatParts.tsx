import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberStepper, Toggle } from '#renderer/controls/index.ts';
import { SeatName, useEntryText } from '#renderer/table/index.ts';
import { typed, valueOfWord, type SetUpShown, type SetUpWord } from '#shared/games/kubagram/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { formatSquares, formatWords, readDice, readWords } from './entry-text.ts';
import { EntryLine } from './EntryLine.tsx';
import { diceFor, type EntryPlaces } from './entering.ts';

export interface SeatPartsProps {
  readonly places: EntryPlaces;
  readonly names: readonly string[];
  readonly isChallenged: boolean;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

export function SeatParts({ places, names, isChallenged, onWrong }: SeatPartsProps) {
  const { t } = useTranslation('kubagramPosition');
  const isAlone = names.length === 1;
  const isUnderWay = places.entered.corner !== undefined;
  if (isAlone && !isUnderWay) return null;
  return (
    <>
      {isUnderWay ? <p className="small soft">{t('words.how')}</p> : null}
      {names.map((name, seat) => (
        <div key={seat} role="group" aria-label={name} className="kubagram-position-seat">
          <SeatName seat={seat} name={<b>{name}</b>} />
          {isUnderWay ? <Words {...{ places, seat, name }} /> : null}
          {isAlone ? null : <Drawn {...{ places, seat, name }} />}
          {isUnderWay ? <Further {...{ places, seat, name, isAlone, isChallenged, onWrong }} /> : null}
        </div>
      ))}
    </>
  );
}

interface SeatProps {
  readonly places: EntryPlaces;
  readonly seat: number;
  readonly name: string;
}

function Words({ places, seat, name }: SeatProps) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, set } = places;
  const field = `words ${seat}` as const;
  const value = entered.words?.[seat] ?? [];
  const dice = diceFor(
    places,
    value.flatMap((word) => word.dice),
  );
  const entry = useEntryText({
    value,
    read: (text) => readWords(text, dice),
    format: (words) => formatWords(set, words),
    onChange: (words) => places.onChange({ ...entered, words: bySeat(entered.words, seat, words, []) }),
    problem: places.problemAt(field),
    onWrong: (wrong) => places.onWrong(field, wrong),
  });
  const says = useId();
  const points = value.map((word) => pointsOf(set, word));
  return (
    <>
      <span>{t('words.label')}</span>
      <EntryLine
        entry={entry}
        field={field}
        label={t('words.of', { name })}
        describedBy={value.length === 0 ? undefined : says}
        long
      >
        {value.length === 0 ? null : (
          <span id={says} className="small soft">
            {t('words.points', {
              words: value.map(({ dice: shown }, at) => `${spelledOut(shown)} ${points[at]}`).join(', '),
              count: points.reduce((sum, one) => sum + one, 0),
            })}
          </span>
        )}
      </EntryLine>
    </>
  );
}

function pointsOf(set: EntryPlaces['set'], { dice, parts = 1 }: SetUpWord): number {
  const shown = dice.map(({ die = anyDie, letter }) => ({ die, letter }));
  return valueOfWord(set, { dice: shown, parts, extended: false }).total;
}

const anyDie = cubeId(0);

function spelledOut(dice: readonly SetUpShown[]): string {
  return dice.map(({ letter }) => typed(letter)).join('');
}

function Drawn({ places, seat, name }: SeatProps) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, set } = places;
  const field = `drawn ${seat}` as const;
  const value = entered.drawn?.[seat] ?? [];
  const dice = diceFor(places, value);
  const entry = useEntryText({
    value,
    read: (text) => readDice(text, dice, mostDrawn),
    format: (drawn) => formatSquares(set, drawn),
    onChange: (drawn) => places.onChange({ ...entered, drawn: bySeat(entered.drawn, seat, drawn, []) }),
    problem: places.problemAt(field),
    onWrong: (wrong) => places.onWrong(field, wrong),
  });
  const says = useId();
  return (
    <>
      <span>{t('drawn.label')}</span>
      <EntryLine entry={entry} field={field} label={t('drawn.of', { name })} describedBy={says}>
        <span id={says} className="small soft">
          {t('drawn.says')}
        </span>
      </EntryLine>
    </>
  );
}

const mostDrawn = 12;

interface FurtherProps extends SeatProps {
  readonly isAlone: boolean;
  readonly isChallenged: boolean;
  readonly onWrong: (field: string, wrong: boolean) => void;
}

function Further({ places, seat, name, isAlone, isChallenged, onWrong }: FurtherProps) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, onChange } = places;
  return (
    <>
      {isAlone ? null : (
        <>
          <span>{t('skipped.label')}</span>
          <Toggle
            label={t('skipped.of', { name })}
            value={entered.skipped?.[seat] ?? false}
            onLabel={t('skipped.yes')}
            offLabel={t('skipped.no')}
            onChange={(skipped) =>
              onChange({ ...entered, skipped: bySeat(entered.skipped, seat, skipped, false) })
            }
          />
        </>
      )}
      {isChallenged ? (
        <>
          <span>{t('lost.label')}</span>
          <div>
            <NumberStepper
              label={t('lost.of', { name })}
              value={entered.penalties?.[seat] ?? 0}
              range={lostRange}
              onChange={(lost) =>
                onChange({ ...entered, penalties: bySeat(entered.penalties, seat, lost, 0) })
              }
              onWrong={(wrong) => onWrong(`lost ${seat}`, wrong)}
            />
          </div>
        </>
      ) : null}
    </>
  );
}

const lostRange = { min: 0, max: 10_000, step: 5, whole: true } as const;

function bySeat<T>(list: readonly T[] | undefined, seat: number, one: T, none: T): readonly T[] {
  const before = list ?? [];
  return Array.from({ length: Math.max(before.length, seat + 1) }, (_, at) =>
    at === seat ? one : (before[at] ?? none),
  );
}
