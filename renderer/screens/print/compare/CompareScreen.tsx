import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { findProduct, findSet, type Product } from '#print-templates/index.ts';
import { useArrival, useScreenLanguage, tenth } from '#renderer/app/index.ts';
import { Select, type OptionValue } from '#renderer/controls/index.ts';
import { beginningIn, shownOptions, type Choices } from '../sheet-choices.ts';
import { useChoices, type Studio } from '../choices/use-studio.ts';
import { useOwnSet } from '../use-own-set.ts';
import { useSheets } from '../use-sheets.ts';
import { anotherValue, differences, measured, type Difference, type Measure } from './differences.ts';
import { Side } from './Side.tsx';
import '../print.css';
import '../print-options.css';
import './compare.css';

export interface CompareScreenProps {
  readonly product: string;
  readonly studio: Studio;
}

export function CompareScreen({ product: wanted, studio }: CompareScreenProps) {
  const { t } = useTranslation('print');
  const language = useScreenLanguage();
  const [own] = useOwnSet();
  const product = own?.products.find(({ name }) => name === wanted) ?? findProduct(wanted);
  return product === undefined ? (
    <main className="page">
      <p>{t('compare.nothing')}</p>
      <a href="#/print">{t('gallery.all')}</a>
    </main>
  ) : (
    <Comparison
      key={product.name}
      product={beginningIn(product, language)}
      pieces={piecesOf(product)}
      studio={studio}
    />
  );

  function piecesOf({ set }: Product): number {
    const of = own?.set.name === set ? own.set : findSet(set);
    return of?.pieces?.pieces.length ?? of?.deck?.length ?? 0;
  }
}

interface ComparisonProps {
  readonly product: Product;
  readonly pieces: number;
  readonly studio: Studio;
}

function Comparison({ product, pieces, studio }: ComparisonProps) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const { choices, choose } = useChoices(product, studio);
  const options = shownOptions(product, choices).filter(({ kind }) => kind !== 'lines');
  const [name, setName] = useState(options[0]?.name ?? '');
  const [values, setValues] = useState<readonly [OptionValue | undefined, OptionValue | undefined]>([
    undefined,
    undefined,
  ]);
  const option = options.find((one) => one.name === name) ?? options[0];
  const present = option === undefined ? '' : (choices[option.name] ?? option.default);
  const first = values[0] ?? present;
  const second =
    values[1] ?? (option === undefined ? '' : (anotherValue(option, present, choices) ?? present));
  const [choicesOfFirst, choicesOfSecond] = [
    useWithValue(choices, option?.name, first),
    useWithValue(choices, option?.name, second),
  ];
  const one = useSheets(product, choicesOfFirst);
  const other = useSheets(product, choicesOfSecond);
  const title = t(`option:print.products.${product.template}.title`);
  useArrival(t('compare.title', { product: title }));
  if (option === undefined) return null;
  const sides = [
    { at: 0, value: first, laid: one, chosen: choicesOfFirst },
    { at: 1, value: second, laid: other, chosen: choicesOfSecond },
  ] as const;
  const isWhole = one.problem === undefined && other.problem === undefined;
  return (
    <main className="page compare">
      <header className="compare-head">
        <h1 tabIndex={-1}>{t('compare.title', { product: title })}</h1>
        <Select
          label={t('compare.option')}
          value={option.name}
          choices={options.map((each) => ({ value: each.name, label: t(`option:print.${each.name}.label`) }))}
          onChange={(chosen) => {
            setName(chosen);
            setValues([undefined, undefined]);
          }}
        />
        <a href={`#/print/${product.name}`}>{t('compare.back')}</a>
      </header>
      <div className="compare-sides">
        {sides.map(({ at, value, laid, chosen }) => (
          <Side
            key={at}
            name={t(at === 0 ? 'compare.one' : 'compare.other')}
            template={product.template}
            option={option}
            value={value}
            pieces={pieces}
            laid={laid}
            onChange={(next) => {
              setValues(at === 0 ? [next, second] : [first, next]);
            }}
            onTake={() => {
              choose(chosen, { kind: 'option', option: option.name });
              go(`/print/${product.name}`);
            }}
          />
        ))}
      </div>
      {isWhole && one.sheets !== undefined && other.sheets !== undefined && (
        <DifferenceTable differences={differences(measured(one.sheets), measured(other.sheets))} />
      )}
    </main>
  );
}

/** Memoises its result, since a new object at each render would start an endless series of layouts. */
function useWithValue(choices: Choices, name: string | undefined, value: OptionValue): Choices {
  return useMemo(
    () => (name === undefined ? choices : { ...choices, [name]: value }),
    [choices, name, value],
  );
}

function DifferenceTable({ differences }: { readonly differences: readonly Difference[] }) {
  const { t } = useTranslation('print');
  const told = differences.filter(({ more }) => more !== 0);
  const sentence =
    told.length === 0
      ? t('compare.alike')
      : t('compare.differs', { differences: told.map(inWords).join(', ') });
  return (
    <section className="compare-told" aria-labelledby="compare-told">
      <h2 id="compare-told" className="label">
        {t('compare.what')}
      </h2>
      <p role="status">{sentence}</p>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{t('compare.measure')}</th>
            <th scope="col">{t('compare.one')}</th>
            <th scope="col">{t('compare.other')}</th>
            <th scope="col">{t('compare.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.measure}>
              <th scope="row">{t(`compare.measures.${difference.measure}`)}</th>
              <td>{withUnit(difference.measure, difference.one)}</td>
              <td>{withUnit(difference.measure, difference.other)}</td>
              <td>{difference.more === 0 ? t('compare.same') : inWords(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  function withUnit(measure: Measure, value: number | undefined): string {
    return value === undefined
      ? t('compare.none')
      : t(`compare.units.${measure}`, { count: value, value: tenth.format(value) });
  }

  function inWords({ measure, more, other }: Difference): string {
    if (more === undefined) {
      const having = other === undefined ? 'without' : 'with';
      return t(`compare.${having}.${measure}`);
    }
    const amount = withUnit(measure, Math.abs(more));
    return t(more > 0 ? `compare.more.${measure}` : `compare.less.${measure}`, { amount });
  }
}
