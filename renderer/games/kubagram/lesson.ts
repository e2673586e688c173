import type { LessonTable } from '#renderer/table/index.ts';
import type { KubagramTable } from './table-types.ts';

const main = '.kubagram-turn .actions-main';
const faces = '.kubagram-faces';
const field = '.kubagram-central';
const actions = '.kubagram-turn .actions';
const own = '.kubagram-player--now';
const words = '.kubagram-words';
/** Once something is spelled or chosen, the button is what is left to press. */
const toClaim = `body:has(.kubagram-claim) ${main}:not(:disabled)`;
const toLay = `body:has(.kubagram-face[aria-pressed="true"]) ${main}`;
const toJoin = `body:has(${own} .kubagram-word[aria-pressed="true"]) .kubagram-player:not(${own}) ${words}`;

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
    claim: { rings: [[toClaim, field], [main]], prepares: () => [{ kind: 'spell', letters: 'CLOUD' }] },
    ring: { rings: [[main]] },
    joker: { rings: [[main], [toLay, faces], [toClaim, field], [main]] },
    join: { rings: [[toClaim, toJoin, `${own} ${words}`]] },
    last: { rings: [[main], [toLay, faces], [toClaim, actions]], keepsActions: true },
  },
};
