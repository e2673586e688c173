/** The window that the screens are drawn for, in CSS pixels. */
const drawnFor = { width: 1280, height: 800 };

/** By how much type and controls are enlarged in a window of this size; 1 in one that is drawn for or smaller. */
export function windowScale(width: number, height: number): number {
  const scale = Math.min(width / drawnFor.width, height / drawnFor.height);
  return Math.max(1, Math.floor(scale * 20) / 20);
}

/** Keeps the scale for the window as it is in `--window-scale`, for the style sheets. */
export function keepWindowScale(): void {
  const keep = () => {
    const scale = windowScale(window.innerWidth, window.innerHeight);
    document.documentElement.style.setProperty('--window-scale', String(scale));
  };
  keep();
  window.addEventListener('resize', keep);
}
