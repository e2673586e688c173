import { wordList, type LastMoveTexts, type TellMove } from '#renderer/table/index.ts';
import { cardOf, codeOf, type CardName } from '#shared/games/kubo/index.ts';
import { colourClass, Hatch } from './marks.tsx';
import { lineWords, texts } from './speech.ts';
import type { KuboTable } from './table-types.ts';
import { cardText, useTexts } from './texts.ts';
import './felts/cell.css';

const tell: TellMove<KuboTable> = (t, { moves, seat }, { nameOf, view }) => {
  const events = moves.flatMap((one) => one.events);
  const laid = events.flatMap((event) => (event.kind === 'laid' && event.seat === seat ? [event.card] : []));
  const claims = events.filter((event) => event.kind === 'claimed');
  const own = claims.filter((claim) => claim.seat === seat);
  const hasEnded = events.some(({ kind }) => kind === 'turn-ended');
  if (!hasEnded && own.length === 0) return undefined;
  const name = nameOf(seat);
  const cards = wordList(
    t,
    laid.map((card) => cardText(t, card)),
  );
  const facts = { name, laid: laid.length, count: own.length };
  const withCards = { name, cards, count: laid.length };
  const title =
    own.length === 0
      ? t('kuboShell:lastMove.laid', withCards)
      : t(laid.length === 0 ? 'kuboShell:lastMove.claimedOnly' : 'kuboShell:lastMove.claimed', facts);
  const sum = claims.map(({ line, shape, points, seat: by }) => {
    const text = lineWords(t, line, shape);
    return {
      text: by === seat ? text : t('kuboShell:lastMove.stolen', { line: text, name: nameOf(by) }),
      points: by === seat ? t('kuboShell:lastMove.points', { points }) : '',
    };
  });
  const held = t('kuboShell:lastMove.holds', { name, count: view.seats[seat]?.cards ?? 0 });
  const nothing = claims.length === 0 ? t('kuboShell:lastMove.nothing') : '';
  const isZoker = claims.some(({ shape }) => shape === 'zoker');
  const moment = isZoker ? t('kuboShell:lastMove.zoker') : undefined;
  const said = claims.map((claim) => texts.event(t, claim, nameOf));
  const lays = laid.length === 0 && own.length > 0 ? '' : t('kuboShell:lastMove.said', withCards);
  const spoken = [lays, ...said, nothing, held];
  return {
    title,
    ...(laid.length === 0
      ? {}
      : { pieces: [laid.map((card) => <Card key={card} card={card} />)], piecesText: cards }),
    sum,
    from: [nothing, held].filter((part) => part !== '').join(' '),
    ...(moment === undefined ? {} : { moment }),
    spoken: [...spoken, moment].filter((part) => part !== undefined && part !== '').join(' '),
    places: laid.map((card) => ({ at: card })),
  };
};

export const lastMoveTexts: LastMoveTexts<KuboTable> = { texts, tell };

function Card({ card }: { readonly card: CardName }) {
  const t = useTexts();
  const { colour } = cardOf(card);
  return (
    <span className={`kubo kubo-slip-card ${colourClass(card)}`}>
      <Hatch colour={colour} className="kubo-slip-spine" />
      <b>{codeOf(card)}</b> {t(`colour.${colour}`)}
    </span>
  );
}
