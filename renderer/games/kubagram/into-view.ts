/** Room that is left above what is brought into view, in CSS pixels. */
const above = 8;

/** Scrolls the table, where it scrolls, so far that the element begins at its top; nothing else moves. */
export function bringIntoView(element: HTMLElement): void {
  const table = element.closest('.table');
  if (table === null || table.scrollHeight <= table.clientHeight) return;
  table.scrollTop += element.getBoundingClientRect().top - table.getBoundingClientRect().top - above;
}
