import { useTranslation } from 'react-i18next';
import { Button, OptionControl, Select, type OptionValue } from '#renderer/controls/index.ts';
import type { GameId } from '#shared/games/index.ts';
import {
  clockOptions,
  clockSettings,
  optionsInUse,
  sandOption,
  type ClockOptions,
  type Option,
} from '#shared/options/index.ts';
import { RuleRow } from './RuleRow.tsx';
import type { OptionValues } from './setup-form.ts';

export interface ClockRowProps {
  readonly id: GameId;
  /** The game's own options: one with sand in its rules offers none as a courtesy. */
  readonly offered: readonly Option[];
  readonly options: OptionValues;
  readonly onChange: (name: string, value: OptionValue) => void;
  readonly onWrong: (name: string, wrong: boolean) => void;
}

const sandMinutes = 2;

/** All of the table's clock is one row, with one line of consequence (P16). */
export function ClockRow({ id, offered, options, onChange, onWrong }: ClockRowProps) {
  const { t } = useTranslation('newGame');
  const says = useClockSays();
  const hasSand = clockSettings(options as ClockOptions).sandMs > 0;
  const shown = [...optionsInUse<Option>(clockOptions, options), ...(hasSand ? [sandOption] : [])];
  const maySand = offered.some(({ name }) => name === sandOption.name);
  return (
    <RuleRow
      wide
      label={t(`option:${id}.clock.label`)}
      says={says(options as ClockOptions)}
      after={
        maySand ? (
          <Button
            look="link"
            onClick={() => {
              onChange(sandOption.name, hasSand ? 0 : sandMinutes * 60);
            }}
          >
            {t(hasSand ? 'clock.noSand' : 'clock.addSand')}
          </Button>
        ) : null
      }
    >
      {(describedBy) =>
        shown.map((option) =>
          option.name === 'clockOver' ? (
            <OverChoice
              key={option.name}
              id={id}
              options={options}
              onChange={onChange}
              describedBy={describedBy}
            />
          ) : (
            <OptionControl
              key={option.name}
              group={id}
              option={option}
              value={options[option.name] ?? option.default}
              onChange={(value) => {
                onChange(option.name, value);
              }}
              onWrong={(wrong) => {
                onWrong(option.name, wrong);
              }}
              describedBy={describedBy}
            />
          ),
        )
      }
    </RuleRow>
  );
}

/** In a list, so that the row stays one line. */
function OverChoice({
  id,
  options,
  onChange,
  describedBy,
}: Pick<ClockRowProps, 'id' | 'options' | 'onChange'> & { readonly describedBy: string }) {
  const { t } = useTranslation('option');
  const { over } = clockSettings(options as ClockOptions);
  return (
    <Select
      className="clock-over"
      label={t(`option:${id}.clockOver.label`)}
      value={over}
      choices={overs.map((value) => ({ value, label: t(`option:${id}.clockOver.choices.${value}`) }))}
      onChange={(value) => {
        onChange('clockOver', value);
      }}
      describedBy={describedBy}
    />
  );
}

const overs = ['cost', 'loses', 'ends'] as const;

function useClockSays(): (options: ClockOptions) => string {
  const { t } = useTranslation('newGame');
  return (options) => {
    const { clock, turnMs, gameMs, addsMs, over, sandMs } = clockSettings(options);
    const sand = sandMs === 0 ? [] : [t('clock.sand', { time: minutesText(sandMs) })];
    return [...ofClock(), ...sand].join(' ');
    function ofClock(): readonly string[] {
      if (clock === 'none') return [t('clock.none')];
      if (clock === 'turn') return [t('clock.turn', { count: turnMs / 1000 })];
      const adds = addsMs === 0 ? [] : [t('clock.adds', { count: addsMs / 1000 })];
      return [t('clock.each', { count: gameMs / 60_000 }), ...adds, t(`clock.${over}`)];
    }
  };
}

function minutesText(ms: number): string {
  const seconds = ms / 1000;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function isClockOption(name: string): boolean {
  return name === sandOption.name || clockOptions.some((option) => option.name === name);
}
