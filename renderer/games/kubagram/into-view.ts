/** Space left above the element, in CSS pixels. */
const above = 8;

/** Scrolls only the table, so that the element begins at its top. */
export function bringIntoView(element: HTMLElement): void {
  const table = element.closest('.table');
  if (table === null || table.scrollHeight <= table.clientHeight) return;
  table.scrollTop += element.getBoundingClientRect().top - table.getBoundingClientRect().top - above;
}
