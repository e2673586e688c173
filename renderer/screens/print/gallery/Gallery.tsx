import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { firstSet, products, solids, type OpenedDesign } from '#print-templates/index.ts';
import { useArrival, useRemembered, useScreenLanguage } from '#renderer/app/index.ts';
import { Button, Select } from '#renderer/controls/index.ts';
import { OpenProject } from '../OpenProject.tsx';
import { RecentPrints } from './RecentPrints.tsx';
import {
  beginningIn,
  choicesFor,
  productGroups,
  productSets,
  rememberedChoices,
  type Choices,
  type Printable,
} from '../sheet-choices.ts';
import { printableName, type OwnSet } from '../use-own-set.ts';
import { SheetThumbnail, SolidThumbnail } from './Thumbnail.tsx';
import { usePictures } from './pictures.ts';
import './gallery.css';

const setName = z.string();
const noChoices: Readonly<Record<string, Choices>> = {};

export interface GalleryProps {
  /** The set comes from the address; undefined stands for the last set seen. */
  readonly set: string | undefined;
  readonly own: OwnSet | undefined;
  readonly onOpen: (project: OpenedDesign) => void;
}

export function Gallery({ set: named, own, onOpen }: GalleryProps) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const [last, rememberLast] = useRemembered('print.set', setName, firstSet.name);
  const [kept] = useRemembered('print.choices', rememberedChoices, noChoices);
  const language = useScreenLanguage();
  const sets = [
    ...productSets.map((set) => ({ value: set, label: t(`sets.${set}`) })),
    ...(own === undefined ? [] : [{ value: own.set.name, label: t('open.own', { title: own.set.title }) }]),
  ];
  const set = [named, last].find((one) => sets.some(({ value }) => value === one)) ?? firstSet.name;
  const pictures = usePictures(set);
  const shelf = useMemo((): readonly { readonly printable: Printable; readonly choices: Choices }[] => {
    const all: readonly Printable[] = [
      ...products,
      ...solids,
      ...(own?.products ?? []),
      ...(own?.solids ?? []),
    ];
    return all
      .filter((one) => one.set === set)
      .map((one) => beginningIn(one, language))
      .map((printable) => ({ printable, choices: choicesFor(printable, kept[printable.name]) }));
  }, [set, own, kept, language]);
  useArrival(t('title'));
  return (
    <main className="gallery">
      <header className="gallery-head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <Select
          label={t('set')}
          value={set}
          choices={sets}
          onChange={(chosen) => {
            rememberLast(chosen);
            go(`/print/set/${chosen}`);
          }}
        />
        <a href="#/tonight">{t('gallery.tonight')}</a>
        <p className="small soft gallery-drawing" role="status" data-spoken>
          {pictures.waiting > 0 && t('gallery.drawing', { count: pictures.waiting })}
          {pictures.stopped && t('gallery.stopped')}
        </p>
        {(pictures.waiting > 0 || pictures.stopped) && (
          <Button size="small" onClick={pictures.stopped ? pictures.goOn : pictures.stop}>
            {t(pictures.stopped ? 'gallery.goOn' : 'stop')}
          </Button>
        )}
      </header>
      <div className="gallery-body">
        <div className="gallery-groups">
          {productGroups.map((group) => {
            const inGroup = shelf.filter(({ printable }) => printable.group === group);
            if (inGroup.length === 0) return null;
            return (
              <section key={group} className="gallery-group" aria-labelledby={`gallery-${group}`}>
                <h2 id={`gallery-${group}`} className="label">
                  {t(`groups.${group}`)}
                </h2>
                <ul>
                  {inGroup.map(({ printable, choices }) => (
                    <li key={printable.name}>
                      <a href={`#/print/${printable.name}`}>
                        <span className="gallery-name">{titleOf(printable)}</span>
                        {printable.group === 'solids' ? (
                          <SolidThumbnail
                            named={printableName(printable, own)}
                            choices={choices}
                            pictures={pictures}
                          />
                        ) : (
                          <SheetThumbnail
                            product={printable}
                            setText={own?.set.name === printable.set ? own.text : undefined}
                            choices={choices}
                            pictures={pictures}
                          />
                        )}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
        <aside className="gallery-side" aria-label={t('gallery.again')}>
          <RecentPrints onOpen={onOpen} />
          <OpenProject onOpen={onOpen} />
        </aside>
      </div>
    </main>
  );

  function titleOf({ group, template }: Printable): string {
    return group === 'solids'
      ? t(`option:print.solids.${template}.title`)
      : t(`option:print.products.${template}.title`);
  }
}
