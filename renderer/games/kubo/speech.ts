import {
  listedStep,
  nameList,
  wordList,
  type HintTexts,
  type NameOf,
  type TableTexts,
} from '#renderer/table/index.ts';
import {
  lineOf,
  shapeOf,
  type Hint,
  type HintStep,
  type KuboEvent,
  type LineId,
  type LineShape,
} from '#shared/games/kubo/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { cardsText, cardText, cardTextFirst } from './texts.ts';
import type { FoundHint, KuboTable } from './table-types.ts';

/** Returns for example `row red S1, S2, S3, S4`. */
export function lineWords(t: Translate, line: LineId, shape: LineShape): string {
  return t('kuboShell:line', {
    shape: t(`kuboShell:shape.${shape}`),
    cards: cardsText(t, lineOf(line).cards),
  });
}

function eventText(t: Translate, event: KuboEvent, nameOf: NameOf): string | undefined {
  const name = 'seat' in event ? nameOf(event.seat) : '';
  switch (event.kind) {
    case 'laid':
      return t('kuboShell:news.laid', { name, card: cardText(t, event.card) });
    case 'claimed': {
      const facts = { name, line: lineWords(t, event.line, event.shape), count: event.points };
      return t(event.stolen ? 'kuboShell:news.stolen' : 'kuboShell:news.claimed', facts);
    }
    case 'drew':
      return event.compulsory ? undefined : t('kuboShell:news.drew', { name });
    case 'last-turn':
      return t(`kuboShell:news.last.${event.reason}`, { name });
    case 'turn-ended':
      return t('kuboShell:news.ended', { name, count: event.laid });
    case 'waved':
      return t('kuboShell:news.waved', { name });
    case 'window-closed':
      return event.timedOut ? t('kuboShell:news.timedOut') : undefined;
    case 'round-ended':
      return event.last ? undefined : t('kuboShell:news.round', { round: event.result.round });
    case 'turn-began':
      return t('kuboShell:news.turn', { name });
    case 'window-opened':
    case 'round-began':
    case 'ended':
      return undefined;
  }
}

export const texts: TableTexts<KuboTable> = {
  event: eventText,
  quiet: ['turn-began', 'drew'],
  answer: (t, names) => t('kuboShell:asked', { names: nameList(t, names), count: names.length }),
  between(t, { phase, turn }, nameOf) {
    const name = phase.kind === 'window' ? nameOf(phase.seat) : '';
    return t('kuboShell:window', { turn, name });
  },
  ending: (t, { phase }) => (phase.kind === 'over' ? t(`kubo:reason.${phase.reason}`) : ''),
};

export const hintTexts: HintTexts<KuboTable> = {
  step: listedStep<HintStep, FoundHint>(stepText),
  none: (t) => t('kuboShell:hint.none'),
  next: (t, step) => t(`kuboShell:hint.next.${step}`),
  followLabel: (t) => t('kuboShell:hint.follow'),
  follow({ move }) {
    if (move.kind === 'lay') return { kind: 'choose', card: move.card };
    return move.kind === 'claim' ? { kind: 'next', line: move.line } : undefined;
  },
  reveal(step, found) {
    const card = cardOf(found);
    return step === 'where' && card !== undefined ? { kind: 'cursor', card } : undefined;
  },
};

function cardOf({ steps, move }: Hint) {
  const named = steps.find((one) => one.step === 'card');
  return named?.step === 'card' ? named.card : move.kind === 'lay' ? move.card : undefined;
}

function stepText(t: Translate, step: HintStep, found: FoundHint): string {
  const card = cardOf(found);
  switch (step.step) {
    case 'look':
      return t(`kubo:hint.look.${step.at}`);
    case 'card':
      return t('kubo:hint.card', { card: cardText(t, step.card) });
    case 'where': {
      if ('line' in step) return t('kubo:hint.where.line', { line: cardsText(t, lineOf(step.line).cards) });
      const { beside, on } = step;
      const key = on === undefined ? 'beside' : beside.length === 0 ? 'on' : 'both';
      return t(`kubo:hint.where.${key}`, {
        card: card === undefined ? '' : cardTextFirst(t, card),
        beside: cardsText(t, beside),
        on: on === undefined ? '' : cardText(t, on),
      });
    }
    case 'why': {
      if ('because' in step) return t(`kubo:hint.why.${step.because}`);
      const lines = wordList(
        t,
        step.lines.map((line) => lineWords(t, line, shapeOf(lineOf(line), found.orientation))),
      );
      return step.next === undefined
        ? t('kubo:hint.why.scores', { lines, count: step.points })
        : t('kubo:hint.why.then', { next: cardText(t, step.next), lines, count: step.points });
    }
  }
}
