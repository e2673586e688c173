import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { Button, Choice } from '#renderer/controls/index.ts';
import { TypedForm, useTypedLine } from '#renderer/table/index.ts';
import { layers, parseTwists, twistsLine, type Axis } from '#shared/games/scruble/index.ts';
import { layerText, twistsLabel } from './texts.ts';
import type { TableModel } from './use-model.ts';

const axes = ['row', 'column', 'slice'] as const satisfies readonly Axis[];

/** How the cube is looked at: the map alone, or following the word, with the buttons that turn it. */
export interface CubeSight {
  readonly isFlat: boolean;
  readonly noScene: boolean;
  readonly follows: boolean;
  /** Whether the buttons that turn the view are shown; undefined where they always are. */
  readonly turns: boolean | undefined;
  readonly onFlat: (isFlat: boolean) => void;
  readonly onFollow: (follows: boolean) => void;
  readonly onTurns: (turns: boolean) => void;
}

export interface TwistPlaceProps {
  readonly model: TableModel;
  readonly sight: CubeSight;
}

export function TwistPlace({ model, sight }: TwistPlaceProps) {
  const { t } = useTranslation('scrubleTable');
  const { play, draft, view } = model;
  const { twists } = draft;
  return (
    <section className="scruble-twist" aria-label={t('twist.label')}>
      <div className="twist-choices">
        <span aria-hidden className="label">
          {t('twist.which')}
        </span>
        <TwistControls model={model} />
      </div>
      <div className="twist-made-line">
        <p className="small twist-made">
          {twists.length === 0
            ? t('twist.none')
            : t('twist.made', { count: twists.length, twists: twistsLabel(t, twists) })}
        </p>
        {twists.length === 0 ? null : (
          <Button
            look="quiet"
            size="small"
            disabled={view === undefined}
            onClick={() => play.act({ kind: 'take-back-twist' })}
          >
            {t('twist.back')}
          </Button>
        )}
      </div>
      <div className="twist-foot">
        <TypedTwists key={model.turn} model={model} />
        <SightButtons sight={sight} />
      </div>
    </section>
  );
}

const far = [3, 2, 1] as const;

function TwistControls({ model: { play, draft, view } }: Pick<TwistPlaceProps, 'model'>) {
  const { t } = useTranslation('scrubleTable');
  const { layer } = draft;
  const chosen = layers[layer - 1];
  const axis = chosen?.axis ?? 'row';
  const numbers = layers.filter((one) => one.axis === axis);
  const choose = (next: Axis, at: number) => {
    const found = layers.find((one) => one.axis === next && one.at === at);
    if (found !== undefined) play.act({ kind: 'layer', layer: found.number });
  };
  return (
    <div className="twist-controls">
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
      <div className="twist-far" role="group" aria-label={t('twist.far')}>
        {far.map((quarters) => (
          <Button
            key={quarters}
            size="small"
            disabled={view === undefined}
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
  );
}

function SightButtons({ sight }: Pick<TwistPlaceProps, 'sight'>) {
  const { t } = useTranslation('scrubleTable');
  const { isFlat, noScene, follows, turns, onFlat, onFollow, onTurns } = sight;
  if (noScene) return <span className="small soft">{t('map.noScene')}</span>;
  return (
    <>
      {isFlat ? null : (
        <>
          {turns === undefined ? null : (
            <Button aria-expanded={turns} onClick={() => onTurns(!turns)}>
              {t('map.turn')}
            </Button>
          )}
          <Button
            className="twist-follow"
            aria-pressed={follows}
            {...(follows ? { icon: 'check' as const } : {})}
            onClick={() => onFollow(!follows)}
          >
            {t('map.follow')}
          </Button>
        </>
      )}
      <Button onClick={() => onFlat(!isFlat)}>{t(isFlat ? 'map.space' : 'map.flat')}</Button>
    </>
  );
}

function TypedTwists({ model: { play, draft, view } }: { readonly model: TableModel }) {
  const { t } = useTranslation('scrubleTable');
  const language = useScreenLanguage();
  const line = useTypedLine(JSON.stringify(draft.twists));
  return (
    <TypedForm
      play={play}
      className="twist-typed"
      line={line}
      back={mapStop}
      label={t('twist.type')}
      placeholder={t('twist.example')}
      command="scruble-map.type-twists"
      disabled={view === undefined}
      maxLength={200}
      onEnter={() => {
        const typed = twistsLine(language, line.text);
        const read = typed.asTyped(parseTwists(typed.text));
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
