import type { checks as english } from '../en/checks.ts';
import type { Words } from '../words.ts';

export const checks = {
  severity: {
    error: 'Moet hersteld worden',
    warning: 'Maakt het spelen minder leuk',
    note: 'Goed om te weten',
  },
  'no-letters': 'Op geen enkel stuk staat een letter. Geef minstens één stuk een letter.',
  'wrong-total_one':
    'Op stuk {{piece}} staat {{shown}}, maar de som van zijn letters is {{total}}. Zet de som erop.',
  'wrong-total_other':
    'Op stuk {{piece}} staat {{shown}}, maar de som van zijn letters is {{total}}; zo is het bij {{count}} stukken. Zet de sommen erop.',
  'letter-again_one':
    'Op stuk {{piece}} staat {{letters}} vaker dan zijn andere letters, dus het biedt er minder. Wijzig er een.',
  'letter-again_other':
    'Op stuk {{piece}} staat {{letters}} vaker dan zijn andere letters, dus het biedt er minder; zo is het bij {{count}} stukken.',
  'no-glyph':
    'Geen lettertype van Cubewright heeft {{letters}}, dus afdrukken gaat niet. Neem andere letters, of laat ze weg.',
  'no-product': 'Van deze stukken kan geen vel gemaakt worden. Geef ze één tot zes vlakken.',
  duplicates_one: 'Er zijn stukken met dezelfde letters: {{groups}}. Wijzig op een ervan een letter.',
  duplicates_other:
    'In {{count}} groepen hebben stukken dezelfde letters: {{groups}}. Wijzig op alle behalve één een letter.',
  'missing-letters': 'Op geen enkel stuk staat {{letters}}. Voeg dat toe als je woorden het nodig hebben.',
  'missing-words':
    'Op geen enkel stuk staat {{letters}}: {{percent}} % van de woorden van de lijst is niet te spellen. Zet elk op een stuk.',
  'unused-letters':
    'In korte woorden van de lijst komt niet voor: {{letters}}. Vervang dat, of kies een andere lijst.',
  'few-vowels':
    'Slechts {{percent}} % van de letters zijn klinkers; bij deze woorden past {{least}} tot {{most}} %. Zet meer klinkers op de stukken.',
  'many-vowels':
    '{{percent}} % van de letters zijn klinkers; bij deze woorden past {{least}} tot {{most}} %. Zet meer medeklinkers op de stukken.',
  'without-vowel_one': 'Stuk {{numbers}} heeft geen klinker. Een hand met zulke stukken is lastig te spelen.',
  'without-vowel_other':
    '{{count}} stukken hebben geen klinker: {{numbers}}. Een hand met zulke stukken is lastig te spelen.',
  'value-too-high': '{{letters}} telt {{value}}, maar is makkelijk te leggen. {{fair}} zou eerlijk zijn.',
  'value-too-low': '{{letters}} telt maar {{value}}, en is toch lastig te leggen. {{fair}} zou eerlijk zijn.',
  'few-pieces_one': 'Er is maar {{count}} stuk om mee te spellen. In een hand horen er {{hand}}.',
  'few-pieces_other': 'Er zijn maar {{count}} stukken om mee te spellen. In een hand horen er {{hand}}.',
  'box-lacks':
    'Geen vak van de bak heeft {{marks}}. Verf er een paar, anders gaat elke steen er op dezelfde manier uit.',
  'box-idle':
    'De bak heeft eigen merken, maar Kubagram is met deze stukken niet te spelen. De merken worden bewaard en afgedrukt.',
  balance: {
    blockers_zero: 'Geen letter blokkeert.',
    blockers_one: 'Een letter die blokkeert: {{letters}} van de woorden die handen zonder die letter maken.',
    blockers_other: 'Letters die blokkeren: {{letters}} van de woorden die handen zonder die letters maken.',
    blocker: '{{letter}} {{share}} %',
  },
  plays: 'Je kunt er dit mee spelen: {{games}}.',
  'plays-nothing': 'Je kunt dit afdrukken, maar nog in geen van de spellen gebruiken. {{why}}',
  wants: {
    'three-letters': 'drie verschillende letters op zes vlakken',
    'six-letters': 'een letter op elk van zes vlakken',
    letters: 'één tot zes verschillende letters, en geen blanco of premie',
    'five-letters-and-blank': 'vijf verschillende letters, geen daarvan IJ, en een blanco',
    'no-letter': 'getallen en geen letter',
  },
} as const satisfies Words<typeof english>;
