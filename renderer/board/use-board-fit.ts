import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitBoard, type BoardFit } from './board-fit.ts';

/** Fits the board to the room it stands in, again whenever that room changes. */
export function useBoardFit(room: RefObject<HTMLElement | null>, columns: number, rows: number): BoardFit {
  const [fit, setFit] = useState(() => fitBoard({ width: 0, height: 0 }, columns, rows));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => {
      const next = fitBoard({ width: element.clientWidth, height: element.clientHeight }, columns, rows);
      setFit((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [room, columns, rows]);
  return fit;
}

function isSame(one: BoardFit, other: BoardFit): boolean {
  return (
    one.kind === other.kind &&
    one.q === other.q &&
    one.beyond.right === other.beyond.right &&
    one.beyond.below === other.beyond.below
  );
}
