import type { Press } from '#renderer/table/index.ts';
import type { Place } from '../standing.ts';

const last = 3;

/**
 * Returns the cell that a key leads to: the same cell at an edge, undefined for other keys. Left and right also lead
 * into the next layer.
 */
export function walk(at: Place, press: Press & Pick<KeyboardEvent, 'shiftKey'>): Place | undefined {
  if (press.altKey || press.metaKey || press.shiftKey) return undefined;
  if (press.ctrlKey) {
    if (press.key === 'Home') return { x: 0, y: last, height: 0 };
    return press.key === 'End' ? { x: last, y: 0, height: last } : undefined;
  }
  switch (press.key) {
    case 'ArrowRight':
      if (at.x < last) return { ...at, x: at.x + 1 };
      return at.height < last ? { ...at, x: 0, height: at.height + 1 } : at;
    case 'ArrowLeft':
      if (at.x > 0) return { ...at, x: at.x - 1 };
      return at.height > 0 ? { ...at, x: last, height: at.height - 1 } : at;
    case 'ArrowUp':
      return { ...at, y: Math.min(last, at.y + 1) };
    case 'ArrowDown':
      return { ...at, y: Math.max(0, at.y - 1) };
    case 'Home':
      return { ...at, x: 0 };
    case 'End':
      return { ...at, x: last };
    case 'PageUp':
      return { ...at, height: Math.min(last, at.height + 1) };
    case 'PageDown':
      return { ...at, height: Math.max(0, at.height - 1) };
    default:
      return undefined;
  }
}
