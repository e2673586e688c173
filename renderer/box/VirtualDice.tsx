import { useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, useRoving, useSay } from '#renderer/controls/index.ts';
import type { Difference } from '#shared/box-sync/index.ts';
import type { VirtualHand } from './use-virtual-box.ts';
import './live-picture.css';
import './virtual-dice.css';

export interface VirtualDiceProps {
  readonly hand: VirtualHand;
  /** What a game wants done, drawn as in the picture of any box. */
  readonly differences?: readonly Difference[];
  /** Squares of 21 pixels, for beside a game. */
  readonly compact?: boolean;
}

const columnName = (column: number): string => String.fromCharCode(65 + column);

/** The virtual box from above: each square a button that lifts the die from it, or puts it back. One tab stop. */
export function VirtualDice({ hand, differences = [], compact = false }: VirtualDiceProps) {
  const { t } = useTranslation('virtualBox');
  const say = useSay();
  const { rows, columns, squares, sensors, lights, plugged } = hand.box;
  const place = useRef<HTMLDivElement>(null);
  const roving = useRoving(place, rows * columns, columns);
  const acts = new Map(differences.map(({ square, act }) => [square, act]));
  const states = new Map(sensors.map(({ square, state }) => [square, state]));
  const shining = new Map(lights.map((light) => [light.square, light]));
  const nameOf = (square: number) => `${columnName(square % columns)}${Math.floor(square / columns) + 1}`;
  const lift = (square: number) => {
    const isFull = squares[square] === '1';
    hand.act({ kind: isFull ? 'lift' : 'put', squares: [square] });
    // What the box feels it says itself.
    if (!plugged || states.has(square))
      say(t(isFull ? 'unfelt.lifted' : 'unfelt.put', { square: nameOf(square) }));
  };
  return (
    <div
      className={compact ? 'live-picture' : 'live-picture live-picture--large'}
      style={{ '--live-columns': columns } as CSSProperties}
    >
      <div className="live-names live-names--columns" aria-hidden>
        {Array.from({ length: columns }, (_, column) => (
          <span key={column}>{columnName(column)}</span>
        ))}
      </div>
      <div className="live-names live-names--rows" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div className="live-tray">
        <div
          ref={place}
          role="grid"
          aria-label={t('dice', { rows, columns })}
          className="live-floor"
          onKeyDown={roving.onKeyDown}
          onBlur={roving.onBlur}
        >
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} role="row" className="virtual-row">
              {Array.from({ length: columns }, (__, column) => squareAt(row * columns + column))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );

  function squareAt(square: number) {
    const act = acts.get(square);
    const light = shining.get(square);
    const kind = squares[square] === '1' ? 'full' : 'empty';
    return (
      <span key={square} role="gridcell" className="virtual-cell">
        <button
          type="button"
          data-item
          tabIndex={square === roving.current ? 0 : -1}
          aria-label={spoken(square)}
          className={[
            'live-square virtual-square',
            `live-square--${kind}`,
            ...(act === undefined ? [] : [`live-square--${act}`]),
            ...(states.has(square) ? ['virtual-square--unsound'] : []),
          ].join(' ')}
          onFocus={() => {
            roving.onFocus(square);
          }}
          onClick={() => {
            lift(square);
          }}
        >
          {light === undefined ? null : (
            <span
              className={light.blinks ? 'virtual-light virtual-light--blinks' : 'virtual-light'}
              style={{ '--light': light.colour } as CSSProperties}
            />
          )}
          {act === undefined ? null : (
            <span className="live-act">
              <Icon name={act === 'lift' ? 'up' : 'down'} />
            </span>
          )}
        </button>
      </span>
    );
  }

  function spoken(square: number): string {
    const act = acts.get(square);
    const light = shining.get(square);
    const state = states.get(square);
    let name = t(squares[square] === '1' ? 'die' : 'none', { square: nameOf(square) });
    if (light !== undefined) name = t(light.blinks ? 'blinks' : 'lit', { name });
    if (state !== undefined) name = t('unsound', { name, state: t(`state.${state}`) });
    return act === undefined ? name : t(`act.${act}`, { name });
  }
}
