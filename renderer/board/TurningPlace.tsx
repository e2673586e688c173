import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Cube } from './Cube.tsx';
import type { Facing, Side } from './facing.ts';
import './turning.css';

export interface TurningPlaceProps {
  readonly facing: Facing;
  readonly valueOf: (letter: string) => number | undefined;
  readonly total: number | undefined;
  readonly side?: number;
  readonly onTip: (towards: Side) => void;
  readonly onLetter: (letter: string) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

const keys: Readonly<Record<string, Side>> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
};

/** Shows the chosen cube unfolded: the letters around the top one, and the total, which cannot be chosen. */
export function TurningPlace({
  facing,
  valueOf,
  total,
  side = 46,
  onTip,
  onLetter,
  onKey,
}: TurningPlaceProps) {
  const { t } = useTranslation();
  const top = useRef<HTMLButtonElement>(null);
  const net = useRef<HTMLDivElement>(null);

  // The focus stays on the top letter, whichever face was chosen.
  useLayoutEffect(() => {
    if (net.current?.contains(document.activeElement) === true) top.current?.focus();
  }, [facing]);

  const onKeyDown = (event: KeyboardEvent) => {
    const towards = keys[event.key];
    if (towards === undefined || event.altKey || event.ctrlKey || event.metaKey) {
      onKey?.(event);
      return;
    }
    event.preventDefault();
    onTip(towards);
  };
  const face = (letter: string, place: Side | 'top') => (
    <button
      key={place}
      ref={place === 'top' ? top : undefined}
      type="button"
      className={`net-face net-face--${place}`}
      tabIndex={place === 'top' ? 0 : -1}
      aria-pressed={place === 'top'}
      onClick={() => {
        onLetter(letter);
      }}
    >
      <span className="visually-hidden">{t('cube.face', { letter, value: valueOf(letter) ?? 0 })}</span>
      <Cube letter={letter} value={valueOf(letter)} side={side} look="flat" orientationBar />
    </button>
  );
  return (
    <div
      ref={net}
      role="group"
      aria-label={t('cube.turn')}
      className="net"
      style={{ '--net-side': `${side}px` } as never}
      onKeyDown={onKeyDown}
    >
      {face(facing.top, 'top')}
      {(['up', 'left', 'right', 'down'] as const).map((at) => {
        const letter = facing.sides[at];
        return letter === undefined ? null : face(letter, at);
      })}
      {total === undefined ? null : (
        <span className="net-total">
          <b>{total}</b>
          <span>{t('cube.total')}</span>
        </span>
      )}
    </div>
  );
}
