import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import type { OnTable } from './on-table.ts';

export interface MiniatureProps {
  /** Undefined shows the table of some game before its first move. */
  readonly id: string | undefined;
}

export function Miniature({ id }: MiniatureProps) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const [found, setFound] = useState<{ readonly of: string | undefined; readonly table: OnTable }>();
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const [game, { tableAfter, tableBefore }] = await Promise.all([
        id === undefined ? undefined : gateway.call('readGame', { id }),
        import('./on-table.ts'),
      ]);
      const table = game === undefined ? await tableBefore() : game.ok && (await tableAfter(game.value.text));
      if (wanted && table !== undefined && table !== false) setFound({ of: id, table });
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [gateway, id]);
  const table = found?.of === id ? found?.table : undefined;
  return (
    <div className="miniature">
      {table !== undefined && (
        <table.Miniature
          view={table.view}
          label={t(id === undefined ? 'emptyTable' : 'tableOf', { game: t(`common:games.${table.game}`) })}
        />
      )}
    </div>
  );
}
