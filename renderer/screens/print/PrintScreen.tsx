import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { z } from 'zod';
import { batchesOf, findProduct, findSolid, products, type Product } from '#print-templates/index.ts';
import { useArrival, useRemembered } from '#renderer/app/index.ts';
import { Figures } from './Figures.tsx';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { PrinterPart } from './PrinterPart.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SolidStudio } from './SolidStudio.tsx';
import { useChoices } from './use-choices.ts';
import { useExport } from './use-export.ts';
import { usePrinters } from './use-printers.ts';
import { useSheets } from './use-sheets.ts';
import { useWrongFields } from './use-wrong-fields.ts';
import './print.css';
import './print-options.css';

const productName = z.string();

/** Products, the very sheets, their options, and the file. */
export function PrintScreen({ product: named }: { readonly product: string | undefined }) {
  const [last, rememberLast] = useRemembered('print.product', productName, '');
  const solid = findSolid(named ?? last);
  if (solid !== undefined) return <SolidStudio product={solid} onUse={rememberLast} />;
  const product = findProduct(named ?? last) ?? products[0];
  return product === undefined ? null : <Studio product={product} onUse={rememberLast} />;
}

/** Stays when another product is chosen, so that the focus stays in the list it was chosen from. */
function Studio({ product, onUse }: { readonly product: Product; readonly onUse: (name: string) => void }) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const { choices, at, choose, turnTo } = useChoices(product);
  const saving = useExport(product.name);
  const { sheets, problem } = useSheets(product, choices);
  const { isWrong, mark } = useWrongFields();
  const batches = useMemo(() => (sheets === undefined ? [] : batchesOf(sheets)), [sheets]);
  const count = sheets?.sheets.length ?? 0;
  const shown = Math.min(at, Math.max(0, count - 1));
  const title = t(`option:print.products.${product.template}.title`);
  const printers = usePrinters();
  const printer = printers.chosen?.profile;
  const ask = { product: product.name, options: choices as Record<string, string> };
  useArrival(title);
  return (
    <main className="print">
      <ProductIndex
        chosen={product}
        sheetCount={sheets?.sheets.length}
        onChoose={(name) => {
          go(`/print/${name}`);
        }}
      />
      {sheets !== undefined && <Preview sheets={sheets} at={shown} onTurn={turnTo} />}
      <section className="print-side">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="soft">{t(`option:print.products.${product.template}.about`)}</p>
        <Options
          product={product}
          choices={choices}
          sheets={sheets}
          problem={problem}
          onChange={(name, value) => {
            choose({ ...choices, [name]: value });
            saving.forget();
            onUse(product.name);
          }}
          onWrong={mark}
        />
        <PrinterPart printers={printers} onWrong={mark} />
        {sheets !== undefined && problem === undefined && <Figures product={product} sheets={sheets} />}
        <SaveLine
          key={product.name}
          saving={saving}
          batches={batches}
          // A file would not be what the fields say.
          disabled={sheets === undefined || problem !== undefined || isWrong}
          onPdf={(batch) => void saving.start({ ...ask, format: 'pdf', batch, printer })}
          onCuts={(format) => void saving.start({ ...ask, format, sheet: shown })}
        />
      </section>
    </main>
  );
}
