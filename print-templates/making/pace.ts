/**
 * These are seconds of handwork by a person who does it for the second time. People differ by a factor of two, so the
 * figures are round. They add up single movements and agree with published times: the paper polyhedra of PBS ask to
 * hold a glued tab for up to a minute; classes that build a ball of 30 cut and folded pieces of card need five lessons
 * of 45 minutes, 7.5 minutes a piece; a one-sheet paper toy with tabs and slots takes about an hour. A cube with seven
 * tabs comes to 6 minutes here.
 */
export const handPace = {
  /** A sheet is picked up, its heading read and its offcuts cleared. */
  sheet: 40,
  /** A blade follows a line on card at about 15 mm a second. */
  cutMm: 1 / 15,
  /** The sheet is turned and the blade set anew at the start of each run. */
  run: 2,
  /** The ruler is laid on two marks, and the knife drawn along it twice. */
  trim: 25,
  /** A ruler and a blunt point score the line (4 s), then fingers bend it and press it down (3 s). */
  fold: 7,
  /** Glue is spread on a tab (10 s), and the tab is held until the glue takes (20 s). */
  joint: 30,
  /** The edge of a tile takes twice as long as a tab, since it is as long as a sheet. */
  seam: 60,
  /** A sticker is peeled off (2 s), laid on its face (3 s) and pressed (1 s). */
  sticker: 6,
  staple: 15,
  /** A hole is pricked through the paper (5 s) and drilled (25 s). */
  hole: 30,
  /** The edge of a pad is tapped even and brushed twice. */
  pad: 120,
} as const;

/** Makers of padding glue state half an hour; the value is in minutes. */
export const dryingMinutes = 30;

/**
 * These are seconds of a cutter with a mat. Makers state at most 100 mm a second; card is cut at about 20, twice.
 * `sheet` includes the search for marks, loading the mat and peeling the pieces off.
 */
export const cutterPace = { sheet: 120, mm: { once: 1 / 20, twice: 2 / 20 } } as const;

/**
 * These are seconds of a small laser. Tables for diodes of 10 W and tubes of 40 W state 5 to 25 mm a second through 3
 * mm plywood; the slow end holds for both. Scoring is ten times as fast.
 */
export const laserPace = { sheet: 60, cutMm: 1 / 5, scoreMm: 1 / 50 } as const;

/** An inkjet printer at its setting for card prints three sides a minute. */
export const pageSeconds = 20;
/** Putting a pile back into the printer for its other side takes this many seconds. */
export const turnSeconds = 60;

/**
 * The values are for a home 3D printer with layers of 0.2 mm and an infill of 15 %. By PrusaSlicer 2.5 at its defaults,
 * 25 cubes of 15 mm take 42.4 cm3 and 4.2 hours, 4 of 20 mm 13.6 cm3 and 1.3 hours, a rack 12.1 cm3 and 1.2 hours;
 * these values come within a tenth of all three. Newer printers are up to three times as fast.
 */
export const plastic = {
  /** Everything within this many millimetres of the surface is solid. */
  shell: 1.05,
  filling: 0.15,
  cubicMillimetresASecond: 2.8,
} as const;
