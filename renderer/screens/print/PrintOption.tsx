import { useTranslation } from 'react-i18next';
import type { SheetSet } from '#print-templates/index.ts';
import { OptionControl, type OptionControlProps } from '#renderer/controls/index.ts';
import { CubesControl } from './CubesControl.tsx';
import { FittingControl } from './FittingControl.tsx';

/** Options with 0 for the fitting length; the values are the first own length in millimetres. */
const fitting: Readonly<Record<string, number>> = { tab: 0, boardSquare: 17 };

export interface PrintOptionProps extends Omit<OptionControlProps, 'group'> {
  readonly pieces: number;
  readonly sheets: SheetSet | undefined;
  readonly describedBy: string;
  readonly wrong: boolean;
}

/** Options whose plain value says too little have their own control. */
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
