import { useLocation } from 'wouter';
import { UndoLine } from '#renderer/controls/index.ts';
import type { Choices, Printable } from '../sheet-choices.ts';
import { findPrintable, type OwnSet } from '../use-own-set.ts';
import { PresetRow } from './PresetRow.tsx';
import type { ChoiceStep } from './studio-options.ts';
import type { DescribedStep, ProductChoices, Studio } from './use-studio.ts';
import { useTranslation } from 'react-i18next';
import type { Option, OptionValue } from '#shared/options/index.ts';
import { cutterOptions } from '#shared/printers/index.ts';
import { useValueText } from '../OptionRow.tsx';

export interface ChoicesHeadProps {
  readonly product: Printable;
  readonly own: OwnSet | undefined;
  readonly studio: Studio;
  readonly chosen: ProductChoices;
  readonly onChange: () => void;
}

export function ChoicesHead({ product, own, studio, chosen, onChange }: ChoicesHeadProps) {
  const [, go] = useLocation();
  const text = useStepText(product, own);
  const { lastStep, nextStep } = studio;
  const goTo = (made: DescribedStep | undefined, move: () => void) => {
    if (made === undefined) return undefined;
    move();
    onChange();
    const name = made.step.kind === 'product' ? made.step.product : product.name;
    if (name !== product.name && findPrintable(name, own) !== undefined) go(`/print/${name}`);
    return text(made);
  };
  return (
    <>
      <UndoLine
        lastStep={lastStep && text(lastStep)}
        nextStep={nextStep && text(nextStep)}
        onUndo={() => goTo(lastStep, studio.undo)}
        onRedo={() => goTo(nextStep, studio.redo)}
      />
      <PresetRow
        product={product}
        choices={chosen.choices}
        onChoose={(choices: Choices, change: ChoiceStep) => {
          chosen.choose(choices, change);
          onChange();
        }}
      />
    </>
  );
}

function useStepText(shown: Printable, own: OwnSet | undefined): (made: DescribedStep) => string {
  const { t } = useTranslation('print');
  const printValue = useValueText('print');
  const cutterValue = useValueText('cutter');

  const withValue = (label: string, value: string) =>
    value === '' ? label : t('step.option', { label, value });
  const ofProduct = (change: ChoiceStep, options: readonly Option[], chosen: Chosen): string => {
    if (change.kind === 'preset') return t('step.preset', { name: change.name });
    if (change.kind !== 'option') return t(`step.${change.kind}`);
    const option = options.find(({ name }) => name === change.option);
    const label = t(`option:print.${change.option}.label`);
    return option === undefined
      ? label
      : withValue(label, printValue(option, chosen?.[option.name] ?? option.default));
  };
  return ({ step, after }) => {
    switch (step.kind) {
      case 'printer':
        return t(`step.printer.${step.change}`);
      case 'cutter': {
        const option = cutterOptions.find(({ name }) => name === step.option) ?? cutterOptions[0];
        const label = t(`option:cutter.${step.option}.label`);
        return t('step.cutter', { label, value: cutterValue(option, after.cutter[step.option]) });
      }
      case 'product': {
        const product = findPrintable(step.product, own);
        const text = ofProduct(step.change, product?.options ?? [], after.choices[step.product]);
        if (product === undefined || step.product === shown.name) return text;
        const kind = product.group === 'solids' ? 'solids' : 'products';
        return t('step.of', { product: t(`option:print.${kind}.${product.template}.title`), step: text });
      }
    }
  };
}

type Chosen = Readonly<Record<string, OptionValue>> | undefined;
