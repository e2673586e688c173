/** A press that moves further than this is a drag; anything less is a click. */
const dragAfter = 6;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Whether a press that began at `x`, `y` has become a drag. */
export function isDrag(
  { x, y }: { readonly x: number; readonly y: number },
  { clientX, clientY }: Point,
): boolean {
  return Math.hypot(clientX - x, clientY - y) >= dragAfter;
}

/** The click that ends a drag is no click of its own. */
export function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => {
    document.removeEventListener('click', swallow, { capture: true });
  }, 0);
}
