import type { holderOptionTexts as english } from '../en/holder-options.ts';
import type { Words } from '../words.ts';

export const holderOptionTexts = {
  cardThickness: {
    label: 'Dikte van een kaart',
    says: { value: '0,3 mm voor karton van 300 g. Het doosje is zo diep als de stapel dik is.' },
  },
  sleeved: {
    label: 'Hoesjes',
    says: {
      true: 'Ruimte voor hoesjes: 3 mm breder, 3,5 mm hoger, per kaart 0,2 mm dikker.',
      false: 'Voor kaarten zonder hoesje.',
    },
  },
  air: {
    label: 'Speling binnenin',
    says: { value: 'Hoeveel meer ruimte er is dan de inhoud inneemt, in elke richting.' },
  },
  paperThickness: {
    label: 'Dikte van het karton',
    says: {
      value:
        'Meet tien vellen samen en deel door tien: karton van 160 g is ongeveer 0,2 mm, van 200 g 0,25, van 250 g 0,3. Vouwlijnen schuiven ermee op, zodat een kubus aan de buitenkant en een doos aan de binnenkant op maat is.',
    },
  },
  boxColumns: {
    label: 'Stukken naast elkaar',
    without: '0, passend',
    takes: '0 voor een passend aantal, of 1 tot 30',
    says: { value: '0 kiest wat op een vel past met de minste lege plaatsen.' },
  },
  boxRows: {
    label: 'Stukken achter elkaar',
    without: '0, passend',
    takes: '0 voor een passend aantal, of 1 tot 30',
    says: { value: '0 kiest wat op een vel past met de minste lege plaatsen.' },
  },
  boxLayers: {
    label: 'Lagen',
    without: '0, passend',
    takes: '0 voor een passend aantal, of 1 tot 6',
    says: { value: 'Hoeveel stukken er op elkaar liggen. 0 kiest zelf.' },
  },
  trayForm: {
    label: 'Vorm',
    choices: { inlay: 'Inlegvel', folded: 'Gevouwen' },
    says: {
      inlay: 'Alleen de vakken, op zoveel vellen als nodig, voor een bak die je hebt.',
      folded: 'Een bak met wanden, uit één vel gevouwen.',
    },
  },
  trayAir: {
    label: 'Speling in een vak',
    says: {
      value:
        'Zoveel breder is een vak dan een stuk. Vanaf 3 mm zie je de merken van Kubagram naast de stenen.',
    },
  },
  wall: {
    label: 'Hoogte van de wanden',
    without: '0, passend',
    takes: '0 voor een passende hoogte, of 5 tot 60 mm',
    says: { value: 'Met 0 zijn de wanden twee derde van een stuk hoog.' },
  },
  stripsAcross: {
    label: 'Vakjes naast elkaar',
    says: {
      value: 'Stroken karton staan tussen de vakken en schuiven half in elkaar. Met 1 zijn er geen.',
    },
  },
  stripsDown: {
    label: 'Vakjes achter elkaar',
    says: { value: 'Zoals naast elkaar: hoogstens één voor elke rij vakken.' },
  },
  material: {
    label: 'Dikte van de plaat',
    says: { value: 'Van het triplex of acryl. Meet het: wat 3 mm heet, is soms 2,7 mm.' },
  },
  finger: {
    label: 'Vinger',
    says: {
      value:
        'Hoe breed een vinger van de verbindingen ongeveer is; hij wordt zo aangepast dat elke rand gelijk begint en eindigt.',
    },
  },
  fit: {
    label: 'Passing van de verbindingen',
    choices: { loose: 'Ruim', snug: 'Passend', press: 'Klemmend' },
    says: {
      loose: 'De gaten 0,1 mm breder dan de vingers: gaat met de hand in elkaar, om te lijmen.',
      snug: 'De vingers zo breed als de gaten, als de snijbreedte verrekend is.',
      press: 'De vingers 0,1 mm breder dan de gaten: tik je het in elkaar, dan houdt hout zonder lijm.',
    },
  },
  compartmentsAcross: {
    label: 'Vakjes naast elkaar',
    says: {
      value:
        'Tussenschotten staan in sleuven van voor- en achterkant; de doos wordt zoveel groter als ze dik zijn.',
    },
  },
  compartmentsDown: {
    label: 'Vakjes achter elkaar',
    says: {
      value: 'Tussenschotten staan in sleuven van de zijkanten; de doos wordt zoveel groter als ze dik zijn.',
    },
  },
  jointKerf: {
    label: 'Snijbreedte van de verbindingen',
    says: {
      value:
        'Wat de straal wegneemt; 0 als het programma van de laser of de snijbreedte van het snijbestand er al rekening mee houdt. Panelen worden rondom de helft ervan groter getekend.',
    },
  },
} as const satisfies Words<typeof english>;
