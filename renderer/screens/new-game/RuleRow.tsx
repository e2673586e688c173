import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionControl, useOptionSays, type OptionValue } from '#renderer/controls/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { Option } from '#shared/options/index.ts';
import { GameOptionCheck } from './game-parts.tsx';
import type { OptionValues } from './setup-form.ts';

export interface RuleRowProps {
  readonly label: string;
  readonly says: string;
  /** Lines of text take the room of control and consequence both. */
  readonly wide?: boolean;
  /** What can be done about it, behind what it comes to. */
  readonly after?: ReactNode;
  readonly children: (describedBy: string) => ReactNode;
}

/** A house rule: its name, its choices, what it comes to. */
export function RuleRow({ label, says, wide = false, after, children }: RuleRowProps) {
  const id = useId();
  return (
    <div className={wide ? 'rule-row rule-row--wide' : 'rule-row'}>
      <span className="rule-name">{label}</span>
      <div className="rule-control">{children(id)}</div>
      <div className="rule-says small soft">
        <p id={id}>{says}</p>
        {after}
      </div>
    </div>
  );
}

export interface SwitchRowProps {
  readonly game: GameId;
  readonly option: Option;
  readonly options: OptionValues;
  readonly onChange: (name: string, value: OptionValue) => void;
  readonly onWrong: (name: string, wrong: boolean) => void;
}

/** A row for a switch of the game itself. */
export function SwitchRow({ game, option, options, onChange, onWrong }: SwitchRowProps) {
  const { t } = useTranslation('option');
  const says = useOptionSays(game);
  const { name } = option;
  const value = options[name] ?? option.default;
  return (
    <RuleRow
      label={t(`option:${game}.${name}.label`)}
      says={says(option, value)}
      wide={option.kind === 'lines'}
    >
      {(describedBy) => (
        <>
          <OptionControl
            group={game}
            option={option}
            value={value}
            onChange={(next) => {
              onChange(name, next);
            }}
            onWrong={(wrong) => {
              onWrong(name, wrong);
            }}
            describedBy={describedBy}
          />
          <GameOptionCheck id={game} name={name} options={options} />
        </>
      )}
    </RuleRow>
  );
}
