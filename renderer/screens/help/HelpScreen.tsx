import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrival, useLoaded, WayBack } from '#renderer/app/index.ts';
import { Button, TextField } from '#renderer/controls/index.ts';
import { useKeySections } from '#renderer/keys/index.ts';
import { allPlaces } from '#shared/keys/index.ts';
import { isPageName, pageNames, searchManual, type Page, type PageName } from './manual.ts';
import { picturesOf } from './pictures.tsx';
import { SectionText } from './SectionText.tsx';
import './help.css';

export interface HelpScreenProps {
  readonly page: string | undefined;
  readonly section: string | undefined;
}

/** The page of keys is made of the table of keys, with those of one's own. */
function usePages(): Readonly<Record<PageName, Page>> {
  const { t } = useTranslation('help');
  const texts = t('pages', { returnObjects: true }) as unknown as Readonly<Record<PageName, Page>>;
  const sections = useKeySections();
  return {
    ...texts,
    keys: { ...texts.keys, sections: helpPlaces.flatMap((place) => sections.get(place) ?? []) },
  };
}

const helpPlaces = ['everywhere', ...Object.keys(allPlaces).filter((place) => place !== 'everywhere')];

export function HelpScreen({ page, section }: HelpScreenProps) {
  const name = isPageName(page) ? page : pageNames[0];
  return <Manual key={name} name={name} section={section} />;
}

function Manual({ name, section }: { readonly name: PageName; readonly section: string | undefined }) {
  const { t } = useTranslation('help');
  const pages = usePages();
  const [query, setQuery] = useState('');
  const alike = t('alike', { returnObjects: true }) as unknown as readonly (readonly string[])[];
  const found = searchManual(pages, query, alike);
  const page = pages[name];
  const pictures = useLoaded(picturesOf(name));
  const isLooking = query.trim() !== '';
  useArrival(page.title);
  // This runs after `useArrival`, which focuses the top of the page, and again when search results give way to it.
  useEffect(() => {
    if (section === undefined || isLooking) return;
    const heading = document.getElementById(section);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [section, isLooking]);
  return (
    <main className="help">
      <div className="help-index">
        <WayBack />
        <TextField label={t('search')} showLabel type="search" value={query} onChange={setQuery} />
        <nav aria-label={t('pagesName')}>
          <ul>
            {pageNames.map((other) => (
              <li key={other}>
                <a href={`#/help/${other}`} aria-current={other === name ? 'page' : undefined}>
                  {pages[other].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="help-text">
        <div role="status">
          {isLooking && (
            <h1 className="help-finding">{t('found', { count: found.length, words: query.trim() })}</h1>
          )}
        </div>
        {isLooking && found.length === 0 && <p>{t('foundNothing')}</p>}
        {isLooking ? (
          <ul className="help-found">
            {found.map(({ page: where, section: { id, title }, excerpt }) => (
              <li key={id}>
                <a
                  href={`#/help/${where}/${id}`}
                  onClick={() => {
                    setQuery('');
                  }}
                >
                  {title}
                </a>
                <p className="small soft">
                  {pages[where].title}: {excerpt}
                </p>
              </li>
            ))}
          </ul>
        ) : (
          <article>
            <h1 tabIndex={-1}>{page.title}</h1>
            <p className="help-lead">{page.lead}</p>
            <Button
              look="link"
              size="small"
              className="help-print"
              onClick={() => {
                window.print();
              }}
            >
              {t('print')}
            </Button>
            {page.sections.map((part) => (
              <SectionText key={part.id} section={part} picture={pictures?.get(part.id)} />
            ))}
          </article>
        )}
      </div>
    </main>
  );
}
