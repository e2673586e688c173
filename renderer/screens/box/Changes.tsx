import { useTranslation } from 'react-i18next';
import { Icon } from '#renderer/controls/index.ts';
import type { BoxState } from '#shared/contract/index.ts';
import { squareName } from './tray.ts';

export interface ChangesProps {
  readonly changes: BoxState['changes'];
  readonly columns: number;
}

const shown = 8;

export function Changes({ changes, columns }: ChangesProps) {
  const { t } = useTranslation('box');
  return (
    <section aria-labelledby="changes-name">
      <h2 id="changes-name">{t('changes')}</h2>
      {changes.length > 0 && <p className="small soft">{t('changesClock')}</p>}
      {changes.length === 0 ? (
        <p className="soft">{t('noChanges')}</p>
      ) : (
        <ol className="box-changes">
          {changes.slice(0, shown).map(({ square, full, at }, place) => (
            <li key={`${at}-${square}-${place}`}>
              <Icon name={full ? 'down' : 'up'} />
              <span>{t(full ? 'filled' : 'emptied', { square: squareName(square, columns) })}</span>
              <span className="soft figures">{boxTime(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Gives the time since the box started, such as `1:07.4`. */
function boxTime(ms: number): string {
  const seconds = (ms / 1000) % 60;
  return `${Math.floor(ms / 60_000)}:${seconds.toFixed(1).padStart(4, '0')}`;
}
