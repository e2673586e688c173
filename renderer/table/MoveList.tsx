import { useTranslation } from 'react-i18next';
import { announcedText } from './event-texts.ts';
import type { TableTexts } from './game-table.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import { pastMoves, type TableTypes } from './store/index.ts';
import type { Shell } from './use-shell.ts';

export function MoveList<T extends TableTypes>({
  model,
  texts,
}: {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
}) {
  const { t } = useTranslation('table');
  const { game, names } = model;
  const moves = pastMoves(game)
    .map(({ events }) => announcedText(t, texts, events, (seat) => names[seat] ?? ''))
    .filter((text) => text !== '');
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
