import type { LessonTable } from '#renderer/table/index.ts';
import type { AlphacubesTable } from './table-types.ts';

/** The cube KORTY, which has the K of the first word. */
const cubeToTip = 28;

const hand = '.hand-cubes';
const more = '.actions > [aria-expanded="false"]';

/** With little room the button *Turn* opens the place where a chosen cube is turned. */
const turn = '.actions > [aria-pressed="false"]:not(:disabled)';

export const lesson: LessonTable<AlphacubesTable> = {
  steps: {
    tip: {
      rings: [['.turn-region > .net', turn, `${hand} > [data-cube="${cubeToTip}"]`]],
      prepares: () => [
        { kind: 'let-go' },
        { kind: 'pick-cube', cube: cubeToTip },
        { kind: 'face', letter: 'K' },
      ],
      isDrafted: ({ facings }) => facings.get(cubeToTip)?.top === 'K',
    },
    lay: {
      rings: [[square('I9')]],
      prepares: () => [{ kind: 'typed', text: 'I9 across CHALK' }],
      isDrafted: ({ laid }) =>
        laid
          .map((one) => `${one.square} ${one.letter}`)
          .sort()
          .join() === 'I9 C,J9 H,K9 A,L9 L,M9 K',
    },
    sum: { rings: [['.now-place', square('I9')]] },
    cross: { rings: [[square('I11')]] },
    side: { rings: [[square('F12')]] },
    exchange: {
      rings: [[`${hand}[aria-multiselectable="true"] > [data-cube="9"]`, '.actions-exchange', more]],
      keepsActions: true,
    },
    seven: { rings: [[square('N9')]] },
    free: { rings: [['.hand-place-region']] },
  },
};

function square(name: string): string {
  return `.board [data-square="${name}"]`;
}
