import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { CubeMark } from './Cube.tsx';
import { HandCube, HiddenHandCube, Rail, type HandLook } from './HandCube.tsx';
import './hand.css';

export interface HandEntry {
  readonly cube: number;
  readonly letter: string;
  readonly mark?: CubeMark | undefined;
  readonly value: number | undefined;
  readonly others: readonly string[];
  readonly look: HandLook;
  readonly chosen: boolean;
  readonly label: string;
}

export interface HandViewProps {
  readonly entries: readonly HandEntry[];
  readonly label: string;
  readonly side: number;
  readonly several?: boolean;
  readonly active: number | undefined;
  readonly onActive: (cube: number) => void;
  readonly onPick: (cube: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onGrab?: (cube: number, event: PointerEvent) => void;
}

export function HandView(props: HandViewProps) {
  const { entries, label, side, several = false, active, onActive, onPick, onKey, onGrab } = props;
  const list = useRef<HTMLDivElement>(null);
  const current = entries.some(({ cube }) => cube === active) ? active : entries[0]?.cube;

  useLayoutEffect(() => {
    if (list.current?.contains(document.activeElement) !== true) return;
    list.current.querySelector<HTMLElement>(`[data-cube="${current}"]`)?.focus({ preventScroll: true });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = entries.findIndex(({ cube }) => cube === current);
    const to = moveByKey(event, at, entries.length);
    const next = to === undefined ? undefined : entries[to];
    if (next === undefined) {
      onKey(event);
      return;
    }
    event.preventDefault();
    onActive(next.cube);
  };
  return (
    <div className="hand">
      <div
        ref={list}
        role="listbox"
        aria-label={label}
        aria-orientation="horizontal"
        aria-multiselectable={several}
        className="hand-cubes"
        onKeyDown={onKeyDown}
      >
        {entries.map((entry) => (
          <div
            key={entry.cube}
            role="option"
            aria-selected={entry.chosen}
            data-cube={entry.cube}
            tabIndex={entry.cube === current ? 0 : -1}
            className={`hand-place${entry.chosen ? ' hand-place--chosen' : ''}`}
            onFocus={() => {
              if (entry.cube !== current) onActive(entry.cube);
            }}
            onClick={() => {
              onPick(entry.cube);
            }}
            onPointerDown={(event) => onGrab?.(entry.cube, event)}
          >
            <span className="visually-hidden">{entry.label}</span>
            <HandCube
              letter={entry.letter}
              mark={entry.mark}
              value={entry.value}
              others={entry.others}
              side={side}
              look={entry.look}
            />
          </div>
        ))}
      </div>
      <Rail />
    </div>
  );
}

export function HiddenHand({
  cubes,
  laid = 0,
  side,
  label,
}: {
  readonly cubes: number;
  /** So many of them lie on the board, and leave their outlines. */
  readonly laid?: number;
  readonly side: number;
  readonly label: string;
}) {
  return (
    <div className="hand" role="img" aria-label={label}>
      <div className="hand-cubes">
        {Array.from({ length: cubes }, (_, at) => (
          <HiddenHandCube key={at} side={side} look={at < laid ? 'place' : 'in-hand'} />
        ))}
      </div>
      <Rail />
    </div>
  );
}

function moveByKey(event: KeyboardEvent, at: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || count === 0) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'ArrowRight':
      return (at + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
