import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { paperNumbers, papersOf, type SheetSet } from '#print-templates/index.ts';
import { useRemembered, useWidth } from '#renderer/app/index.ts';
import { Button, NumberStepper } from '#renderer/controls/index.ts';
import { PickLine, PickPieces, type Picking } from './Picking.tsx';
import { SheetPicture, Thumbnails, Turner } from './SheetPictures.tsx';

export interface PreviewProps {
  readonly sheets: SheetSet;
  readonly at: number;
  readonly onTurn: (at: number) => void;
  readonly picking: Picking | undefined;
}

const pixelsPerMm = 96 / 25.4;
const scaleRange = { min: 50, max: 200, step: 0.5, whole: false, unit: '%' };
const scaleSchema = z.number().min(scaleRange.min).max(scaleRange.max);

export function Preview({ sheets: { sheets }, at, onTurn, picking }: PreviewProps) {
  const { t } = useTranslation('print');
  const [trueSize, setTrueSize] = useState(false);
  const [scale, setScale] = useRemembered('print.screen-scale', scaleSchema, 100);
  const [paper, width] = useWidth<HTMLDivElement>(0);
  const sheet = sheets[at];
  if (sheet === undefined) return null;
  const name = t('sheetOf', { sheet: paperNumbers(sheets)[at], sheets: papersOf(sheets) });
  const side = sheet.side === 'back' ? t('back') : '';
  const size = trueSize
    ? { width: `${(sheet.width * scale) / 100}mm` }
    : ({ '--sheet-ratio': sheet.width / sheet.height } as CSSProperties);
  return (
    <section className="preview" aria-label={t('preview')}>
      <Thumbnails sheets={sheets} at={at} onChoose={onTurn} />
      <div
        className={trueSize ? 'preview-window preview-window--true' : 'preview-window'}
        tabIndex={trueSize ? 0 : undefined}
        role={trueSize ? 'region' : undefined}
        aria-label={trueSize ? name : undefined}
      >
        <div
          ref={paper}
          className={sheets.length > 1 ? 'preview-paper preview-paper--many' : 'preview-paper'}
          style={size}
        >
          <SheetPicture sheet={sheet} label={`${name}. ${sheet.label}`} />
          {picking?.picked !== undefined && (
            <PickPieces sheet={sheet} picked={picking.picked} onPick={picking.pick} />
          )}
        </div>
      </div>
      <div className="preview-line">
        <Turner at={at} count={sheets.length} previous={t('previous')} next={t('next')} onTurn={onTurn}>
          {name} <span className="soft">{side}</span>
        </Turner>
        <span className="preview-fit small soft figures">
          {trueSize ? '' : t('fit', { share: Math.round((100 * width) / (sheet.width * pixelsPerMm)) })}
        </span>
        <Button
          size="small"
          className="preview-true"
          aria-pressed={trueSize}
          onClick={() => {
            setTrueSize(!trueSize);
          }}
        >
          {t('trueSize')}
        </Button>
      </div>
      {picking !== undefined && sheets.some(({ pieces }) => pieces !== undefined) && (
        <PickLine picking={picking} />
      )}
      {trueSize && (
        <div className="preview-scale small soft">
          <p id="scale-says">{t('scaleSays')}</p>
          <NumberStepper
            label={t('scale')}
            value={scale}
            range={scaleRange}
            unit="%"
            onChange={setScale}
            describedBy="scale-says"
          />
        </div>
      )}
    </section>
  );
}
