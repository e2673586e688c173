import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, ProblemNotice, Select } from '#renderer/controls/index.ts';
import { Fact, SeatFact, useEntryText } from '#renderer/table/index.ts';
import { corners, dieName, rowsOf, squareName } from '#shared/games/kubagram/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import { formatSquares, readDice } from './entry-text.ts';
import { EntryLine } from './EntryLine.tsx';
import { diceFor, type EntryPlaces } from './entering.ts';

interface FactsProps {
  readonly places: EntryPlaces;
  readonly names: readonly string[];
}

export function Stage({ places }: Pick<FactsProps, 'places'>) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, onChange } = places;
  const { corner } = entered;
  const stage = corner === undefined ? 'filled' : 'underWay';
  return (
    <>
      <Fact label={t('stage.label')} says={t(`stage.says.${stage}`)}>
        {(describedBy) => (
          <Choice
            label={t('stage.label')}
            value={stage}
            choices={(['filled', 'underWay'] as const).map((value) => ({
              value,
              label: t(`stage.${value}`),
            }))}
            onChange={(value) => onChange({ ...entered, corner: value === 'filled' ? undefined : 0 })}
            describedBy={describedBy}
          />
        )}
      </Fact>
      {corner === undefined ? null : (
        <Fact label={t('corner.label')} says={t('corner.says')}>
          {(describedBy) => (
            <Choice
              label={t('corner.label')}
              value={String(corner)}
              choices={corners.map((one) => ({
                value: String(one),
                label: squareName(rowsOf(one)[0]?.[0] ?? 0),
              }))}
              onChange={(value) =>
                onChange({ ...entered, corner: corners.find((one) => String(one) === value) })
              }
              describedBy={describedBy}
            />
          )}
        </Fact>
      )}
    </>
  );
}

export function First({ places: { entered, onChange }, names }: FactsProps) {
  const { t } = useTranslation('kubagramPosition');
  if (names.length === 1 || entered.drawn?.some(({ length }) => length > 0) === true) return null;
  return (
    <SeatFact
      label={t('first.label')}
      says={t('first.says')}
      names={names}
      seat={entered.first}
      none={t('first.draw')}
      onChange={(seat) => onChange({ ...entered, first: seat })}
    />
  );
}

export function UnderWay({ places, names }: FactsProps) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, onChange } = places;
  return (
    <>
      <Central places={places} />
      {names.length === 1 ? null : (
        <>
          <SeatFact
            label={t('turn.label')}
            says={t('turn.says')}
            names={names}
            seat={entered.turn ?? 0}
            onChange={(seat = 0) => onChange({ ...entered, turn: seat })}
          />
          <Handed places={places} />
        </>
      )}
      <Fact label={t('jokers.label')} says={t('jokers.says')}>
        {() => (
          <div className="kubagram-position-jokers">
            {jokers.map((at) => (
              <Joker key={at} at={at} places={places} names={names} />
            ))}
          </div>
        )}
      </Fact>
    </>
  );
}

function Central({ places }: Pick<FactsProps, 'places'>) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, set } = places;
  const value = entered.central ?? [];
  const dice = diceFor(places, value);
  const entry = useEntryText({
    value,
    read: (text) => readDice(text, dice, mostCentral),
    format: (central) => formatSquares(set, central),
    onChange: (central) => places.onChange({ ...entered, central }),
    problem: places.problemAt('central'),
    onWrong: (wrong) => places.onWrong('central', wrong),
  });
  return (
    <Fact label={t('central.label')} says={t('central.says', { count: value.length })}>
      {(describedBy) => (
        <EntryLine entry={entry} field="central" label={t('central.label')} describedBy={describedBy} />
      )}
    </Fact>
  );
}

const mostCentral = 108;

function Handed({ places }: Pick<FactsProps, 'places'>) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, set } = places;
  const value = entered.handed === undefined ? [] : [entered.handed];
  const dice = diceFor(places, value);
  const entry = useEntryText({
    value,
    read: (text) => readDice(text, dice, 1),
    format: (handed) => formatSquares(set, handed),
    onChange: ([handed]) => places.onChange({ ...entered, handed }),
    problem: places.problemAt('handed'),
    onWrong: (wrong) => places.onWrong('handed', wrong),
  });
  return (
    <Fact label={t('handed.label')} says={t('handed.says')}>
      {(describedBy) => (
        <EntryLine entry={entry} field="handed" label={t('handed.label')} describedBy={describedBy} />
      )}
    </Fact>
  );
}

const jokers = [105, 106, 107] as const;
const notAside = 'not';

function Joker({ at, places, names }: FactsProps & { readonly at: number }) {
  const { t } = useTranslation('kubagramPosition');
  const { entered, set, onChange } = places;
  const die = cubeId(at);
  const name = dieName(set, die);
  const field = `joker ${name}` as const;
  const problem = places.problemAt(field);
  const says = useId();
  const holder = (entered.jokers ?? []).findIndex((aside) => aside.includes(die));
  return (
    <div data-field={field} className="kubagram-position-joker">
      <span aria-hidden>{name}</span>
      <Select
        label={t('jokers.joker', { name })}
        value={holder < 0 || holder >= names.length ? notAside : String(holder)}
        choices={[
          { value: notAside, label: t('jokers.not') },
          ...names.map((one, seat) => ({ value: String(seat), label: t('jokers.by', { name: one }) })),
        ]}
        onChange={(seat) => {
          const others = names.map((_, one) =>
            (entered.jokers?.[one] ?? []).filter((joker) => joker !== die),
          );
          onChange({
            ...entered,
            jokers: others.map((aside, one) => (String(one) === seat ? [...aside, die] : aside)),
          });
        }}
        describedBy={problem === undefined ? undefined : says}
      />
      {problem === undefined ? null : <ProblemNotice id={says} problem={problem} />}
    </div>
  );
}
