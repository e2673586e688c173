import { useLayoutEffect, useState, type RefObject } from 'react';
import { fingerSquare, fitBoard, type BoardFit } from './board-fit.ts';

export function useBoardFit(room: RefObject<HTMLElement | null>, columns: number, rows: number): BoardFit {
  const [fit, setFit] = useState(() => fitBoard({ width: 0, height: 0 }, columns, rows));
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const touch = matchMedia('(pointer: coarse)');
    const measure = () => {
      const room = { width: element.clientWidth, height: element.clientHeight };
      const next = fitBoard(room, columns, rows, touch.matches ? fingerSquare : undefined);
      setFit((before) => (isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    touch.addEventListener('change', measure);
    return () => {
      touch.removeEventListener('change', measure);
      observer.disconnect();
    };
  }, [room, columns, rows]);
  return fit;
}

function isSame(one: BoardFit, other: BoardFit): boolean {
  return (
    one.kind === other.kind &&
    one.q === other.q &&
    one.margin === other.margin &&
    one.beyond.right === other.beyond.right &&
    one.beyond.below === other.beyond.below
  );
}
