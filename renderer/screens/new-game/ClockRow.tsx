import { useTranslation } from 'react-i18next';
import { Button, OptionControl, useOptionSays, type OptionValue } from '#renderer/controls/index.ts';
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
  const says = useOptionSays(id);
  const valueOf = (option: Option) => options[option.name] ?? option.default;
  const hasSand = clockSettings(options as ClockOptions).sandMs > 0;
  const shown = optionsInUse<Option>(clockOptions, options);
  const said = [...shown, ...(hasSand ? [sandOption] : [])].map((option) => says(option, valueOf(option)));
  const maySand = offered.some(({ name }) => name === sandOption.name);
  const controlOf = (option: Option, describedBy?: string) => (
    <OptionControl
      key={option.name}
      group={id}
      option={option}
      value={valueOf(option)}
      onChange={(value) => {
        onChange(option.name, value);
      }}
      onWrong={(wrong) => {
        onWrong(option.name, wrong);
      }}
      describedBy={describedBy}
      // So the row stays one line.
      asList={option.name === 'clockOver'}
    />
  );
  return (
    <RuleRow
      wide
      label={t(`option:${id}.clock.label`)}
      says={said.filter((text) => text !== '').join(' ')}
      after={
        maySand ? (
          <span className="clock-sand">
            {hasSand ? controlOf(sandOption) : null}
            <Button
              look="link"
              onClick={() => {
                onChange(sandOption.name, hasSand ? 0 : sandMinutes * 60);
              }}
            >
              {hasSand ? t('clock.noSand') : t('clock.addSand', { count: sandMinutes })}
            </Button>
          </span>
        ) : null
      }
    >
      {(describedBy) => shown.map((option) => controlOf(option, describedBy))}
    </RuleRow>
  );
}

export function isClockOption(name: string): boolean {
  return name === sandOption.name || clockOptions.some((option) => option.name === name);
}
