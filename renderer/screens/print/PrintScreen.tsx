import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { z } from 'zod';
import {
  batchesOf,
  findProduct,
  findSet,
  findSolid,
  products,
  type OpenedProject,
  type Product,
} from '#print-templates/index.ts';
import { useArrival, useRemembered } from '#renderer/app/index.ts';
import { useSay } from '#renderer/controls/index.ts';
import { kerf as kerfSchema, noKerf } from '#shared/printers/index.ts';
import { Figures } from './Figures.tsx';
import { KerfPart } from './KerfPart.tsx';
import { OpenProject } from './OpenProject.tsx';
import { Options } from './Options.tsx';
import { Preflight } from './Preflight.tsx';
import { Preview } from './Preview.tsx';
import { PrinterPart } from './PrinterPart.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SolidStudio } from './SolidStudio.tsx';
import { useChoices } from './use-choices.ts';
import { useExport } from './use-export.ts';
import { useOwnSet, type OwnSet } from './use-own-set.ts';
import { usePrinters } from './use-printers.ts';
import { useSheets } from './use-sheets.ts';
import { useWrongFields } from './use-wrong-fields.ts';
import './print.css';
import './print-options.css';

const productName = z.string();

/** Products, the very sheets, their options, and the file. */
export function PrintScreen({ product: named }: { readonly product: string | undefined }) {
  const [last, rememberLast] = useRemembered('print.product', productName, '');
  const [own, openSet] = useOwnSet();
  const wanted = named ?? last;
  const solid = findSolid(wanted);
  const ofOwn = own?.products.find(({ name }) => name === wanted);
  const product = ofOwn ?? findProduct(wanted) ?? products[0];
  if (solid !== undefined) return <SolidStudio product={solid} own={own} onUse={rememberLast} />;
  return product === undefined ? null : (
    <Studio
      product={product}
      own={own}
      onOpenSet={openSet}
      onUse={(name) => {
        // A set of one's own may be gone at the next visit.
        if (ofOwn === undefined) rememberLast(name);
      }}
    />
  );
}

interface StudioProps {
  readonly product: Product;
  readonly own: OwnSet | undefined;
  readonly onOpenSet: (text: string) => OwnSet | undefined;
  readonly onUse: (name: string) => void;
}

/** Stays when another product is chosen, so that the focus stays in the list it was chosen from. */
function Studio({ product, own, onOpenSet, onUse }: StudioProps) {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const say = useSay();
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
  const [kerf, keepKerf] = useRemembered('print.kerf', kerfSchema, noKerf);
  const ofOwn = own?.set.name === product.set ? own : undefined;
  const ask = {
    product: ofOwn?.nameAlone(product) ?? product.name,
    set: ofOwn?.text,
    options: choices as Record<string, string>,
  };
  const open = ({ product: named, set, setText, options }: OpenedProject) => {
    const shelf = setText === undefined ? undefined : onOpenSet(setText);
    const opened = shelf?.products.find(({ template }) => template === named.template) ?? named;
    choose(options, opened);
    saving.forget();
    go(`/print/${opened.name}`);
    const facts = { title: t(`option:print.products.${opened.template}.title`), set: set.title };
    say(t('open.opened', facts));
  };
  useArrival(title);
  return (
    <main className="print">
      <ProductIndex
        chosen={product}
        own={own}
        sheetCount={sheets?.sheets.length}
        onChoose={(name) => {
          go(`/print/${name}`);
        }}
        after={<OpenProject onOpen={open} />}
      />
      {sheets !== undefined && <Preview sheets={sheets} at={shown} onTurn={turnTo} />}
      <section className="print-side">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="soft">{t(`option:print.products.${product.template}.about`)}</p>
        <Options
          product={product}
          set={ofOwn?.set ?? findSet(product.set)}
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
        <KerfPart kerf={kerf} onChange={keepKerf} onWrong={mark} />
        {sheets !== undefined && problem === undefined && <Figures product={product} sheets={sheets} />}
        {sheets !== undefined && problem === undefined && <Preflight sheets={sheets} />}
        <SaveLine
          key={product.name}
          saving={saving}
          batches={batches}
          // A file would not be what the fields say.
          disabled={sheets === undefined || problem !== undefined || isWrong}
          onPdf={(batch) => void saving.start({ ...ask, format: 'pdf', batch, printer })}
          onCuts={(format) => void saving.start({ ...ask, format, sheet: shown, kerf })}
        />
      </section>
    </main>
  );
}
