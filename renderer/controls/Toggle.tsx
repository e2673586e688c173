import { Choice } from './Choice.tsx';

export interface ToggleProps {
  readonly label: string;
  readonly value: boolean;
  readonly onLabel: string;
  readonly offLabel: string;
  readonly onChange: (value: boolean) => void;
  readonly describedBy?: string | undefined;
}

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
