import { createHash } from 'node:crypto';
import { writePdf } from '#print-templates/drawing/pdf/index.ts';
import { findProduct } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';

// A product parses options that may be anything, lays sheets out in millimetres, and a writer draws them.
const nets = findProduct('kubagram-en-nets');
if (nets === undefined) throw new Error('no such product');
const options = expectOk(nets.parse({ paper: 'a4', cubes: ['1-12'] }));
const sheets = expectOk(nets.layout(options));
const [first] = sheets.sheets;
console.log(sheets.sheets.length, 'sheet of', first?.width, 'x', first?.height, 'mm');
const pdf = expectOk(await writePdf(sheets));
const again = expectOk(await writePdf(sheets));
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
console.log('a PDF:', new TextDecoder('latin1').decode(pdf.subarray(0, 4)));
console.log('the same bytes every time:', hash(pdf) === hash(again));

// It prints:
// 1 sheet of 210 x 297 mm
// a PDF: %PDF
// the same bytes every time: true
