/**
 * Seconds of handwork, of somebody who does it for the second time. People differ by a factor of two, so the figures are
 * round. They are reckoned from single movements and held against what others publish: the paper polyhedra of PBS ask to
 * hold a glued tab for up to a minute; classes that build a ball of 30 cut and folded pieces of card need five lessons of
 * 45 minutes, 7.5 minutes a piece; the one sheet of a paper toy with tabs and slots takes about an hour. A cube of seven
 * tabs comes out at 6 minutes here.
 */
export const handPace = {
  /** A sheet is taken up, its heading read, its offcuts cleared away. */
  sheet: 40,
  /** For a millimetre: a blade goes along a line on card at about 15 mm a second. */
  cutMm: 1 / 15,
  /** The sheet is turned and the blade set anew, at the beginning of each run of a line. */
  run: 2,
  /** The ruler is laid on two marks, and the knife drawn along it twice. */
  trim: 25,
  /** A ruler and a blunt point score it (4 s), then fingers bend it and press it down (3 s). */
  fold: 7,
  /** Glue is spread on a tab (10 s), and the tab is held until the glue takes (20 s). */
  joint: 30,
  /** The edge of a tile: twice that, for it is as long as a sheet. */
  seam: 60,
  /** A sticker is peeled off (2 s), laid on its face (3 s) and pressed (1 s). */
  sticker: 6,
  /** The stapler is set into the fold. */
  staple: 15,
  /** A hole is pricked through the paper (5 s) and drilled (25 s). */
  hole: 30,
  /** The edge of a pad is knocked even and brushed twice. */
  pad: 120,
} as const;

/** Minutes for which the brushed edge of a pad dries: makers of padding glue name half an hour. */
export const dryingMinutes = 30;

/**
 * Seconds of a cutter with a mat. Makers name 100 mm a second at most; card is cut at about 20, twice over. Before that it
 * looks for its marks, and somebody lays the sheet on the mat and peels the pieces off.
 */
export const cutterPace = { sheet: 120, mm: { once: 1 / 20, twice: 2 / 20 } } as const;

/**
 * Seconds of a small laser. Tables for diodes of 10 W and tubes of 40 W name 5 to 25 mm a second through plywood of 3 mm; the
 * slow end holds for both. Lines that are only scored go ten times as fast.
 */
export const laserPace = { sheet: 60, cutMm: 1 / 5, scoreMm: 1 / 50 } as const;

/** Seconds for one printed side: an inkjet printer at its setting for card draws three a minute. */
export const pageSeconds = 20;
/** Seconds to put a pile back into the printer for its other side. */
export const turnSeconds = 60;

/**
 * Of a 3D printer of the house, in layers of 0.2 mm with a filling of 15 %. Measured with PrusaSlicer 2.5 at its defaults:
 * 25 cubes of 15 mm take 42.4 cm3 and 4.2 hours, 4 of 20 mm 13.6 cm3 and 1.3 hours, a rack 12.1 cm3 and 1.2 hours; this
 * comes within a tenth of all three. Newer printers are up to three times as fast.
 */
export const plastic = {
  /** All that lies within so many millimetres of the surface is solid. */
  shell: 1.05,
  filling: 0.15,
  cubicMillimetresASecond: 2.8,
} as const;
