import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetSet } from '#print-templates/index.ts';
import { Choice, OptionControl, TextField, type OptionControlProps } from '#renderer/controls/index.ts';
import type { Option } from '#shared/options/index.ts';

/** Here 0 stands for the fitting length. Values are starting lengths in millimetres; the sheets give that of `tab`. */
const fitting: Readonly<Record<string, number>> = { tab: 0, boardSquare: 17 };

export interface PrintOptionProps extends Omit<OptionControlProps, 'group'> {
  readonly pieces: number;
  readonly sheets: SheetSet | undefined;
  readonly describedBy: string;
  readonly wrong: boolean;
}

export function PrintOption({ pieces, sheets, ...props }: PrintOptionProps) {
  const { t } = useTranslation('option');
  const { option, value, onChange, describedBy, wrong, onWrong } = props;
  const label = t(`option:print.${option.name}.label`);
  if (option.name === 'cubes') {
    return (
      <CubesControl
        label={label}
        count={pieces}
        lines={Array.isArray(value) ? (value as readonly string[]) : []}
        onChange={onChange}
        describedBy={describedBy}
        wrong={wrong}
      />
    );
  }
  if (option.kind === 'number' && option.name in fitting) {
    return (
      <FittingControl
        label={label}
        option={option}
        width={Number(value)}
        drawn={option.name === 'tab' ? sheets?.facts.tab : fitting[option.name]}
        onChange={onChange}
        onWrong={onWrong}
        describedBy={describedBy}
      />
    );
  }
  return <OptionControl group="print" {...props} />;
}

interface CubesControlProps {
  readonly label: string;
  readonly count: number;
  /** The lines hold numbers and ranges, such as `37, 52, 60-65`; empty for every cube. */
  readonly lines: readonly string[];
  readonly onChange: (lines: readonly string[]) => void;
  readonly describedBy: string;
  readonly wrong: boolean;
}

function CubesControl({ label, count, lines, onChange, describedBy, wrong }: CubesControlProps) {
  const { t } = useTranslation('print');
  const id = useId();
  const [text, setText] = useState(lines.join(', '));
  const [some, setSome] = useState(text !== '');
  const given = lines.join(', ');
  const [told, setTold] = useState(given);
  // The choice was changed elsewhere, namely on the sheets themselves.
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

interface FittingControlProps {
  readonly label: string;
  readonly option: Option & { readonly kind: 'number' };
  /** The width is in millimetres; 0 stands for the length that fits. */
  readonly width: number;
  /** This length, in millimetres, replaces the fitting one when that is given up; undefined while unknown. */
  readonly drawn: number | undefined;
  readonly onChange: (width: number) => void;
  readonly onWrong?: ((wrong: boolean) => void) | undefined;
  readonly describedBy: string;
}

function FittingControl(props: FittingControlProps) {
  const { label, option, width, drawn, onChange, onWrong, describedBy } = props;
  const { t } = useTranslation('print');
  return (
    <>
      <Choice
        label={label}
        value={width === 0 ? 'fitting' : 'own'}
        choices={[
          { value: 'fitting', label: t('fitting.fitting') },
          { value: 'own', label: t('fitting.own') },
        ]}
        onChange={(value) => {
          onChange(value === 'fitting' ? 0 : wholeSteps(drawn ?? 0));
        }}
        describedBy={describedBy}
      />
      {width !== 0 && (
        <OptionControl
          group="print"
          option={{ ...option, min: option.step }}
          value={width}
          onChange={(next) => {
            onChange(Number(next));
          }}
          onWrong={onWrong}
          describedBy={describedBy}
        />
      )}
    </>
  );

  function wholeSteps(least: number): number {
    return Math.max(1, Math.ceil(least / option.step)) * option.step;
  }
}
