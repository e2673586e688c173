import type { LessonTable } from '#renderer/table/index.ts';
import type { KubagramTable } from './table-types.ts';

const main = '.kubagram-turn .actions-main';
const faces = '.kubagram-faces';
const field = '.kubagram-central-dice';

export const lesson: LessonTable<KubagramTable> = {
  steps: {
    box: { rings: [['.kubagram-square--next']] },
    take: { rings: [[main]] },
    letter: {
      rings: [[faces]],
      prepares: () => [{ kind: 'letter', letter: 'C' }],
      isDrafted: ({ tried }) => tried.face === 'C',
    },
    lay: {
      rings: [['.kubagram-end--left', '.kubagram-held-how']],
      prepares: () => [
        { kind: 'letter', letter: 'C' },
        { kind: 'side', side: 'left' },
      ],
    },
    claim: { rings: [[field], [main]], prepares: () => [{ kind: 'spell', letters: 'CLOUD' }] },
    ring: { rings: [[main]] },
    joker: { rings: [[main], [faces], [field], [main]] },
    join: { rings: [['.kubagram-words']] },
    last: { rings: [[main]], keepsActions: true },
  },
};
