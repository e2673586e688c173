import { useTranslation } from 'react-i18next';
import type { SolidPlan } from '#print-templates/index.ts';
import { Button } from '#renderer/controls/index.ts';
import { Turner } from './SheetPictures.tsx';
import type { SolidView } from './use-solid.ts';

export interface SolidPreviewProps {
  readonly plan: SolidPlan;
  readonly view: SolidView | undefined;
  readonly bed: number;
  readonly onTurn: (bed: number) => void;
  readonly isStopped: boolean;
  readonly onStop: () => void;
  readonly onMake: () => void;
}

export function SolidPreview(props: SolidPreviewProps) {
  const { plan, view, bed, onTurn, isStopped, onStop, onMake } = props;
  const { t } = useTranslation('print');
  const beds = plan.sheets.length;
  const piece = plan.sheets[bed]?.[0]?.piece.name ?? '';
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
          <Turner
            at={bed}
            count={beds}
            previous={t('solid.previousBed')}
            next={t('solid.nextBed')}
            onTurn={onTurn}
          >
            {t('solid.bedOf', { bed: bed + 1, beds })}
          </Turner>
        </div>
      )}
    </section>
  );
}

/** Solids are shown in maple and walnut and in the same light in every theme, just as sheets are always white. */
const maple = [236, 214, 176] as const;
const walnut = [120, 74, 44] as const;

interface SolidPictureProps {
  readonly picture: SolidView['picture'];
  readonly label?: string;
}

export function SolidPicture({ picture, label }: SolidPictureProps) {
  const { box, parts, edges } = picture;
  const [left, top, width, height] = box;
  const edge = Math.max(width, height) / 400;
  const around = 4 * edge;
  const view = [left - around, top - around, width + 2 * around, height + 2 * around].join(' ');
  return (
    <svg
      viewBox={view}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {parts.map(({ path, shade, isSecond }, index) => {
        const wood = isSecond === true ? walnut : maple;
        const colour = `rgb(${wood.map((light) => Math.round(light * shade)).join()})`;
        // The stroke closes hairline gaps between neighbours of one colour.
        return <path key={index} d={path} fill={colour} stroke={colour} strokeWidth={edge / 2} />;
      })}
      <path d={edges} fill="none" stroke="#3a2a18" strokeWidth={edge} strokeLinecap="round" />
    </svg>
  );
}
