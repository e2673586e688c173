import type { HintTexts } from '#renderer/table/index.ts';
import { typed, type Hint, type HintStep } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { KubagramTable } from './table-types.ts';

export const hintTexts: HintTexts<KubagramTable> = {
  steps: hintStepsOf,
  step(t, step, { steps }) {
    const told = steps.find((one) => one.step === step);
    return told === undefined ? '' : stepText(t, told);
  },
  none: (t) => t('kubagramTable:hint.none'),
  next: (t, step) => t(`kubagramTable:hint.next.${step}`),
  followLabel: (t) => t('kubagramTable:hint.follow'),
  follow({ move }) {
    switch (move.kind) {
      case 'claim':
      case 'join':
      case 'extend':
        return { kind: 'prepare', move };
      case 'lay':
        return { kind: 'letter', letter: move.letter };
      default:
        return undefined;
    }
  },
  reveal: () => undefined,
};

export function hintStepsOf({ steps }: Hint): readonly string[] {
  return steps.map(({ step }) => step);
}

function stepText(t: Translate, step: HintStep): string {
  switch (step.step) {
    case 'look':
      return t(`kubagramTable:hint.look.${step.at}`);
    case 'points':
      return t('kubagramTable:hint.points', { count: step.points, letters: step.letters });
    case 'letters':
      return t('kubagramTable:hint.letters', {
        count: step.letters.length,
        letters: step.letters.map(typed).join(', '),
      });
    case 'word':
      return t('kubagramTable:hint.word', { word: typed(step.word) });
  }
}
