/** Numbers as a reader of English writes them: 115,494. */
export const figures = new Intl.NumberFormat('en-GB');
