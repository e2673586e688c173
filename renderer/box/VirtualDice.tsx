import { useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoving, useAnnounce } from '#renderer/controls/index.ts';
import {
  unturnedTray,
  nameOnMap,
  squaresOver,
  type Difference,
  type FirstCorner,
  type SeenTray,
} from '#shared/box-sync/index.ts';
import { ActSign, squareLook, TrayPicture } from './TrayPicture.tsx';
import type { VirtualHand } from './use-virtual-box.ts';
import './virtual-dice.css';

/** Says where a game's tray lies over the virtual box, and what the game finds about its squares. */
export interface TrayOver {
  readonly seen: SeenTray;
  /** This corner of the map lies over the first sensor. */
  readonly first: FirstCorner;
  readonly differences: readonly Difference[];
  readonly bad: ReadonlySet<number>;
  readonly isOld: boolean;
}

export interface VirtualDiceProps {
  readonly hand: VirtualHand;
  /** Without a game, the squares lie and are named as on the box's own grid. */
  readonly over?: TrayOver;
}

export function VirtualDice({ hand, over }: VirtualDiceProps) {
  const { t } = useTranslation('virtualBox');
  const say = useAnnounce();
  const { squares, sensors, lights, plugged } = hand.box;
  const { seen, sensorUnder, differences, bad, isOld } = lying(hand.box, over);
  const columns = seen.rows[0]?.length ?? 1;
  const place = useRef<HTMLDivElement>(null);
  const roving = useRoving(place, squares.length, columns);
  const acts = new Map(differences.map(({ square, act }) => [square, act]));
  const states = new Map(sensors.map(({ square, state }) => [square, state]));
  const shining = new Map(lights.map((light) => [light.square, light]));
  const lift = (square: number) => {
    const sensor = sensorUnder(square);
    const isFull = squares[sensor] === '1';
    hand.act({ kind: isFull ? 'lift' : 'put', squares: [sensor] });
    // A change that the box feels is announced once its report arrives, so only an unfelt one is announced here.
    if (!plugged || states.has(sensor)) {
      say(t(isFull ? 'unfelt.lifted' : 'unfelt.put', { square: nameOnMap(square, seen.grid) }));
    }
  };
  return (
    <TrayPicture
      seen={seen}
      look={over === undefined ? 'live-picture--large' : 'live-picture--near'}
      isOld={isOld}
    >
      <div
        ref={place}
        role="grid"
        aria-label={t('dice', { rows: seen.rows.length, columns })}
        className="live-floor"
        onKeyDown={roving.onKeyDown}
        onBlur={roving.onBlur}
      >
        {seen.rows.map((row, line) => (
          <div key={line} role="row" className="virtual-row">
            {row.map((square, column) => squareAt(square, line * columns + column))}
          </div>
        ))}
      </div>
    </TrayPicture>
  );

  function squareAt(square: number, item: number) {
    const act = acts.get(square);
    const sensor = sensorUnder(square);
    const light = shining.get(sensor);
    const sign = squares[sensor] ?? '0';
    const look = squareLook({ sign, act, isBad: bad.has(square), isFirst: square === seen.first });
    return (
      <span key={square} role="gridcell" className="virtual-cell">
        <button
          type="button"
          {...roving.item(item)}
          aria-label={spoken(square)}
          className={`virtual-square ${look} ${states.has(sensor) ? 'virtual-square--unsound' : ''}`}
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
          <ActSign act={act} />
        </button>
      </span>
    );
  }

  function spoken(square: number): string {
    const act = acts.get(square);
    const sensor = sensorUnder(square);
    const light = shining.get(sensor);
    const state = states.get(sensor);
    let name = t(squares[sensor] === '1' ? 'die' : 'none', { square: nameOnMap(square, seen.grid) });
    if (light !== undefined) name = t(light.blinks ? 'blinks' : 'lit', { name });
    if (state !== undefined) name = t('unsound', { name, state: t(`state.${state}`) });
    if (bad.has(square)) name = t('notBelieved', { name });
    return act === undefined ? name : t(`act.${act}`, { name });
  }
}

interface Lying extends Omit<TrayOver, 'first'> {
  readonly sensorUnder: (square: number) => number;
}

const nothingBad: ReadonlySet<number> = new Set();

/** Falls back to the box's own grid where the tray does not fit it. */
function lying(box: VirtualHand['box'], over: TrayOver | undefined): Lying {
  const squareOver = over === undefined ? undefined : squaresOver(box, over.seen.grid, over.first);
  if (over === undefined || squareOver === undefined) {
    const seen = unturnedTray(box);
    return { seen, sensorUnder: (square) => square, differences: [], bad: nothingBad, isOld: false };
  }
  const sensors = new Map(squareOver.map((square, sensor) => [square, sensor]));
  return { ...over, sensorUnder: (square) => sensors.get(square) ?? square };
}
