import { useTranslation } from 'react-i18next';
import { announcedText } from '../event-texts.ts';
import type { TableTexts } from '../game-table.ts';
import { ScoreList } from './ScoreList.tsx';
import { ScrollPlace } from '../ScrollPlace.tsx';
import { pastMoves, type TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

interface MoveListProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
}

export function ScoresAndMoves<T extends TableTypes>({ model, texts }: MoveListProps<T>) {
  const { t } = useTranslation('table');
  return (
    <>
      <ScoreList model={model} />
      <h2 className="label">{t('tabs.moves')}</h2>
      <MoveList model={model} texts={texts} />
    </>
  );
}

export function MoveList<T extends TableTypes>({ model, texts }: MoveListProps<T>) {
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
