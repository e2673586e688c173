/** The window size that the screens are designed for, in CSS pixels. */
const drawnFor = { width: 1280, height: 800 };

export function windowScale(width: number, height: number): number {
  const scale = Math.min(width / drawnFor.width, height / drawnFor.height);
  return Math.max(1, Math.floor(scale * 20) / 20);
}

/** Keeps `--window-scale` up to date for the style sheets. */
export function keepWindowScale(): void {
  const keep = () => {
    const scale = windowScale(window.innerWidth, window.innerHeight);
    document.documentElement.style.setProperty('--window-scale', String(scale));
  };
  keep();
  window.addEventListener('resize', keep);
}
