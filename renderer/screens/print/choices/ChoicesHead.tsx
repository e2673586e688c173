import { useLocation } from 'wouter';
import { UndoLine } from '#renderer/controls/index.ts';
import type { Choices, Printable } from '../sheet-choices.ts';
import { findPrintable, type OwnSet } from '../use-own-set.ts';
import { PresetRow } from './PresetRow.tsx';
import { useStepText } from './step-text.ts';
import type { ChoiceStep } from './studio-options.ts';
import type { Made, ProductChoices, Studio } from './use-studio.ts';

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
  const goTo = (made: Made | undefined, move: () => void) => {
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
