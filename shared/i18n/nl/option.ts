import type { option as english } from '../en/option.ts';
import type { Words } from '../words.ts';
import { printOptionTexts } from './option-print.ts';

const cutterOptionTexts = {
  x: {
    label: 'Snijbreedte opzij',
    says: { value: 'Wat de laser of het mes van links naar rechts wegneemt.' },
  },
  y: {
    label: 'Snijbreedte omlaag',
    says: { value: 'Wat de laser of het mes van boven naar beneden wegneemt.' },
  },
  cutContent: {
    label: 'Wat snijbestanden bevatten',
    choices: { all: 'Alles', lines: 'Alleen snijlijnen' },
    says: {
      all: 'Alles wat gedrukt wordt, op eigen lagen naast de lijnen om te snijden en te rillen.',
      lines:
        'Alleen de lijnen die gesneden en gerild worden, en de tekens voor afdrukken en snijden: voor karton dat blanco blijft.',
    },
  },
  cutFiles: {
    label: 'Vellen in snijbestanden',
    choices: { each: 'Het getoonde', together: 'Alles in één bestand' },
    says: {
      each: 'Het vel dat je ziet, als een eigen bestand.',
      together:
        'Elk vel dat gesneden of gerild wordt, naast elkaar in één bestand. Kies voor een laser zijn bed bij Papier, of de maat ervan als eigen maat.',
    },
  },
  cutLines: {
    label: 'Snijlijnen in SVG',
    choices: { hairline: 'Haarlijnen', visible: 'Zichtbaar' },
    says: {
      hairline:
        '0,01 mm, zoals lasers met een printerstuurprogramma ze willen. Veel programma’s tonen ze niet.',
      visible: '0,25 mm, wat elk programma toont. Een machine die op kleur werkt, volgt het midden.',
    },
  },
} as const satisfies Words<(typeof english)['cutter']>;

/** Letters name the lines on the calibration sheet that people measure with a ruler. */
const printerOptionTexts = {
  across: { label: 'A, lijn opzij', says: { value: 'Getekend met 150 mm.' } },
  down: { label: 'B, lijn omlaag', says: { value: 'Getekend met 150 mm.' } },
  left: {
    label: 'C, van links',
    says: { value: 'Van de linkerrand van het papier tot het kruis, getekend met 20 mm.' },
  },
  top: {
    label: 'C, van boven',
    says: { value: 'Van de bovenrand van het papier tot het kruis, getekend met 20 mm.' },
  },
  leftBelow: {
    label: 'D, van links',
    says: {
      value:
        'Van de linkerrand van het papier tot het onderste einde van de lijn omlaag, getekend met 20 mm.',
    },
  },
  backRight: {
    label: 'Achterkanten naar rechts',
    says: { value: 'Zoals de proef van beide kanten zegt, van voren gezien; onder 0 is naar links.' },
  },
  backDown: {
    label: 'Achterkanten omlaag',
    says: { value: 'Zoals de proef van beide kanten zegt, van voren gezien; onder 0 is omhoog.' },
  },
} as const satisfies Words<(typeof english)['printer']>;

/** The options of the games come from their own folders. */
export const option = {
  print: printOptionTexts,
  printer: printerOptionTexts,
  cutter: cutterOptionTexts,
} as const satisfies Words<Pick<typeof english, 'print' | 'printer' | 'cutter'>>;
