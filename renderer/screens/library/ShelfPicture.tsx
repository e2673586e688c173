import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import type { GameSummary } from '#shared/contract/index.ts';
import type { OnTable } from '../home/on-table.ts';
import { wantTable } from './pictures.ts';

/** The table of a game in small, without letters; its place is kept until it is drawn. */
export function ShelfPicture({ game }: { readonly game: GameSummary }) {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const { id, changedAt } = game;
  const [found, setFound] = useState<{ readonly table: OnTable | undefined }>();
  useEffect(
    () => wantTable(gateway, { id, changedAt }, (table) => setFound({ table })),
    [gateway, id, changedAt],
  );
  const table = found?.table;
  return (
    <span className="shelf-picture" aria-hidden>
      {table !== undefined && (
        <span className="shelf-picture-table" data-game={table.game}>
          <table.Miniature view={table.view} label={t(`common:games.${table.game}`)} />
        </span>
      )}
    </span>
  );
}
