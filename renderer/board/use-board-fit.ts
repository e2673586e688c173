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
      setFit((before) => (before.kind === next.kind && before.q === next.q ? before : next));
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
