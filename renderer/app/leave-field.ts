const textFields = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

/**
 * Blurs the text field with the focus as its screen or page goes. React reports no blur of a field that is removed, so one
 * that saves on blur would lose what was typed. Call this before the router and the settings listen to these events.
 */
export function leaveFieldWithScreen(): void {
  const leave = (): void => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches(textFields)) activeElement.blur();
  };
  addEventListener('hashchange', leave);
  addEventListener('pagehide', leave);
}
