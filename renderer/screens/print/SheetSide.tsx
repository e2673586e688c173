import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  batchesOf,
  papersOf,
  sheetNames,
  partOfKit,
  type Product,
  type PrintSet,
  type SheetSet,
} from '#print-templates/index.ts';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { useAnnounce, Button } from '#renderer/controls/index.ts';
import { Figures } from './Figures.tsx';
import { CutterPart } from './CutterPart.tsx';
import { Options } from './Options.tsx';
import { Preflight } from './Preflight.tsx';
import { Preview } from './Preview.tsx';
import { PrinterPart } from './PrinterPart.tsx';
import { SheetSave } from './SaveLine.tsx';
import { beginningIn, choicesFor, type Choices } from './sheet-choices.ts';
import type { StudioSideProps } from './Studio.tsx';
import { usePicking } from './Picking.tsx';
import { printersOf } from './use-printers.ts';
import { useSheets } from './use-sheets.ts';

export interface SheetSideProps extends StudioSideProps<Product> {
  readonly isPicking: boolean;
}

export function SheetSide(props: SheetSideProps) {
  const { product, set, named, studio, chosen, head, saving, fields, isPicking } = props;
  const { onOption, onCount } = props;
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const say = useAnnounce();
  const language = useScreenLanguage();
  const { choices, at, choose, turnTo } = chosen;
  const { sheets, problem } = useSheets(product, choices);
  const batches = useMemo(() => (sheets === undefined ? [] : batchesOf(sheets)), [sheets]);
  const count = sheets && papersOf(sheets.sheets);
  useEffect(() => {
    onCount(count);
  }, [count, onCount]);
  // Sheets of instructions are printed first but not shown first.
  const first = sheets?.sheets.findIndex(({ guide }) => guide === undefined) ?? 0;
  const shown = Math.min(at ?? first, Math.max(0, (sheets?.sheets.length ?? 0) - 1));
  const printers = printersOf(studio.now, (next, change) => {
    studio.take(next, { kind: 'printer', change });
  });
  const printer = printers.chosen?.profile;
  const { cutter } = studio.now;
  const { cutLines: lines, cutContent: content, cutFiles: files, ...kerf } = cutter;
  const ask = { ...named, options: choices };
  const showAll = useEffectEvent(() => {
    const some = product.options.find(({ name }) => name === 'cubes' || name === 'cards')?.name;
    // The selection of the last reprint is cleared, so that every piece can be picked.
    if (some !== undefined) choose({ ...choices, [some]: [] }, { kind: 'option', option: some });
  });
  useEffect(() => {
    if (isPicking) showAll();
  }, [isPicking, product.name]);
  const picking = usePicking(product, isPicking, (option, lines) => {
    onOption(option, lines);
    turnTo(undefined);
    say(t('pick.printed', { names: lines.join(', ') }));
  });
  return (
    <>
      {sheets !== undefined && <Preview sheets={sheets} at={shown} onTurn={turnTo} picking={picking} />}
      <section className="print-side">
        {head}
        <Options
          product={product}
          set={set}
          choices={choices}
          sheets={sheets}
          problem={problem}
          onChange={onOption}
          onWrong={fields.mark}
        />
        <p className="print-compare">
          <a href={`#/print/${product.name}/compare`}>{t('compare.link')}</a>
        </p>
        {sheets?.parts !== undefined && set !== undefined && (
          <KitParts
            parts={sheets.parts}
            set={set}
            choices={choices}
            onChoose={(part, tied) => {
              choose(
                { ...choicesFor(beginningIn(part, language), undefined), ...tied },
                { kind: 'part' },
                part,
              );
              go(`/print/${part.name}`);
            }}
          />
        )}
        <PrinterPart printers={printers} onWrong={fields.mark} />
        <CutterPart
          cutter={cutter}
          onChange={(next, option) => {
            studio.take({ cutter: next }, { kind: 'cutter', option });
          }}
          onWrong={fields.mark}
        />
        {sheets !== undefined && problem === undefined && <Figures product={product} sheets={sheets} />}
        {sheets !== undefined && problem === undefined && <Preflight sheets={sheets} />}
        <SheetSave
          key={product.name}
          saving={saving}
          batches={batches}
          cutFiles={files}
          // Saving is off while fields are invalid, since the file would differ from what they show.
          disabled={sheets === undefined || problem !== undefined || fields.isWrong}
          onPdf={(batch) => void saving.start({ ...ask, format: 'pdf', batch, printer })}
          others={(['tabletop', 'board'] as const).filter((format) => product[format] !== undefined)}
          onOther={(format) => void saving.start({ ...ask, format })}
          onCuts={(format) =>
            void saving.start({
              ...ask,
              format,
              files,
              sheet: files === 'each' && sheets ? sheetNames(sheets.sheets)[shown] : undefined,
              kerf,
              lines,
              content,
            })
          }
        />
      </section>
    </>
  );
}

interface KitPartsProps {
  readonly parts: NonNullable<SheetSet['parts']>;
  readonly set: PrintSet;
  readonly choices: Choices;
  /** `onChoose` gets choices that make the part fit the kit. */
  readonly onChoose: (part: Product, choices: Choices) => void;
}

function KitParts({ parts, set, choices, onChoose }: KitPartsProps) {
  const { t } = useTranslation('print');
  return (
    <section className="print-kit-parts" aria-labelledby="kit-parts">
      <h2 id="kit-parts" className="label">
        {t('kitParts.title')}
      </h2>
      <p className="small soft">{t('kitParts.about')}</p>
      <ul>
        {parts.map(({ template, sheets }) => (
          <li key={template}>
            <Button
              look="link"
              size="small"
              onClick={() => {
                const part = partOfKit(set, choices, template);
                if (part !== undefined) onChoose(part.product, part.options);
              }}
            >
              {t(`option:print.products.${template}.title`)}
            </Button>{' '}
            <small className="soft figures">{t('kitParts.sheets', { count: sheets })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
