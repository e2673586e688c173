/** Inks of the sheets, from the light theme of the house (`renderer/theme/tokens.json`). */
export const sheetInk = '#201C17';
export const softInk = '#5A5247';
export const guideInk = '#201C17';
export const woodFace = '#F8EACD';
export const woodInk = '#1F1610';
export const woodRail = '#E5C897';
export const felt = '#B4C2AD';
export const feltLine = '#A0B099';
export const feltTint = '#C9D3C1';
export const feltInk = '#213529';
export const paperWhite = '#FFFFFF';

/** How much ink a product may take: colours and grounds; solid letters on white; thin lines alone. */
export type InkMode = 'full' | 'low' | 'outline';

/** Contour of letters drawn without filling, in millimetres. */
export const contours: Readonly<Record<InkMode, number | undefined>> = {
  full: undefined,
  low: undefined,
  outline: 0.1,
};

/** Cut lines in millimetres: thin enough to vanish under the knife. */
export const cutWidths: Readonly<Record<InkMode, number>> = { full: 0.2, low: 0.12, outline: 0.08 };
