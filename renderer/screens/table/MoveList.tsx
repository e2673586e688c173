import { useTranslation } from 'react-i18next';
import { pastMoves } from '#renderer/play/index.ts';
import { eventText } from './speech.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import type { TableModel } from './use-table.ts';

/** What has happened, move by move, the latest last. */
export function MoveList({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('table');
  const { game, names } = model;
  const moves = pastMoves(game).map(({ events }) =>
    events
      .filter(({ kind }) => kind !== 'turn' && kind !== 'drew')
      .map((event) => eventText(t, event, (seat) => names[seat] ?? ''))
      .filter((sentence) => sentence !== undefined)
      .join(' '),
  );
  if (moves.length === 0) return <p className="soft">{t('moves.none')}</p>;
  return (
    <ScrollPlace label={t('moves.title')} className="moves" atEnd>
      <ol>
        {moves.map((text, at) => (
          <li key={at}>{text}</li>
        ))}
      </ol>
    </ScrollPlace>
  );
}
