import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrintSet } from '#print-templates/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { Option, OptionValue } from '#shared/options/index.ts';
import { setFileOf } from '#shared/pieces/index.ts';
import { anotherValue } from './compare/differences.ts';
import { pictureWindow, type OptionRequest } from './gallery/draw-option.ts';
import { withFonts } from './gallery/sheet-fonts.ts';
import type { SheetThread } from './gallery/sheet-thread.ts';
import { useSeen } from '#renderer/app/index.ts';
import { useValueText } from './OptionRow.tsx';
import type { Choices, Printable } from './sheet-choices.ts';

/** These options have no pictures, since words say more about them. */
const wordsOnly = [
  'paper',
  'paperWidth',
  'paperHeight',
  'language',
  'guide',
  'players',
  'stockPaper',
  // Tenths of a millimetre are too small to show in a picture.
  'backX',
  'backY',
];

export interface OptionPicturesProps {
  readonly product: Printable;
  readonly set: PrintSet | undefined;
  readonly option: Option;
  readonly choices: Choices;
  readonly thread: SheetThread;
}

export function OptionPictures({ product, set, option, choices, thread }: OptionPicturesProps) {
  const value = choices[option.name] ?? option.default;
  const other = anotherValue(option, value, choices);
  if (product.group === 'solids' || other === undefined || wordsOnly.includes(option.name)) return null;
  const isOwn = product.set.startsWith('own-') && set?.pieces !== undefined;
  const setText = isOwn ? JSON.stringify(setFileOf(set.pieces)) : undefined;
  const { template } = product;
  const ask: OptionRequest = {
    template,
    set: product.set,
    setText,
    options: choices,
    option: option.name,
    values: [value, other],
  };
  return <Pair ask={JSON.stringify(ask)} option={option} values={[value, other]} thread={thread} />;
}

interface PairProps {
  /** The request is JSON, so that equal requests are equal texts. */
  readonly ask: string;
  readonly option: Option;
  readonly values: readonly [OptionValue, OptionValue];
  readonly thread: SheetThread;
}

function Pair({ ask, option, values, thread }: PairProps) {
  const { t } = useTranslation('print');
  const text = useValueText('print');
  const place = useRef<HTMLDivElement>(null);
  const drawn = usePair(ask, useSeen(place), thread);
  const label = t(`option:print.${option.name}.label`);
  return (
    <div ref={place} className="option-pictures">
      {drawn === undefined && <p className="small soft">{t('takes.drawing')}</p>}
      {drawn?.length === 0 && <p className="small soft">{t('takes.alike')}</p>}
      {drawn?.map((address, at) => {
        const value = text(option, values[at] ?? '');
        return (
          <figure key={at}>
            {address?.ok !== true ? (
              <p className="option-picture small soft">
                {address === undefined ? t('takes.noBack') : problemText(t, address.problem)}
              </p>
            ) : (
              <img
                className="option-picture"
                src={address.value}
                alt={t('takes.value', { label, value })}
                width={pictureWindow.width}
                height={pictureWindow.height}
              />
            )}
            <figcaption className="small soft">{value}</figcaption>
          </figure>
        );
      })}
    </div>
  );
}

interface Drawn {
  readonly ask: string;
  readonly addresses: Addresses;
}

/** A side without a back has none. */
type Addresses = readonly (Result<string> | undefined)[];

/** Draws both values of an option. A value that does not fit the other choices gives no pictures. */
function usePair(ask: string, seen: boolean, thread: SheetThread): Addresses | undefined {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (!seen) return undefined;
    let addresses: Addresses = [];
    let isWanted = true;
    void thread
      .option(JSON.parse(ask) as OptionRequest, () => isWanted)
      .then(async (answer) => {
        const pictures = answer.ok ? answer.value : [];
        const markup = await Promise.all(pictures.map((svg) => (svg === undefined ? svg : withFonts(svg))));
        if (!isWanted) return;
        addresses = markup.map((svg) =>
          svg?.ok === true ? ok(URL.createObjectURL(new Blob([svg.value], { type: 'image/svg+xml' }))) : svg,
        );
        setDrawn({ ask, addresses });
      });
    return () => {
      isWanted = false;
      for (const address of addresses) if (address?.ok === true) URL.revokeObjectURL(address.value);
    };
  }, [ask, seen, thread]);
  return drawn?.ask === ask ? drawn.addresses : undefined;
}
