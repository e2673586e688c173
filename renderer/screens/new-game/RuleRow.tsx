import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionControl, useOptionSays, type OptionValue } from '#renderer/controls/index.ts';
import type { Option } from '#shared/options/index.ts';

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
  readonly option: Option;
  readonly value: OptionValue;
  readonly onChange: (name: string, value: OptionValue) => void;
  readonly children?: ReactNode;
}

/** A row for a switch of the game itself. */
export function SwitchRow({ option, value, onChange, children }: SwitchRowProps) {
  const { t } = useTranslation('option');
  const says = useOptionSays('alphacubes');
  return (
    <RuleRow
      label={t(`option:alphacubes.${option.name}.label`)}
      says={says(option, value)}
      wide={option.kind === 'lines'}
    >
      {(describedBy) => (
        <>
          <OptionControl
            group="alphacubes"
            option={option}
            value={value}
            onChange={(next) => {
              onChange(option.name, next);
            }}
            describedBy={describedBy}
          />
          {children}
        </>
      )}
    </RuleRow>
  );
}
