import {
  facesOpen,
  findWord,
  jokersFor,
  lettersOn,
  type Corner,
  type KubagramView,
  type ShownDie,
  type Side,
  type SpellingMove,
  type WordId,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { CubeId, Seat } from '#shared/kernel/index.ts';

export type Part =
  | { readonly kind: 'die'; readonly die: CubeId; readonly letter: string }
  | { readonly kind: 'word'; readonly word: WordId };

export interface DraftStep {
  /** The player orders the central field like this; dice left out keep the order of the table. */
  readonly order: readonly CubeId[];
  readonly parts: readonly Part[];
  readonly face: string | undefined;
  readonly side: Side;
  readonly corner: Corner | undefined;
}

export interface Draft {
  readonly tried: DraftStep;
  readonly past: readonly DraftStep[];
  readonly future: readonly DraftStep[];
}

export const nothingTried: DraftStep = {
  order: [],
  parts: [],
  face: undefined,
  side: 'right',
  corner: undefined,
};

export function beginDraft(): Draft {
  return { tried: nothingTried, past: [], future: [] };
}

/** Returns undefined when the game is over, and while everybody may answer claims, as nobody can try anything then. */
export function draftingSeat({ phase }: KubagramView): Seat | undefined {
  return phase.kind === 'over' || phase.kind === 'challenge' ? undefined : phase.seat;
}

export function maySpell({ phase: { kind } }: KubagramView): boolean {
  return kind === 'before' || kind === 'after' || kind === 'short';
}

export function triedOn(view: KubagramView, tried: DraftStep): DraftStep {
  const { phase, options, central } = view;
  const isFaceOpen =
    phase.kind === 'holding' &&
    tried.face !== undefined &&
    facesOpen(setOf(options), central, phase.held).includes(tried.face);
  return {
    order: orderOn(view, tried.order),
    parts: partsOn(view, tried.parts),
    face: isFaceOpen ? tried.face : undefined,
    side: tried.side,
    corner: phase.kind === 'corner' ? tried.corner : undefined,
  };
}

/** Lists each die of the field once; a new one goes to the end where it was laid. */
function orderOn({ central }: KubagramView, order: readonly CubeId[]): readonly CubeId[] {
  const lying = central.map(({ die }) => die);
  const kept = order.filter((die, at) => lying.includes(die) && order.indexOf(die) === at);
  const before = lying.findIndex((die) => kept.includes(die));
  const isNew = (die: CubeId) => !kept.includes(die);
  return [
    ...lying.slice(0, Math.max(0, before)).filter(isNew),
    ...kept,
    ...lying.slice(Math.max(0, before)).filter(isNew),
  ];
}

function partsOn(view: KubagramView, parts: readonly Part[]): readonly Part[] {
  const by = draftingSeat(view);
  if (by === undefined || !maySpell(view)) return [];
  const fitting = parts.filter((part) =>
    part.kind === 'word'
      ? findWord(view.seats, part.word) !== undefined
      : canShow(view, by, part.die, part.letter),
  );
  const keys = fitting.map((part) => (part.kind === 'die' ? `die ${part.die}` : `word ${part.word}`));
  return fitting.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

export function canShow(view: KubagramView, by: Seat, die: CubeId, letter: string): boolean {
  const lying = view.central.find((one) => one.die === die);
  if (lying !== undefined) return lying.letter === letter;
  return jokersFor(view, by).includes(die) && lettersOn(setOf(view.options), die).includes(letter);
}

export function fieldInOrder({ central }: KubagramView, { order }: DraftStep): readonly ShownDie[] {
  return order.flatMap((die) => central.find((one) => one.die === die) ?? []);
}

export function isRearranged({ central }: KubagramView, { order }: DraftStep): boolean {
  return central.some(({ die }, at) => order[at] !== die);
}

export type DraftAction =
  | { readonly kind: 'order'; readonly dice: readonly CubeId[] }
  | { readonly kind: 'die'; readonly die: CubeId }
  | { readonly kind: 'word'; readonly word: WordId }
  | { readonly kind: 'letter'; readonly letter: string }
  | { readonly kind: 'joker'; readonly die: CubeId; readonly letter: string }
  /** Spells a whole word with the highest-scoring dice. */
  | { readonly kind: 'spell'; readonly letters: string }
  | { readonly kind: 'prepare'; readonly move: SpellingMove }
  | { readonly kind: 'other-dice' }
  | { readonly kind: 'back' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'corner'; readonly corner: Corner }
  | { readonly kind: 'step-back' }
  | { readonly kind: 'step-on' };
