import {
  dieName,
  nextSquare,
  squareName,
  typed,
  type BoxFinding,
  type BoxStep,
  type KubagramState,
  type KubagramView,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';

export interface FindingFacts {
  readonly view: KubagramView;
  readonly box: KubagramState['box'];
  readonly names: readonly string[];
}

export function findingTitle(t: Translate, finding: BoxFinding): string {
  if (finding.kind === 'agrees' || finding.kind === 'taken') return t('kubagramBox:agrees.title');
  if (finding.kind === 'unseen') {
    return t('kubagramBox:unseen.title', { square: squareName(finding.square) });
  }
  const steps = finding.steps.filter(({ why }) => why !== 'next');
  const facts = { square: squareName(steps[0]?.square ?? 0), count: steps.length };
  return t(`kubagramBox:${finding.kind}.title`, facts);
}

export function stepTexts(
  t: Translate,
  { act, square, why, taken }: BoxStep,
  { view, box, names }: FindingFacts,
): readonly [string, string] {
  const { phase } = view;
  const lying = view.box[square];
  const facts = { square: squareName(square), letter: typed(lying?.top ?? '') };
  const isUnseen = lying?.unseen === true;
  if (why === 'fill' && isUnseen) {
    return [t('kubagramBox:step.fillAny', facts), t('kubagramBox:step.anyUp')];
  }
  if (why === 'fill') {
    const die = box[square];
    const name = die === undefined || die === null ? '' : dieName(setOf(view.options), die.die);
    return [t('kubagramBox:step.fill', { ...facts, die: name }), t('kubagramBox:step.up', facts)];
  }
  if (why === 'next') {
    const now = phase.kind === 'over' ? 0 : phase.seat;
    const isNow = phase.kind === 'before';
    const name = names[isNow ? now : (now + 1) % names.length];
    return [
      t('kubagramBox:step.thenLift', facts),
      t(`kubagramBox:step.${isUnseen ? 'unseen.' : ''}${isNow ? 'next' : 'nextAfter'}`, {
        ...facts,
        name,
        before: names[now],
      }),
    ];
  }
  if (act === 'put')
    return [
      t('kubagramBox:step.put', facts),
      t(facts.letter === '' ? 'kubagramBox:step.faceUp' : 'kubagramBox:step.asItLay', facts),
    ];
  if (taken === undefined) return [t('kubagramBox:step.lift', facts), t('kubagramBox:step.stray')];
  const { top, seat, turn } = taken;
  return [
    t('kubagramBox:step.lift', facts),
    t('kubagramBox:step.taken', { letter: typed(top), name: names[seat], turn }),
  ];
}

export function agreesText(t: Translate, { box, corner, phase }: KubagramView): string {
  if (phase.kind === 'corner') return t('kubagramBox:agrees.turn');
  const next = nextSquare(box, corner ?? 0);
  return next === undefined
    ? t('kubagramBox:agrees.none')
    : t('kubagramBox:agrees.next', { square: squareName(next) });
}
