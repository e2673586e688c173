const drawings: Readonly<Record<string, string>> = {
  nets: 'M10 3h6v6h6v6h-6v8h-6v-8H4V9h6zM10 9h6v6h-6z',
  stickers: 'M4 4h7v7H4zM15 4h7v7h-7zM4 15h7v7H4zM15 15h7v7h-7z',
  board: 'M3 3h20v20H3zM3 9.700h20M3 16.300h20M9.700 3v20M16.300 3v20',
  rack: 'M2 17h22v4H2zM5 10h6v7H5zM14 10h6v7h-6z',
  deck: 'M4 7h11v15H4zM8 7V4h13v15h-6',
  pad: 'M5 4h16v19H5zM5 8h16M5 13h16M5 18h16M10.500 8v15M16 8v15',
  booklet:
    'M13 5v17M13 5C10 3.500 6 3.500 3 4.500v16c3-1 7-1 10 .5c3-1.500 7-1.500 10-.5v-16c-3-1-7-1-10 .5z',
  drilling:
    'M3 3h20v20H3zM8 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3M18 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3M8 16.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3M18 16.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3',
  plans: 'M8 4h10v18H8zM4 7h4M4 11h4M4 15h4M4 19h4M18 7h4M18 11h4M18 15h4M18 19h4',
};
const anyPaper = 'M6 3h14v20H6zM9 8h8M9 12h8M9 16h5';

/** What a product is, in a few strokes, beside its name. */
export function ProductIcon({ template }: { readonly template: string }) {
  return (
    <svg
      aria-hidden
      className="icon"
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d={drawings[template] ?? anyPaper} />
    </svg>
  );
}
