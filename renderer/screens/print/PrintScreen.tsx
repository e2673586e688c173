import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { findProduct, products, type Product } from '#print-templates/index.ts';
import { useArrival, useRemembered } from '#renderer/app/index.ts';
import { Figures } from './Figures.tsx';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SaveLine } from './SaveLine.tsx';
import { choicesFor, rememberedChoices, type Choices } from './sheet-choices.ts';
import { useExport } from './use-export.ts';
import { useSheets } from './use-sheets.ts';
import './print.css';

const productName = z.string();
const nothingChosen: Readonly<Record<string, Choices>> = {};

/** Products, the very sheets, their options, and the file. */
export function PrintScreen({ product: named }: { readonly product: string | undefined }) {
  const { t } = useTranslation('print');
  const [last, rememberLast] = useRemembered('print.product', productName, '');
  const product = findProduct(named ?? last) ?? products[0];
  useArrival(t('title'));
  if (product === undefined) return null;
  return <Studio key={product.name} product={product} onLast={rememberLast} />;
}

function Studio({ product, onLast }: { readonly product: Product; readonly onLast: (name: string) => void }) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const [kept, keep] = useRemembered('print.choices', rememberedChoices, nothingChosen);
  const [choices, setChoices] = useState(() => choicesFor(product, kept[product.name]));
  const [turned, setTurned] = useState(0);
  const saving = useExport();
  const { sheets, problem } = useSheets(product, choices);
  const count = sheets?.sheets.length ?? 0;
  const at = Math.min(turned, Math.max(0, count - 1));
  const title = t(`option:print.products.${product.name}.title`);
  const ask = { product: product.name, options: choices as Record<string, string> };
  return (
    <main className="print">
      <ProductIndex
        chosen={product}
        sheetCount={sheets?.sheets.length}
        onChoose={(name) => {
          go(`/print/${name}`);
        }}
      />
      {sheets !== undefined && <Preview sheets={sheets} at={at} onTurn={setTurned} />}
      <section className="print-side">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="soft">{t(`option:print.products.${product.name}.about`)}</p>
        <Options
          product={product}
          choices={choices}
          problem={problem}
          onChange={(name, value) => {
            const next = { ...choices, [name]: value };
            setChoices(next);
            saving.forget();
            onLast(product.name);
            if (product.parse(next).ok) keep({ ...kept, [product.name]: next });
          }}
        />
        {sheets !== undefined && problem === undefined && <Figures product={product} sheets={sheets} />}
        <SaveLine
          saving={saving}
          sheetCount={count}
          disabled={sheets === undefined || problem !== undefined}
          onPdf={() => void saving.start({ ...ask, format: 'pdf' })}
          onSvg={() => void saving.start({ ...ask, format: 'svg', sheet: at })}
        />
      </section>
    </main>
  );
}
