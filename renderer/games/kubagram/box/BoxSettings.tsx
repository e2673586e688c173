import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Choice, NumberStepper } from '#renderer/controls/index.ts';
import { firstCornerOf, firstCorners, settleMs } from '#shared/box-sync/index.ts';
import { squareName } from '#shared/games/kubagram/index.ts';
import { grid, type BoxGame } from './use-box-game.ts';

const spanRange = { min: settleMs.least, max: settleMs.most, step: settleMs.step, whole: true };

export function BoxSettings({ box }: { readonly box: BoxGame }) {
  const { t } = useTranslation('kubagramBox');
  const [isFinding, setFinding] = useState(false);
  useLiftedCorner(isFinding ? box : undefined, () => setFinding(false));
  return (
    <details className="small box-settings">
      <summary>{t('settings.title')}</summary>
      <div className="box-settings-one">
        <span>{t('settings.span')}</span>
        <NumberStepper
          label={t('settings.span')}
          value={box.spanMs}
          range={spanRange}
          unit={t('settings.ms')}
          onChange={box.setSpanMs}
        />
      </div>
      <div className="box-settings-one">
        <span>{t('settings.first')}</span>
        <Choice
          label={t('settings.first')}
          value={box.first}
          choices={firstCorners.map((value) => ({ value, label: t(`settings.corner.${value}`) }))}
          onChange={box.setFirst}
        />
      </div>
      {isFinding ? (
        <p>
          {t('settings.finding')}{' '}
          <Button look="link" size="small" onClick={() => setFinding(false)}>
            {t('settings.cancel')}
          </Button>
        </p>
      ) : (
        <Button look="link" size="small" onClick={() => setFinding(true)}>
          {t('settings.find')}
        </Button>
      )}
      {box.bad.size === 0 ? null : (
        <div>
          <p>{t('settings.bad')}</p>
          {[...box.bad].map((square) => (
            <Button key={square} look="link" size="small" onClick={() => box.setBad(square, false)}>
              {t('settings.believe', { square: squareName(square) })}
            </Button>
          ))}
        </div>
      )}
    </details>
  );
}

/** The one corner sensor that loses its die lies under A1 (B15). */
function useLiftedCorner(box: BoxGame | undefined, onFound: () => void): void {
  const before = useRef<string>(undefined);
  const { info, squares } = box?.state ?? {};
  const found = useEffectEvent((sensor: number) => {
    const first = info === undefined ? undefined : firstCornerOf(info, grid, sensor);
    if (first === undefined) return;
    box?.setFirst(first);
    onFound();
  });
  useEffect(() => {
    if (squares === undefined) {
      before.current = undefined;
      return;
    }
    const was = before.current;
    before.current = squares;
    const lifted = [...(was ?? '')].flatMap((sign, sensor) =>
      sign === '1' && squares[sensor] === '0' ? [sensor] : [],
    );
    const [sensor] = lifted;
    if (lifted.length === 1 && sensor !== undefined) found(sensor);
  }, [squares]);
}
