import { useTranslation } from 'react-i18next';
import type { SolidPlan } from '#print-templates/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { SolidPicture } from './SolidPicture.tsx';
import type { SolidView } from './use-solid.ts';

export interface SolidPreviewProps {
  readonly plan: SolidPlan;
  readonly view: SolidView | undefined;
  /** Counted from 0. */
  readonly bed: number;
  readonly onTurn: (bed: number) => void;
  readonly isStopped: boolean;
  readonly onStop: () => void;
  readonly onMake: () => void;
}

export function SolidPreview(props: SolidPreviewProps) {
  const { plan, view, bed, onTurn, isStopped, onStop, onMake } = props;
  const { t } = useTranslation('print');
  const beds = plan.plates.length;
  const piece = plan.plates[bed]?.[0]?.piece.name ?? '';
  const name = t('solid.bedOf', { bed: bed + 1, beds });
  return (
    <section className="solid-preview" aria-label={t('solid.preview')}>
      <div className="solid-window">
        {view === undefined ? (
          <div className="solid-making">
            <p className="soft" role="status">
              {t(isStopped ? 'solid.stopped' : 'solid.making')}
            </p>
            <Button size="small" onClick={isStopped ? onMake : onStop}>
              {t(isStopped ? 'solid.make' : 'stop')}
            </Button>
          </div>
        ) : (
          <SolidPicture picture={view.picture} label={t('solid.picture', { piece })} />
        )}
      </div>
      {beds > 1 && (
        <div className="solid-beds">
          <Button
            look="quiet"
            size="small"
            icon="back"
            wordless
            disabled={bed === 0}
            onClick={() => {
              onTurn(bed - 1);
            }}
          >
            {t('solid.previousBed')}
          </Button>
          <span className="figures" role="status">
            {name}
          </span>
          <Button
            look="quiet"
            size="small"
            icon="next"
            wordless
            disabled={bed === beds - 1}
            onClick={() => {
              onTurn(bed + 1);
            }}
          >
            {t('solid.nextBed')}
          </Button>
        </div>
      )}
    </section>
  );
}
