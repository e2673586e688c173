/** A field that saves when it is left does so as the page goes, too. Call this before what saves as the page goes. */
export function leaveFieldWithPage(): void {
  addEventListener('pagehide', () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}
