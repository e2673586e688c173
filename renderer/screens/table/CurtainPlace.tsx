import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import { HiddenHandPlace } from './HandPlace.tsx';
import { eventsText } from './speech.ts';
import type { TableModel } from './use-table.ts';

export interface CurtainPlaceProps {
  readonly model: TableModel;
  readonly onLift: () => void;
}

/** Between turns: whose turn it is, and nothing of anybody's hand, until the player on turn comes forward. */
export function CurtainPlace({ model, onLift }: CurtainPlaceProps) {
  const { t } = useTranslation('table');
  const { names, seat, news } = model;
  const name = seat === undefined ? '' : (names[seat] ?? '');
  const happened =
    news?.kind === 'made' ? eventsText(t, withoutTurn(news.events), (at) => names[at] ?? '') : '';
  return (
    <section className="curtain" aria-labelledby="curtain-title">
      <div className="curtain-words">
        <h2 className="word-title" id="curtain-title" tabIndex={-1} data-rest>
          {t('curtain.title', { name })}
        </h2>
        {happened === '' ? null : <p>{happened}</p>}
        <p className="soft">{t('curtain.text', { name })}</p>
        <Button look="filled" size="large" onClick={onLift}>
          {t('curtain.lift', { name })}
        </Button>
      </div>
      <HiddenHandPlace model={model} />
    </section>
  );
}

function withoutTurn<E extends { readonly kind: string }>(events: readonly E[]): readonly E[] {
  return events.filter(({ kind }) => kind !== 'turn');
}
