import { useTranslation } from 'react-i18next';
import { Button, Choice } from '#renderer/controls/index.ts';
import { TypedForm, useTypedLine } from '#renderer/table/index.ts';
import { layers, parseTwists, type Axis } from '#shared/games/scruble/index.ts';
import { layerText, twistsLabel } from './texts.ts';
import type { TableModel } from './use-model.ts';

const axes = ['row', 'column', 'slice'] as const satisfies readonly Axis[];

export interface TwistPlaceProps {
  readonly model: TableModel;
  readonly isFlat: boolean;
  readonly onFlat: (isFlat: boolean) => void;
  readonly noScene: boolean;
}

export function TwistPlace({ model, isFlat, onFlat, noScene }: TwistPlaceProps) {
  const { t } = useTranslation('scrubleTable');
  const { play, draft, view } = model;
  const { layer, twists } = draft;
  const chosen = layers[layer - 1];
  const axis = chosen?.axis ?? 'row';
  const still = view === undefined;
  const numbers = layers.filter((one) => one.axis === axis);
  const choose = (next: Axis, at: number) => {
    const found = layers.find((one) => one.axis === next && one.at === at);
    if (found !== undefined) play.act({ kind: 'layer', layer: found.number });
  };
  const far = [3, 2, 1] as const;
  return (
    <section className="scruble-twist" aria-label={t('twist.label')}>
      <div className="twist-controls">
        <div className="twist-group">
          <span className="label">{t('twist.which')}</span>
          <div className="twist-layers">
            <Choice
              label={t('twist.axis')}
              value={axis}
              choices={axes.map((value) => ({ value, label: t(`axis.${value}`) }))}
              onChange={(next) => choose(next, chosen?.at ?? 1)}
            />
            <Choice
              label={t('twist.layer')}
              value={String(layer)}
              choices={numbers.map(({ number, at }) => ({ value: String(number), label: String(at) }))}
              onChange={(next) => play.act({ kind: 'layer', layer: Number(next) })}
            />
          </div>
        </div>
        <div className="twist-group" role="group" aria-label={t('twist.far')}>
          <span aria-hidden className="label">
            {t('twist.far')}
          </span>
          <div className="twist-far">
            {far.map((quarters) => (
              <Button
                key={quarters}
                size="small"
                disabled={still}
                aria-label={t('twist.by', {
                  short: t(`far.short.${axis}.${quarters}`),
                  layer: layerText(t, layer),
                  far: t(`far.${axis}.${quarters}`),
                })}
                onClick={() => play.act({ kind: 'twist', twist: { layer, quarters } })}
              >
                {t(`far.short.${axis}.${quarters}`)}
              </Button>
            ))}
          </div>
        </div>
        <TypedTwists key={model.turn} model={model} />
      </div>
      <p className="small soft twist-made">
        {twists.length === 0
          ? t('twist.none')
          : t('twist.made', { count: twists.length, twists: twistsLabel(t, twists) })}
      </p>
      <div className="twist-actions">
        <Button disabled={still || twists.length === 0} onClick={() => play.act({ kind: 'take-back-twist' })}>
          {t('twist.back')}
        </Button>
        {noScene ? (
          <span className="small soft">{t('map.noScene')}</span>
        ) : (
          <Button onClick={() => onFlat(!isFlat)}>{t(isFlat ? 'map.space' : 'map.flat')}</Button>
        )}
      </div>
    </section>
  );
}

function TypedTwists({ model: { play, draft, view } }: { readonly model: TableModel }) {
  const { t } = useTranslation('scrubleTable');
  const line = useTypedLine(JSON.stringify(draft.twists));
  return (
    <TypedForm
      className="twist-typed"
      line={line}
      back={mapStop}
      label={t('twist.type')}
      showLabel
      placeholder={t('twist.example')}
      aria-keyshortcuts="."
      disabled={view === undefined}
      maxLength={200}
      onEnter={() => {
        const read = parseTwists(line.text);
        if (!read.ok) {
          line.enter(read.problem);
          return;
        }
        for (const twist of read.value) play.act({ kind: 'twist', twist });
        line.clear();
      }}
    />
  );
}

export const mapStop = '.map-place[tabindex="0"]';
