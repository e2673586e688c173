import { wordOptionTexts } from '#shared/i18n/nl/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { kubagramOptionTexts as english } from '../options.ts';

export const kubagramOptionTexts = {
  set: {
    label: 'Stenen',
    choices: { en: 'Engels', nl: 'Nederlands', af: 'Afrikaans', sv: 'Zweeds', own: 'Een eigen set' },
    says: {
      en: 'De Engelse stenen, met een Engelse woordenlijst tenzij je een andere kiest.',
      nl: 'De Nederlandse stenen: IJ is één letter op één vlak. De woordenlijst is Nederlands, tenzij je een andere kiest.',
      af: 'De Afrikaanse stenen, met een Afrikaanse woordenlijst tenzij je een andere kiest.',
      sv: 'Zweedse stenen die we zelf hebben gemaakt, niet van de makers van Kubagram. De woordenlijst is Zweeds, tenzij je een andere kiest.',
      own: 'Stenen van eigen ontwerp: 105 met elk drie letters, en drie jokers.',
    },
  },
  ownSet: {
    label: 'Mijn set',
    says: {
      lines: 'De tekst van een setbestand, zoals de ontwerper en cubewright set propose die schrijven.',
    },
  },
  minLength: {
    label: 'Kortste woord',
    says: {
      value: 'Woorden hebben zoveel letters of meer; 3 of 4 voor kinderen, 6 en meer voor kenners.',
    },
  },
  judge: {
    label: 'Wie over woorden oordeelt',
    choices: { assisted: 'De lijst', challenge: 'De tafel' },
    says: {
      assisted: 'Een woord dat niet in de lijst staat, kun je niet claimen.',
      challenge: 'Je kunt elke spelling claimen, tot iemand die betwijfelt.',
    },
  },
  lookupPenalty: {
    label: 'Opzoeken kost 5',
    choices: {
      claimant: 'Wie fout claimde',
      challenger: 'Wie onterecht twijfelde',
      both: 'Wie ongelijk had',
    },
    says: {
      claimant: 'Een fout woord kost zijn speler 5 punten; onterecht twijfelen kost niets.',
      challenger: 'Onterecht twijfelen kost 5 punten; een fout woord gaat alleen terug.',
      both: 'Een fout woord kost zijn speler 5 punten, onterecht twijfelen de twijfelaar.',
    },
  },
  drawnJoker: {
    label: 'Bij het begin getrokken joker',
    choices: { out: 'Doet niet mee', setAside: 'Ligt opzij' },
    says: {
      out: 'Hij blijft liggen en kost niets.',
      setAside:
        'Zijn speler mag hem later gebruiken; is hij op het eind niet gebruikt, dan kost hij zijn zes vlakken.',
    },
  },
  zeroReceiver: {
    label: 'Een doorgegeven steen van een 0',
    choices: { extra: 'Is een extra steen', asTurn: 'Is de steen van de beurt' },
    says: {
      extra: 'Wie hem krijgt, legt hem eerst en speelt dan een gewone beurt.',
      asTurn: 'Wie hem krijgt, legt hem, mag woorden claimen en neemt geen andere steen.',
    },
  },
  lastShort: {
    label: 'Korte woorden in de laatste beurt',
    choices: { declared: 'Als de speler het zegt', checked: 'Als de lijst niets vindt' },
    says: {
      declared: 'De laatste speler zegt dat er geen lang woord meer is, en gaat verder met korte.',
      checked: 'Pas als de lijst geen lang woord meer vindt met de stenen die over zijn.',
    },
  },
  lastExtensionMin: {
    label: 'Stenen om te verlengen',
    says: {
      value: 'In de laatste beurt mag een woord dat er ligt met zoveel stenen of meer verlengd worden.',
    },
  },
  strict: {
    label: 'Streng spelen',
    says: {
      true: 'Tot het eind geen hints, geen lijst van ongeziene stenen en geen terugkijken.',
      false: 'Hints zijn er voor wie ze vraagt, en op het scoreblad staat wie dat deed.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Woorden die de tafel verbiedt',
    says: { lines: 'Eén woord per regel: afkortingen, leenwoorden en andere die niet mogen tellen.' },
  },
} as const satisfies Words<typeof english>;
