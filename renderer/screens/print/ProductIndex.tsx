import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { products, solids } from '#print-templates/index.ts';
import { Select } from '#renderer/controls/index.ts';
import { ProductIcon } from './ProductIcon.tsx';
import { productGroups, productSets, type Printable } from './sheet-choices.ts';
import type { OwnSet } from './use-own-set.ts';

export interface ProductIndexProps {
  readonly chosen: Printable;
  readonly own: OwnSet | undefined;
  readonly sheetCount: number | undefined;
  readonly isChanged: (product: Printable) => boolean;
  readonly onChoose: (product: string) => void;
  readonly after: ReactNode;
}

export function ProductIndex({ chosen, own, sheetCount, isChanged, onChoose, after }: ProductIndexProps) {
  const { t } = useTranslation('print');
  const title = ({ template, group }: Printable) =>
    group === 'solids'
      ? t(`option:print.solids.${template}.title`)
      : t(`option:print.products.${template}.title`);
  const shelf: readonly Printable[] = [
    ...products,
    ...solids,
    ...(own?.products ?? []),
    ...(own?.solids ?? []),
  ];
  const ofSet = shelf.filter(({ set }) => set === chosen.set);
  const bundled = productSets.map((set) => ({ value: set, label: t(`sets.${set}`) }));
  return (
    <nav className="product-index" aria-label={t('products')}>
      <a className="product-all small" href={`#/print/set/${chosen.set}`}>
        {t('gallery.all')}
      </a>
      <Select
        label={t('set')}
        className="product-set"
        value={chosen.set}
        choices={
          own === undefined
            ? bundled
            : [...bundled, { value: own.set.name, label: t('open.own', { title: own.set.title }) }]
        }
        onChange={(set) => {
          const others = shelf.filter((product) => product.set === set);
          const same = others.find(({ template }) => template === chosen.template) ?? others[0];
          if (same !== undefined) onChoose(same.name);
        }}
      />
      <Select
        label={t('products')}
        className="product-choice"
        value={chosen.name}
        choices={ofSet.map((product) => ({
          value: product.name,
          label: isChanged(product) ? `${title(product)}, ${t('changed.product')}` : title(product),
        }))}
        onChange={onChoose}
      />
      {productGroups.map((group) => {
        const inGroup = ofSet.filter((product) => product.group === group);
        if (inGroup.length === 0) return null;
        return (
          <section key={group} className="product-group" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="label">
              {t(`groups.${group}`)}
            </h2>
            <ul>
              {inGroup.map((product) => (
                <li key={product.name}>
                  <a
                    href={`#/print/${product.name}`}
                    aria-current={product.name === chosen.name ? 'page' : undefined}
                  >
                    <ProductIcon template={product.template} />
                    <span>{title(product)}</span>
                    {product.name === chosen.name && sheetCount !== undefined && (
                      <small className="figures">
                        {t(chosen.group === 'solids' ? 'beds' : 'sheets', { count: sheetCount })}
                      </small>
                    )}
                    {product.name !== chosen.name && isChanged(product) && (
                      <small>{t('changed.product')}</small>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {after}
    </nav>
  );
}
