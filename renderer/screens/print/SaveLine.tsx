import { useLayoutEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { papersOf, type Batch } from '#print-templates/index.ts';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import type { CutFiles } from '#shared/printers/index.ts';
import type { Export, Progress } from './use-export.ts';

export interface SaveLineProps {
  readonly saving: Pick<Export, 'state' | 'cancel'>;
  /** `now` is undefined before the first report. */
  readonly progressText: (now: Progress | undefined) => string;
  readonly children: ReactNode;
  readonly many?: boolean;
}

export function SaveLine({ saving: { state, cancel }, progressText, children, many = false }: SaveLineProps) {
  const { t } = useTranslation('print');
  const line = useFocusFallback<HTMLDivElement>();
  // Style sheets use the height of the line to keep the focused element clear of it, however many rows it has.
  useLayoutEffect(() => {
    const { current: element } = line;
    if (element === null) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => {
      root.style.setProperty('--save-line', `${element.offsetHeight}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--save-line');
    };
  }, [line]);
  return (
    <div ref={line} role="group" aria-label={t('savePlace')} className="save-line" tabIndex={-1} data-rest>
      {state.kind === 'wrong' && <ProblemNotice problem={state.problem} />}
      {state.kind === 'done' && (
        <p className="save-done small" data-spoken>
          {state.sentence}
        </p>
      )}
      {state.kind === 'waiting' || state.kind === 'drawing' ? (
        <div key="making" className="save-drawing">
          <p role="status" data-spoken>
            {state.kind === 'waiting' ? t('waiting', { count: state.before }) : progressText(state.progress)}
          </p>
          <Button onClick={cancel}>{t('stop')}</Button>
        </div>
      ) : (
        <div key="buttons" className={many ? 'save-buttons save-buttons--many' : 'save-buttons'}>
          {children}
        </div>
      )}
    </div>
  );
}

export interface SheetSaveProps {
  readonly saving: Export;
  readonly batches: readonly Batch[];
  readonly cutFiles: CutFiles;
  readonly disabled: boolean;
  /** Without `batch`, all sheets are saved. */
  readonly onPdf: (batch?: string) => void;
  readonly onCuts: (format: 'svg' | 'dxf') => void;
  /** What is made beside sheets: pieces of a set can be played with elsewhere, and a box has a board to order. */
  readonly others: readonly OtherFormat[];
  readonly onOther: (format: OtherFormat) => void;
}

type OtherFormat = 'tabletop' | 'board';

export function SheetSave(props: SheetSaveProps) {
  const { saving, batches, cutFiles, disabled, onPdf, onCuts, others, onOther } = props;
  const { t } = useTranslation('print');
  const isMany = batches.length > 1;
  return (
    <SaveLine
      saving={saving}
      many={isMany}
      progressText={(now) =>
        now === undefined ? t('drawing') : t('drawn', { done: now.done, count: now.total })
      }
    >
      {isMany ? (
        batches.map(({ batch, sheets }, index) => (
          <Button
            key={batch}
            // A screen has only one filled button; the first batch is printed first.
            look={index === 0 ? 'filled' : 'outlined'}
            disabled={disabled}
            onClick={() => {
              onPdf(batch);
            }}
          >
            {t('saveBatch', { count: papersOf(sheets), batch: t(`batches.${batch}`) })}
          </Button>
        ))
      ) : (
        <Button
          look="filled"
          disabled={disabled}
          onClick={() => {
            onPdf();
          }}
        >
          {t('savePdf', { count: papersOf(batches[0]?.sheets ?? []) })}
        </Button>
      )}
      {(['svg', 'dxf'] as const).map((format) => (
        <Button
          key={format}
          disabled={disabled}
          onClick={() => {
            onCuts(format);
          }}
          aria-label={t(cutTexts[cutFiles], { format: t(`cutFormats.${format}`) })}
        >
          {t(`cutFormats.${format}`)}
        </Button>
      ))}
      {others.map((format) => (
        <Button
          key={format}
          disabled={disabled}
          onClick={() => {
            onOther(format);
          }}
          aria-label={t(`${format}.save`)}
        >
          {t(`${format}.button`)}
        </Button>
      ))}
    </SaveLine>
  );
}

const cutTexts = { each: 'saveCuts', together: 'saveAllCuts' } as const;

export interface SolidSaveProps {
  readonly saving: Export;
  readonly beds: number;
  /** The bed is counted from 0; a file holds one bed. */
  readonly bed: number;
  readonly disabled: boolean;
  /** STL knows no materials. */
  readonly formats: readonly ('3mf' | 'stl')[];
  readonly onSave: (format: '3mf' | 'stl') => void;
}

export function SolidSave({ saving, beds, bed, disabled, formats, onSave }: SolidSaveProps) {
  const { t } = useTranslation('print');
  const texts = beds > 1 ? bedTexts : onlyTexts;
  return (
    <SaveLine
      saving={saving}
      progressText={(now) =>
        now === undefined ? t('solid.shaping') : t('solid.shaped', { done: now.done, count: now.total })
      }
    >
      {formats.map((format) => (
        <Button
          key={format}
          look={format === '3mf' ? 'filled' : 'outlined'}
          disabled={disabled}
          onClick={() => {
            onSave(format);
          }}
        >
          {t(texts[format], { bed: bed + 1 })}
        </Button>
      ))}
    </SaveLine>
  );
}

const bedTexts = { '3mf': 'solid.saveBed3mf', stl: 'solid.saveBedStl' } as const;
const onlyTexts = { '3mf': 'solid.save3mf', stl: 'solid.saveStl' } as const;
