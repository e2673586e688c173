import { useCallback } from 'react';
import { useLoaded } from '#renderer/app/index.ts';
import { tableOfRecord } from '../home/on-table.ts';

/** The table at the end of a record, in small; its place is kept until it is drawn. */
export function TextPicture({ text, label }: { readonly text: string | undefined; readonly label: string }) {
  const load = useCallback(
    async () => ({ table: text === undefined ? undefined : await tableOfRecord(text) }),
    [text],
  );
  const table = useLoaded(load)?.table;
  return (
    <div className="text-picture" data-game={table?.game}>
      {table !== undefined && (
        <div className="text-picture-table">
          <table.Miniature view={table.view} label={label} />
        </div>
      )}
    </div>
  );
}
