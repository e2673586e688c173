import { useState } from 'react';
import { HandView, type HandEntry } from '#renderer/board/index.ts';
import { cubeId, type CubeId } from '#shared/kernel/index.ts';
import type { Grab } from '../use-cube-drag.tsx';
import type { OnKey } from '../use-keys.ts';

export interface CubeRowProps {
  readonly entries: readonly HandEntry[];
  readonly label: string;
  readonly side: number;
  readonly onPick: ((cube: CubeId) => void) | undefined;
  readonly onKey: OnKey;
  readonly onGrab?: Grab | undefined;
}

export function CubeRow({ entries, label, side, onPick, onKey, onGrab }: CubeRowProps) {
  const [active, setActive] = useState<number>();
  if (entries.length === 0) return null;
  const pick = (cube: number) => {
    setActive(cube);
    onPick?.(cubeId(cube));
  };
  return (
    <HandView
      entries={entries}
      label={label}
      side={side}
      active={active}
      onActive={setActive}
      onPick={pick}
      onGrab={(cube, event) => onGrab?.(cubeId(cube), event)}
      onKey={(event) => {
        const option = event.target instanceof Element ? event.target.closest('[data-cube]') : null;
        const cube = option?.getAttribute('data-cube');
        if (event.key === ' ' && cube !== null && cube !== undefined) {
          event.preventDefault();
          pick(Number(cube));
          return;
        }
        onKey(event, 'cubes');
      }}
    />
  );
}
