import type { HintTexts } from '#renderer/table/index.ts';
import { kubagram, spelled, typed, type KubagramProposal } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { FoundMove } from './hint.ts';
import type { KubagramTable } from './table-types.ts';

/** What a hint tells: what kind of move is best, a part of it, then all of it; a word can then be laid out. */
export const hintTexts: HintTexts<KubagramTable> = {
  steps: hintStepsOf,
  step: stepText,
  none: (t) => t('kubagramTable:hint.none'),
  next: (t, step) => t(`kubagramTable:hint.next.${step === 'part' ? 'part' : 'move'}`),
  followLabel: (t) => t('kubagramTable:hint.follow'),
  follow({ move }) {
    switch (move.kind) {
      case 'claim':
        return { kind: 'dice', dice: move.dice };
      case 'join':
        return { kind: 'words', words: move.words };
      case 'lay':
        return { kind: 'letter', letter: move.letter };
      default:
        return undefined;
    }
  },
  reveal: () => undefined,
};

/** What needs no choice is told in one step. */
export function hintStepsOf({ move: { kind } }: FoundMove): readonly string[] {
  const isChosen = kind === 'claim' || kind === 'join' || kind === 'lay';
  return isChosen ? kubagram.hintSteps : kubagram.hintSteps.slice(0, 1);
}

function stepText(t: Translate, step: string, { move, points, words }: FoundMove): string {
  switch (step) {
    case 'look':
      return t(`kubagramTable:hint.look.${kindTold(move)}`, { count: points });
    case 'part':
      return partText(t, move, words);
    default:
      return moveText(t, move, words);
  }
}

function kindTold({ kind }: KubagramProposal): 'claim' | 'join' | 'take' | 'lay' | 'aside' | 'end' {
  switch (kind) {
    case 'claim':
    case 'join':
    case 'take':
    case 'lay':
    case 'aside':
      return kind;
    default:
      return 'end';
  }
}

function partText(t: Translate, move: KubagramProposal, words: readonly string[]): string {
  switch (move.kind) {
    case 'claim': {
      const [first] = move.dice;
      return t('kubagramTable:hint.part.claim', {
        count: move.dice.length,
        letter: typed(first?.letter ?? ''),
      });
    }
    case 'join':
      return t('kubagramTable:hint.part.join', { word: words[0] });
    default:
      return t('kubagramTable:hint.part.lay');
  }
}

function moveText(t: Translate, move: KubagramProposal, words: readonly string[]): string {
  switch (move.kind) {
    case 'claim':
      return t('kubagramTable:hint.move.claim', { word: typed(spelled(move.dice)) });
    case 'join':
      return t('kubagramTable:hint.move.join', { word: words.join('') });
    default:
      return t('kubagramTable:hint.move.lay', {
        letter: move.kind === 'lay' ? typed(move.letter) : '',
      });
  }
}
