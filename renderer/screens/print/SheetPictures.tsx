import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paperNumbers, papersOf, sheetToSvg, type Sheet } from '#print-templates/index.ts';
import { Button } from '#renderer/controls/index.ts';

/** Draws a sheet as its PDF does; a picture without a label has a text beside it. The page's policy forbids inline styles, so the root's style stands in print.css. */
export function SheetPicture({ sheet, label }: { readonly sheet: Sheet; readonly label?: string }) {
  const markup = useMemo(
    () => ({
      __html: sheetToSvg(sheet)
        // The picture has its name as a whole, so that its thousand shapes and texts are nobody's to read.
        .replace('<svg ', '<svg aria-hidden="true" ')
        .replace(/ width="[^"]*" height="[^"]*"/, '')
        .replace(/ style="[^"]*"/, ''),
    }),
    [sheet],
  );
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return <div className="sheet-picture" {...named} dangerouslySetInnerHTML={markup} />;
}

export interface ThumbnailsProps {
  readonly sheets: readonly Sheet[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

export function Thumbnails({ sheets, at, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation('print');
  const list = useRef<HTMLOListElement>(null);
  // As an image, a sheet is drawn only once, however many shapes it has.
  const pictures = useMemo(
    () =>
      sheets.map((sheet) => URL.createObjectURL(new Blob([sheetToSvg(sheet)], { type: 'image/svg+xml' }))),
    [sheets],
  );
  useEffect(
    () => () => {
      for (const picture of pictures) URL.revokeObjectURL(picture);
    },
    [pictures],
  );
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  if (sheets.length < 2) return null;
  const [numbers, papers] = [paperNumbers(sheets), papersOf(sheets)];
  const nameOf = ({ side }: Sheet, index: number): string => {
    const name = t('sheetOf', { sheet: numbers[index], sheets: papers });
    return side === 'back' ? `${name}, ${t('back')}` : name;
  };
  return (
    <ol ref={list} className="thumbnails" aria-label={t('thumbnails')}>
      {sheets.map((sheet, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === at ? 'true' : undefined}
            aria-label={nameOf(sheet, index)}
            onClick={() => {
              onChoose(index);
            }}
          >
            <img src={pictures[index]} alt="" width={sheet.width} height={sheet.height} />
          </button>
        </li>
      ))}
    </ol>
  );
}

export interface TurnerProps {
  readonly at: number;
  readonly count: number;
  readonly previous: string;
  readonly next: string;
  readonly onTurn: (at: number) => void;
  readonly children: ReactNode;
}

export function Turner({ at, count, previous, next, onTurn, children }: TurnerProps) {
  const button = (icon: 'back' | 'next', to: number, label: string) => (
    <Button
      look="quiet"
      size="small"
      icon={icon}
      wordless
      disabled={to < 0 || to >= count}
      onClick={() => {
        onTurn(to);
      }}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button('back', at - 1, previous)}
      <span className="figures" role="status">
        {children}
      </span>
      {button('next', at + 1, next)}
    </>
  );
}
