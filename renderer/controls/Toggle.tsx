import { Choice } from './Choice.tsx';

export interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly onLabel: string;
  readonly offLabel: string;
  readonly onChange: (value: boolean) => void;
  readonly describedBy?: string | undefined;
}

/** On or off, both said in words: two choices side by side rather than a sliding pill. */
export function Toggle({ label, value, onLabel, offLabel, onChange, describedBy }: ToggleProps) {
  return (
    <Choice
      label={label}
      value={value ? 'on' : 'off'}
      choices={[
        { value: 'on', label: onLabel },
        { value: 'off', label: offLabel },
      ]}
      onChange={(next) => {
        onChange(next === 'on');
      }}
      describedBy={describedBy}
    />
  );
}
