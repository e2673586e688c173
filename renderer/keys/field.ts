const typing = 'input, textarea, select, [contenteditable="true"]';

const pressing = `${typing}, button, a, summary, [role="button"]`;

/** Returns the field that an event comes from. */
export function fieldOf({ target }: Pick<Event, 'target'>): HTMLInputElement | null {
  return target instanceof Element ? target.closest<HTMLInputElement>(typing) : null;
}

/** Returns whether the element that an event comes from uses this chord itself: it is typed, or presses a button. */
export function isOwnKey(chord: string, { target }: Pick<Event, 'target'>): boolean {
  if (!(target instanceof Element) || /^(Control|Alt)\+/.test(chord)) return false;
  const own = chord === 'Enter' || chord === 'Space' ? pressing : typing;
  return target.closest(own) !== null;
}
