import { useTranslation } from 'react-i18next';
import { Choice, OptionControl } from '#renderer/controls/index.ts';
import type { Option } from '#shared/options/index.ts';

export interface FittingControlProps {
  readonly label: string;
  readonly option: Option & { readonly kind: 'number' };
  /** Millimetres; 0 for the length that fits. */
  readonly width: number;
  /** The fitting length in millimetres, if known. */
  readonly drawn: number | undefined;
  readonly onChange: (width: number) => void;
  readonly onWrong?: ((wrong: boolean) => void) | undefined;
  readonly describedBy: string;
}

/** The fitting length or another one; the latter starts at the fitting length, rounded up. */
export function FittingControl(props: FittingControlProps) {
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
