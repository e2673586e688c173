import type { gcgProblems as english } from '../../en/problem/gcg.ts';
import type { Words } from '../../words.ts';

export const gcgProblems = {
  'gcg/no-such-game': '{{game}} kan niet als GCG geschreven worden. Partijen Alphacubes wel.',
  'gcg/not-ours':
    'Deze GCG is niet door Cubewright geschreven. Daarom staat er niet in welke kubus elke letter toonde, en kun je er niet mee verder spelen. Is hij van gewone lettertegels op 15 × 15 vakken, sleep hem dan op het venster om de stellingen te bekijken, of doorzoek ze met cubewright moves FILE.gcg.',
  'gcg/second-record':
    'Op regel {{line}} begint een tweede beschrijving van een partij. Houd één partij per bestand.',
  'gcg/not-json':
    'Regel {{line}} breekt af of is beschadigd na {{pragma}}. Neem een oudere kopie van het bestand.',
  'gcg/other-line':
    'Regel {{line}} is niet wat er in deze partij volgt. Cubewright zou “{{expected}}” schrijven. Exporteer de partij opnieuw, of draai terug wat er veranderd is.',
  'gcg/too-long':
    'Deze GCG gaat na regel {{line}} door, en dat doet geen partij. Houd één partij per bestand.',
  'gcg/bad-line':
    'Regel {{line}}, “{{found}}”, is geen GCG-regel voor gewone lettertegels, zoals “>Ann: AEINRST 8D TRAIN +12 12”.',
  'gcg/off-board': 'Regel {{line}}: {{word}} op {{place}} loopt van het bord van 15 × 15 vakken af.',
  'gcg/no-tile':
    'Regel {{line}}: letter {{at}} van {{word}} op {{place}} zou er al moeten liggen, maar het vak is leeg.',
  'gcg/taken': 'Regel {{line}}: {{word}} op {{place}} bedekt de tegel {{there}}.',
  'gcg/no-positions':
    'Geen regel van deze GCG zegt welke tegels een speler had, dus er is geen stelling om te doorzoeken.',
  'gcg/at-line': 'Regel {{line}}: {{text}}',
} as const satisfies Words<typeof english>;
