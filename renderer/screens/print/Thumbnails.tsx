import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paperNumbers, papersOf, sheetToSvg, type Sheet } from '#print-templates/index.ts';

export interface ThumbnailsProps {
  readonly sheets: readonly Sheet[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

export function Thumbnails({ sheets, at, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation('print');
  const list = useRef<HTMLOListElement>(null);
  // As images, sheets are drawn only once each, however many shapes they have.
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
