import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MapView } from './MapView.tsx';
import type { TableModel } from './use-model.ts';

export interface MapPlaceProps {
  readonly model: TableModel;
  readonly onKey: (event: KeyboardEvent) => void;
}

export function MapPlace({ model, onKey }: MapPlaceProps) {
  const { t } = useTranslation('scrubleTable');
  const { play, draft, shown, view } = model;
  return (
    <div className="scruble-map-place">
      <MapView
        shown={shown}
        cursor={draft.cursor}
        onPick={(place) => play.act({ kind: view === undefined ? 'cursor' : 'trace', place })}
        onFocus={(place) => play.act({ kind: 'cursor', place })}
        onKey={onKey}
      />
      <p className="small soft scruble-map-says">{t('map.says')}</p>
    </div>
  );
}
