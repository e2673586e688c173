import { codeOf, cardOf, type CardName, type HandReason } from '#shared/games/kubo/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { cardText, cardTextFirst } from '../texts.ts';

/** Returns for example `Yellow S1 waits for green S1, yellow S2 or yellow M1.` */
export function whyText(t: Translate, card: CardName, reason: HandReason): string {
  const facts = { card: cardTextFirst(t, card) };
  switch (reason.kind) {
    case 'free': {
      const { beside, on } = reason;
      const kind = beside.length === 0 ? 'on' : on === undefined ? 'beside' : 'both';
      return t(`kuboTable:hand.why.${kind}`, {
        ...facts,
        beside: listText(t, beside, 'and'),
        on: on === undefined ? '' : cardText(t, on),
      });
    }
    case 'waits':
      return t('kuboTable:hand.why.waits', { ...facts, needs: listText(t, reason.needs, 'or') });
    case 'dead':
      return t('kuboTable:hand.why.dead', { ...facts, under: cardText(t, reason.under) });
    case 'cut-off':
      return t('kuboTable:hand.why.cutOff', facts);
    case 'ended':
      return t('kuboTable:hand.why.ended', facts);
  }
}

function listText(t: Translate, cards: readonly CardName[], joint: 'and' | 'or'): string {
  const [first] = cards;
  const isAlike = first !== undefined && cards.every((card) => cardOf(card).colour === cardOf(first).colour);
  const names = cards.map((card, at) => (isAlike && at > 0 ? codeOf(card) : cardText(t, card)));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${t(`kuboTable:${joint}`)} ${last}`;
}
