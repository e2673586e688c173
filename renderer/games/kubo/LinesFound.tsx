import { useId } from 'react';
import { PlayerMark } from '#renderer/board/index.ts';
import { Button, Sheet } from '#renderer/controls/index.ts';
import { ScrollPlace } from '#renderer/table/index.ts';
import type { MarkedLine } from './standing.ts';
import { Tag } from './marks.tsx';
import { cardsText, useTexts } from './texts.ts';
import './kubo.css';
import './side.css';

export type LineShape = 'row' | 'column' | 'pillar' | 'diagonal' | 'zoker';

export interface FoundLine extends MarkedLine {
  readonly shape: LineShape;
  readonly points: number;
  /** The owner is undefined while the line can still be claimed. */
  readonly owner?: { readonly seat: number; readonly name: string } | undefined;
  readonly stolen?: boolean;
}

export interface LinesFoundProps {
  readonly lines: readonly FoundLine[];
  readonly how: string;
  readonly onClaim: (tag: string) => void;
}

export function LinesFound({ lines, how, onClaim }: LinesFoundProps) {
  const t = useTexts();
  const heading = useId();
  const terms = lines.map(({ points }) => points);
  return (
    <Sheet space="small" aria-labelledby={heading} className="kubo kubo-lines">
      <header className="kubo-lines-head">
        <h2 id={heading} className="label">
          {t('lines.title')}
        </h2>
        {lines.length > 1 ? (
          <p className="kubo-lines-sum small figures">
            {t('lines.sum', {
              terms: terms.join(' + '),
              points: terms.reduce((all, points) => all + points, 0),
            })}
          </p>
        ) : null}
        <p className="kubo-lines-how small soft">{how}</p>
      </header>
      {lines.length === 0 ? (
        <p className="kubo-lines-none soft">{t('lines.none')}</p>
      ) : (
        <ScrollPlace label={t('lines.list')} className="kubo-lines-scroll" atEnd>
          <ul className="kubo-lines-list">
            {lines.map((line) => (
              <LineRow key={line.tag} line={line} onClaim={onClaim} />
            ))}
          </ul>
        </ScrollPlace>
      )}
    </Sheet>
  );
}

function LineRow({ line, onClaim }: { readonly line: FoundLine; readonly onClaim: (tag: string) => void }) {
  const t = useTexts();
  const { tag, now, shape, points, cards, owner, stolen = false } = line;
  return (
    <li className={`kubo-line${now ? ' kubo-line--now' : ''}`}>
      <Tag tag={tag} now={now} />
      <b className="kubo-line-shape">
        <span className="visually-hidden">{t('lines.tag', { tag })}</span>
        {t(`shape.${shape}`)}
      </b>
      <span className="kubo-line-cards">{cardsText(t, cards)}</span>
      <span className="kubo-line-points figures">{points}</span>
      <span className="kubo-line-end">
        {owner !== undefined ? (
          <span className="kubo-line-owner small">
            <PlayerMark seat={owner.seat} size={12} />
            {t(stolen ? 'lines.stolen' : 'lines.owner', { name: owner.name })}
          </span>
        ) : now ? (
          <span className="small soft">{t(shape === 'zoker' ? 'lines.endsRound' : 'lines.next')}</span>
        ) : (
          <Button size="small" onClick={() => onClaim(tag)}>
            {t('lines.claim', { points })}
            <span className="visually-hidden">{t('lines.claimThis', { tag })}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
