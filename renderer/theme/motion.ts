/** Returns true where nothing may travel or turn: by the settings, or else by the system's wish. */
export function isMotionReduced(): boolean {
  const chosen = document.documentElement.dataset['motion'];
  return chosen === undefined ? matchMedia('(prefers-reduced-motion: reduce)').matches : chosen === 'reduced';
}
