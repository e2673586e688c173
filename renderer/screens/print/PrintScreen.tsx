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
import { kerf as kerfSchema, noKerf } from '#shared/printers/index.ts';
import { CompareScreen } from './compare/CompareScreen.tsx';
import { useSay } from '#renderer/controls/index.ts';
import { Figures } from './Figures.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { KitParts } from './KitParts.tsx';
import { KerfPart } from './KerfPart.tsx';
import { OpenProject } from './OpenProject.tsx';
import { Options } from './Options.tsx';
import { Preflight } from './Preflight.tsx';
import { Preview } from './Preview.tsx';
import { PrinterPart } from './PrinterPart.tsx';
import { ProductIndex } from './ProductIndex.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SolidStudio } from './SolidStudio.tsx';
import { choicesFor } from './sheet-choices.ts';
import { useChoices, useKeptChoices } from './use-choices.ts';
import { useExport } from './use-export.ts';
import { useOpenProject } from './use-open-project.ts';
import { useOwnSet, type OwnSet } from './use-own-set.ts';
import { usePicking } from './use-picking.ts';
import { usePrinters } from './use-printers.ts';
import { useSheets } from './use-sheets.ts';
import { useWrongFields } from './use-wrong-fields.ts';
import './print.css';
import './print-options.css';

const setName = z.string();

export interface PrintScreenProps {
  /** Name of a product; undefined for the gallery of all. */
  readonly product: string | undefined;
  /** Of the product, with two values of an option beside each other. */
  readonly compare?: boolean;
  /** Of the gallery. */
  readonly set?: string | undefined;
}

/** The gallery; or a product: the very sheets, their options, and the file. */
export function PrintScreen({ product: wanted, compare = false, set }: PrintScreenProps) {
  const [, rememberSet] = useRemembered('print.set', setName, '');
  const [own, openSet] = useOwnSet();
  const open = useOpenProject({ onOpenSet: openSet, choose: useKeptChoices() });
  if (wanted === undefined) return <Gallery set={set} own={own} onOpen={open} />;
  if (compare) return <CompareScreen product={wanted} />;
  const solid = findSolid(wanted);
  const ofOwn = own?.products.find(({ name }) => name === wanted);
  const product = ofOwn ?? findProduct(wanted) ?? products[0];
  if (solid !== undefined) return <SolidStudio product={solid} own={own} onUse={rememberSet} />;
  return product === undefined ? null : (
    <Studio
      product={product}
      own={own}
      onOpenSet={openSet}
      onUse={(name) => {
        // A set of one's own may be gone at the next visit.
        if (ofOwn === undefined) rememberSet(name);
      }}
    />
  );
}

interface StudioProps {
  readonly product: Product;
  readonly own: OwnSet | undefined;
  readonly onOpenSet: (text: string) => OwnSet | undefined;
  /** Told the set of which something is chosen. */
  readonly onUse: (set: string) => void;
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
  const setShown = ofOwn?.set ?? findSet(product.set);
  const ask = {
    product: ofOwn?.nameAlone(product) ?? product.name,
    set: ofOwn?.text,
    options: choices as Record<string, string>,
  };
  const openProject = useOpenProject({ onOpenSet, choose });
  const open = (project: OpenedProject) => {
    openProject(project);
    saving.forget();
  };
  const picking = usePicking(product, (option, lines) => {
    choose({ ...choices, [option]: lines });
    turnTo(0);
    saving.forget();
    onUse(product.set);
    say(t('pick.printed', { names: lines.join(', ') }));
  });
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
      {sheets !== undefined && <Preview sheets={sheets} at={shown} onTurn={turnTo} picking={picking} />}
      <section className="print-side">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="soft">{t(`option:print.products.${product.template}.about`)}</p>
        <Options
          product={product}
          set={setShown}
          choices={choices}
          sheets={sheets}
          problem={problem}
          onChange={(name, value) => {
            choose({ ...choices, [name]: value });
            saving.forget();
            onUse(product.set);
          }}
          onWrong={mark}
        />
        <p className="print-compare">
          <a href={`#/print/${product.name}/compare`}>{t('compare.link')}</a>
        </p>
        {sheets?.parts !== undefined && setShown !== undefined && (
          <KitParts
            parts={sheets.parts}
            set={setShown}
            choices={choices}
            onChoose={(part, partChoices) => {
              choose({ ...choicesFor(part, undefined), ...partChoices }, part);
              go(`/print/${part.name}`);
            }}
          />
        )}
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
