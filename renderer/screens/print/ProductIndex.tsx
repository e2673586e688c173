import { useTranslation } from 'react-i18next';
import { products, type Product } from '#print-templates/index.ts';
import { Select } from '#renderer/controls/index.ts';
import { ProductIcon } from './ProductIcon.tsx';
import { productGroups, productSets } from './sheet-choices.ts';

export interface ProductIndexProps {
  readonly chosen: Product;
  readonly sheetCount: number | undefined;
  readonly onChoose: (product: string) => void;
}

/** The set, and what can be printed of it, in groups; one list of choices where there is no room. */
export function ProductIndex({ chosen, sheetCount, onChoose }: ProductIndexProps) {
  const { t } = useTranslation('print');
  const title = (name: string) => t(`option:print.products.${name}.title`);
  const ofSet = products.filter(({ set }) => set === chosen.set);
  return (
    <nav className="product-index" aria-label={t('products')}>
      <Select
        label={t('set')}
        className="product-set"
        value={chosen.set}
        choices={productSets.map((set) => ({ value: set, label: t(`sets.${set}`) }))}
        onChange={(set) => {
          const first = products.find((product) => product.set === set);
          if (first !== undefined) onChoose(first.name);
        }}
      />
      <Select
        label={t('products')}
        className="product-choice"
        value={chosen.name}
        choices={ofSet.map(({ name }) => ({ value: name, label: title(name) }))}
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
              {inGroup.map(({ name }) => (
                <li key={name}>
                  <a href={`#/print/${name}`} aria-current={name === chosen.name ? 'page' : undefined}>
                    <ProductIcon name={name} />
                    <span>{title(name)}</span>
                    {name === chosen.name && sheetCount !== undefined && (
                      <small className="figures">{t('sheets', { count: sheetCount })}</small>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
