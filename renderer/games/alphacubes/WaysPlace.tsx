import { useTranslation } from 'react-i18next';
import { draftTable } from './draft/draft.ts';
import { ScrollPlace } from '#renderer/table/index.ts';
import type { TableModel } from './use-model.ts';

export function WaysPlace({ model }: { readonly model: TableModel }) {
  const { t } = useTranslation('alphacubes');
  const { ways, draft, play, state } = model;
  const table = draftTable(state);
  const used = draft.laid.map(({ cube }) => cube);
  const text = (keeps: readonly number[]) =>
    keeps.length === 0
      ? t('ways.keepNone')
      : t('ways.keep', { cubes: keeps.map((cube) => table.lettersOf(cube).join('')).join(' · ') });
  return (
    <section className="turn-region">
      <h2 className="label" id="ways-title">
        {t('ways.title', { count: ways.length })}
      </h2>
      <ScrollPlace label={t('ways.title', { count: ways.length })} className="ways-scroll">
        <ul aria-labelledby="ways-title" className="ways">
          {ways.map((way) => {
            const chosen = way.keeps.every((cube) => !used.includes(cube));
            return (
              <li key={way.keeps.join()}>
                <button type="button" aria-pressed={chosen} onClick={() => play.act({ kind: 'way', way })}>
                  {text(way.keeps)}
                </button>
              </li>
            );
          })}
        </ul>
      </ScrollPlace>
    </section>
  );
}
