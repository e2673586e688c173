const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/**
 * A field that saves when it is left does so when its screen or its page goes, too, which React does not tell it. Call this
 * before anything else listens to where the page goes.
 */
export function leaveFieldWithScreen(): void {
  const leave = (): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches(textFields)) activeElement.blur();
  };
  addEventListener('hashchange', leave);
  addEventListener('pagehide', leave);
}
