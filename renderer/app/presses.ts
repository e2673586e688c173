interface Press {
  readonly at: number;
  readonly target: EventTarget | null;
}

const doublePressMs = 500;

/** Returns true for the second press of a double press whose first one replaced the target. */
export function missesItsTarget(before: Press, press: Press): boolean {
  if (press.at - before.at >= doublePressMs) return false;
  return before.target !== press.target && !inOneGrid(before.target, press.target);
}

/** Returns true if a person can have read what is shown since `shownAt` (milliseconds on the event clock). */
export function mayHaveRead(shownAt: number, press: Pick<Event, 'timeStamp'>): boolean {
  return press.timeStamp - shownAt >= doublePressMs;
}

/** A grid moves its focus between cells as it is filled, so all its cells count as one target. */
function inOneGrid(one: EventTarget | null, other: EventTarget | null): boolean {
  if (typeof Element === 'undefined' || !(one instanceof Element) || !(other instanceof Element))
    return false;
  const grid = other.closest('[role="grid"]');
  return grid !== null && grid === one.closest('[role="grid"]');
}

const buttons = 'button, a';
const oneLine = 'input';
const lines = 'textarea, [contenteditable="true"]';

/**
 * Keeps a press from acting on what replaced its target before anyone could read it, such as "Show Ben's hand": a held
 * Enter or Space does nothing, and the second of two quick presses or clicks belongs to the first one's target.
 */
export function guardPresses(): () => void {
  let key: Press | undefined;
  let clicked: Element | null = null;
  const onKey = (event: KeyboardEvent) => {
    if (!event.isTrusted) return;
    if (!presses(event)) {
      key = undefined;
      return;
    }
    const press: Press = { at: event.timeStamp, target: event.target };
    if (event.repeat) {
      swallow(event);
    } else if (key !== undefined && missesItsTarget(key, press)) {
      swallow(event);
      key = { ...key, at: press.at };
    } else {
      key = press;
    }
  };
  // Pointing or typing in between shows that the person has seen the new content.
  const forget = () => {
    key = undefined;
  };
  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    const button = event.target instanceof Element ? event.target.closest(buttons) : null;
    if (event.detail > 1 && button !== null && button !== clicked) swallow(event);
    else clicked = button;
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', forget, true);
  window.addEventListener('input', forget, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', forget, true);
    window.removeEventListener('input', forget, true);
    window.removeEventListener('click', onClick, true);
  };
}

/** In a text field, Space is an ordinary character. */
function presses({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(lines) !== null) return false;
  return (
    key === 'Enter' || !target.matches(`${oneLine}:not([type="radio"], [type="checkbox"], [type="file"])`)
  );
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
