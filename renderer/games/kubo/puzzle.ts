import { wordList, type PuzzleTexts } from '#renderer/table/index.ts';
import { isCardName } from '#shared/games/kubo/index.ts';
import { lineWords } from './speech.ts';
import type { KuboTable } from './table-types.ts';
import { cardText } from './texts.ts';

export const puzzle: PuzzleTexts<KuboTable> = {
  what(t, { events }) {
    const made = events.flatMap((event) => {
      if (event.kind === 'laid') return [cardText(t, event.card)];
      return event.kind === 'claimed' ? [lineWords(t, event.line, event.shape)] : [];
    });
    return made.length === 0 ? t('kuboShell:puzzle.nothing') : wordList(t, made);
  },
  hint(t, { kind, card }) {
    if (kind !== 'end' && kind !== 'card') return undefined;
    return typeof card === 'string' && isCardName(card) ? cardText(t, card) : undefined;
  },
};
