/** As 115,494. */
export const figures = new Intl.NumberFormat('en-GB');
