import type { LessonTable } from '#renderer/table/index.ts';
import type { CardName } from '#shared/games/kubo/index.ts';
import type { KuboTable } from './table-types.ts';

const ofHand = (card: CardName) => `[data-hand="${card}"]`;
const onFelt = (card: CardName) => `[data-cell="${card}"]`;
/** A chosen card is laid at its cell. */
const toLay = (card: CardName) => [`.kubo-cell--here${onFelt(card)}`, ofHand(card)];

/** With little room one layer is shown at a time, and the tab of another leads to it. */
function shown(card: CardName, layer: number): readonly string[] {
  return [onFelt(card), `#kubo-tab-${layer}`];
}

/** The first end of a line, then its last, then the button that claims it. */
function toClaim(first: readonly string[], last: readonly string[], picked: CardName): readonly string[] {
  const isPicked = `body:has(${onFelt(picked)}[aria-selected="true"])`;
  return [
    'body:has(.kubo-frame--now) .kubo-middle .actions-main',
    ...last.map((place) => `${isPicked} ${place}`),
    ...first,
  ];
}

const end = ['.kubo-end'];
/** The learner may claim, or let it pass. */
const inWindow = 'body:has(.kubo-steal-row .button--link)';
const callOut = '.kubo-steal-row .button--outlined';

export const lesson: LessonTable<KuboTable> = {
  steps: {
    place: {
      rings: [[ofHand('blue M1')]],
      prepares: () => [{ kind: 'choose', card: 'blue M1' }],
      isDrafted: ({ chosen }) => chosen === 'blue M1',
    },
    beside: { rings: [toLay('blue M1')] },
    top: { rings: [toLay('green S1')] },
    shut: { rings: [toLay('green S2'), end] },
    draw: { rings: [['.kubo-deck .button']] },
    line: {
      rings: [toLay('blue L1'), toClaim(shown('blue S1', 0), shown('blue XL1', 0), 'blue S1'), end],
    },
    steal: {
      rings: [
        [
          ...toClaim([callOut], shown('blue XL1', 0), 'blue S4'),
          ...shown('blue S4', 0).map((place) => `${inWindow} ${place}`),
        ],
        ['.kubo-steal-row .button--link'],
      ],
    },
    zoker: {
      rings: [toLay('red XL4'), toClaim(shown('blue S1', 0), shown('red XL4', 3), 'blue S1'), end],
    },
    last: { rings: [['.kubo-hand-group--can .kubo-hand-group-cards', ...end]], keepsActions: true },
  },
};
