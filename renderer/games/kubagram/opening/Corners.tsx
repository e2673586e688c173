import { useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { useMedia } from '#renderer/table/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import { corners, firstRowOf, rowsOf, type Corner, type KubagramView } from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Actions } from '../actions.ts';
import type { TableModel } from '../use-model.ts';
import { cornerPlaces, cornerTowards } from './corners.ts';
import { beginner, type Opening } from './opening.ts';
import './first-row.css';
import './markers.css';
import './opening.css';

interface CornersProps {
  readonly model: TableModel;
  readonly actions: Actions;
  readonly opening: Opening;
}

/** Everything round the box before its first die is taken: markers to choose from, the first row, and who sits where. */
export function Corners({ model, actions, opening }: CornersProps) {
  return (
    <>
      {opening.kind === 'waiting' ? null : <FirstRowFrame corner={opening.corner} view={model.state} />}
      {opening.kind === 'waiting'
        ? null
        : corners
            .filter((corner) => opening.kind === 'choosing' || corner === opening.corner)
            .map((corner) => (
              <SideText key={corner} model={model} corner={corner} chosen={corner === opening.corner} />
            ))}
      {opening.kind === 'choosing' ? (
        <Markers model={model} chosen={opening.corner} onChoose={actions.corner} />
      ) : null}
    </>
  );
}

interface MarkersProps {
  readonly model: TableModel;
  readonly chosen: Corner;
  readonly onChoose: (corner: Corner) => void;
}

function Markers({ model: { state, names }, chosen, onChoose }: MarkersProps) {
  const { t } = useTranslation('kubagramTable');
  const group = useRef<HTMLDivElement>(null);
  const name = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = cornerTowards(chosen, event.key);
    if (to === undefined) return;
    // Radio buttons would go round in a ring; here an arrow leads to where it points.
    event.preventDefault();
    onChoose(to);
    group.current?.querySelector<HTMLInputElement>(`[value="${to}"]`)?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={t('corner.label', { name: names[state.first] ?? '' })}
      className="kubagram-markers"
      data-dice
      onKeyDown={onKeyDown}
    >
      {corners.map((corner) => (
        <label key={corner} className={`kubagram-marker kubagram-marker--${cornerPlaces[corner].name}`}>
          <input
            type="radio"
            name={name}
            value={corner}
            checked={corner === chosen}
            onChange={() => onChoose(corner)}
          />
          <svg aria-hidden viewBox="0 0 20 20" style={{ rotate: `${-corner}deg` }}>
            <path d="M3.500 10h12M11 5.500l4.500 4.500-4.500 4.500" />
          </svg>
          <span className="visually-hidden">{t(`corner.name.${cornerPlaces[corner].name}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** The numbers say in which order the dice of the first row are taken. */
function FirstRowFrame({ corner, view }: { readonly corner: Corner; readonly view: KubagramView }) {
  const { side } = cornerPlaces[corner];
  const { squares } = firstRowOf(view, corner);
  return (
    <div aria-hidden className={`kubagram-first-row kubagram-first-row--${side}`}>
      <span className="kubagram-first-row-frame" />
      <span className="kubagram-first-row-line" />
      <span className="kubagram-first-row-numbers figures">
        {(rowsOf(corner)[0] ?? []).map((square) => (
          <span key={square}>{squares.includes(square) ? squares.indexOf(square) + 1 : null}</span>
        ))}
      </span>
    </div>
  );
}

interface SideTextProps {
  readonly model: TableModel;
  readonly corner: Corner;
  readonly chosen: boolean;
}

function SideText({ model, corner, chosen }: SideTextProps) {
  const { t } = useTranslation('kubagramTable');
  const { state } = model;
  const { side, name } = cornerPlaces[corner];
  const isPhone = useMedia(breakpoints.phone);
  return (
    <p className={`kubagram-sits kubagram-sits--${side}${chosen ? ' kubagram-sits--chosen' : ''}`}>
      <PlayerMark seat={state.first} />
      <span>
        {chosen
          ? t(`corner.sits.${isPhone ? side : 'here'}`, { name: beginner(t as Translate, model) })
          : t(`corner.orHere.${name}`)}
      </span>
    </p>
  );
}
