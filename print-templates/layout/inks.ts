/** The inks follow the light theme (`renderer/theme/tokens.json`). */
export const sheetInk = '#201C17';
export const softInk = '#5A5247';
export const guideInk = '#201C17';
export const woodFace = '#F8EACD';
export const woodInk = '#1F1610';
export const woodRail = '#E5C897';
export const trayFloor = '#DDD3BF';
export const felt = '#B4C2AD';
export const feltLine = '#A0B099';
export const feltTint = '#C9D3C1';
export const feltInk = '#213529';
export const paperWhite = '#FFFFFF';

/** `full` prints colours and grounds, `low` solid letters on white, `outline` thin lines only. */
export type InkMode = 'full' | 'low' | 'outline';

export const outlineWidths: Readonly<Record<InkMode, number | undefined>> = {
  full: undefined,
  low: undefined,
  outline: 0.1,
};

export const cutWidths: Readonly<Record<InkMode, number>> = { full: 0.2, low: 0.12, outline: 0.08 };
