import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, TextField } from '#renderer/controls/index.ts';

export interface CubesControlProps {
  readonly label: string;
  readonly count: number;
  /** Numbers and ranges, as `37, 52, 60-65`; empty for every cube. */
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
  readonly describedBy: string;
  readonly wrong: boolean;
}

/** Asks for numbers only if some cubes are printed again. */
export function CubesControl({ label, count, lines, onChange, describedBy, wrong }: CubesControlProps) {
  const { t } = useTranslation('print');
  const id = useId();
  const [text, setText] = useState(lines.join(', '));
  const [some, setSome] = useState(text !== '');
  const given = lines.join(', ');
  const [told, setTold] = useState(given);
  // The choice was changed on the sheets themselves.
  if (given !== told) {
    setTold(given);
    setText(given);
    setSome(given !== '');
  }
  const choose = (wanted: boolean, numbers: string) => {
    setTold(wanted && numbers.trim() !== '' ? numbers : '');
    setSome(wanted);
    setText(numbers);
    onChange(wanted && numbers.trim() !== '' ? [numbers] : []);
  };
  return (
    <>
      <Choice
        label={label}
        value={some ? 'some' : 'all'}
        choices={[
          { value: 'all', label: t('cubes.all', { count }) },
          { value: 'some', label: t('cubes.some') },
        ]}
        onChange={(value) => {
          choose(value === 'some', text);
        }}
        describedBy={describedBy}
      />
      {some && (
        <>
          <TextField
            label={t('cubes.numbers')}
            placeholder={t('cubes.example')}
            value={text}
            onChange={(numbers) => {
              choose(true, numbers);
            }}
            aria-describedby={`${describedBy} ${id}`}
            wrong={wrong}
          />
          {text.trim() === '' && (
            <p id={id} className="small soft">
              {t('cubes.none', { count })}
            </p>
          )}
        </>
      )}
    </>
  );
}
