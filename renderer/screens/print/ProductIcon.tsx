const drawings: Readonly<Record<string, string>> = {
  nets: 'M10 3h6v6h6v6h-6v8h-6v-8H4V9h6zM10 9h6v6h-6z',
  stickers: 'M4 4h7v7H4zM15 4h7v7h-7zM4 15h7v7H4zM15 15h7v7h-7z',
  calibration: 'M4 8h18v9H4zM7 8v4M10 8v3M13 8v4M16 8v3M19 8v4',
  'duplex-test': 'M4 4h11v15H4zM9 22h13V7M9.500 8v7M6 11.500h7',
  'kerf-coupon': 'M3 4h20v8h-3V8h-4v4h-6V8H6v4H3zM7 15h12v4h-4v4h-4v-4H7z',
  kit: 'M3 9l10-5 10 5v9l-10 5-10-5zM3 9l10 5 10-5M13 14v9',
  'label-sheets': 'M5 3h16v20H5zM7 6h5v4H7zM14 6h5v4h-5zM7 12h5v4H7zM14 12h5v4h-5zM7 18h5v3H7zM14 18h5v3h-5z',
  tiles: 'M3 3h9v9H3zM14 3h9v9h-9zM3 14h9v9H3zM16 18.500h5',
  cards: 'M4 7h11v15H4zM8 7V4h13v15h-6M7 17l2.500-6 2.500 6M8 15h3',
  mat: 'M2 4h22v18H2zM7.500 4v18M13 4v18M18.500 4v18M2 10h22M2 16h22',
  'layer-mats': 'M3 18l10 5 10-5M3 13l10 5 10-5M13 3l10 5-10 5L3 8z',
  labels: 'M4 4h18v18H4zM8.500 4v18M13 4v18M17.500 4v18M4 8.500h18M4 13h18M4 17.500h18',
  'cube-map': 'M10 2h6v22h-6zM4 7.500h18v5.500H4zM10 18.500h6',
  engraving: 'M3 12h14v11H3zM6 15h8v5H6zM23 3l-8 8-1 3 3-1 8-8z',
  board: 'M3 3h20v20H3zM3 9.700h20M3 16.300h20M9.700 3v20M16.300 3v20',
  rack: 'M2 17h22v4H2zM5 10h6v7H5zM14 10h6v7h-6z',
  deck: 'M4 7h11v15H4zM8 7V4h13v15h-6',
  pad: 'M5 4h16v19H5zM5 8h16M5 13h16M5 18h16M10.500 8v15M16 8v15',
  booklet:
    'M13 5v17M13 5C10 3.500 6 3.500 3 4.500v16c3-1 7-1 10 .5c3-1.500 7-1.500 10-.5v-16c-3-1-7-1-10 .5z',
  'tuck-box': 'M7 9h12v14H7zM7 9l3-6h12l-3 6M11 9a2 2 0 0 0 4 0',
  tray: 'M3 6h20v14H3zM6 9h14v8H6zM10.700 9v8M15.300 9v8',
  'box-net': 'M8 8h10v10H8zM8 8V3h10v5M8 18v5h10v-5M8 8H3v10h5M18 8h5v10h-5',
  'laser-box': 'M3 8h4V5h4v3h4V5h4v3h4v13H3zM3 14h20',
  drilling:
    'M3 3h20v20H3zM8 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3M18 6.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3M8 16.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3M18 16.500a1.500 1.500 0 1 1 0 3a1.500 1.500 0 1 1 0-3',
  'solid-cubes': 'M13 3l9 5v10l-9 5-9-5V8zM4 8l9 5 9-5M13 13v10',
  'sticker-jig': 'M4 22V4h18v5H9v13zM12 12h9v9h-9z',
  'letter-stencil': 'M3 5h20v16H3zM9 17l4-9 4 9M10.500 14h5',
  'solid-rack': 'M2 21L5 12l4 5 4-9 10 13z',
  'sensor-frame':
    'M3 6h20v14H3zM6.500 13a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M16.500 13a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0M11 6l1 3h2l1-3M11 20l1-3h2l1 3',
  'solder-jig': 'M3 15h20v6H3zM6 15V9h3v6M17 15V9h3v6M4 6h18v3H4zM13 9v6',
  plans: 'M8 4h10v18H8zM4 7h4M4 11h4M4 15h4M4 19h4M18 7h4M18 11h4M18 15h4M18 19h4',
};
const anyPaper = 'M6 3h14v20H6zM9 8h8M9 12h8M9 16h5';

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
